import type { Account } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { hasPasskeys, proveByPasskey, proveByPassword } from './account-api.ts';
import { PasswordField } from './account-fields.tsx';
import { useTell } from './text.ts';
import { useDoing } from './use-doing.ts';

interface ProveProps {
  readonly account: Account;
  /** They have proved it: what they wanted to do can go ahead. */
  onProven(): void;
  onClose(): void;
}

/** An unlocked device is not enough to change an account: people prove once more that it is theirs. */
export function ProveDialog({ account, onProven, onClose }: ProveProps) {
  const tell = useTell();
  const { isBusy, run } = useDoing();
  const [password, setPassword] = useState('');
  const canSign = account.passkeys.length > 0 && hasPasskeys();
  const show = (work: () => Promise<unknown>): void =>
    run(async () => {
      await work();
      onProven();
    });
  return (
    <Dialog title={tell('isItYou')} onClose={onClose}>
      <p>{tell(canSign || account.hasPassword ? 'isItYouLead' : 'isItYouNoWay')}</p>
      {account.hasPassword && (
        <form
          className="ca-prove"
          onSubmit={event => {
            event.preventDefault();
            show(() => proveByPassword(password));
          }}
        >
          <PasswordField label={tell('password')} value={password} onValue={setPassword} />
          <Button
            type="submit"
            tone={canSign ? undefined : 'main'}
            isOff={isBusy}
            label={tell('goOn')}
          />
        </form>
      )}
      {canSign && (
        <p className="cw-actions">
          <Button
            tone="main"
            isOff={isBusy}
            label={tell('byPasskey')}
            onPress={() => show(proveByPasskey)}
          />
        </p>
      )}
    </Dialog>
  );
}

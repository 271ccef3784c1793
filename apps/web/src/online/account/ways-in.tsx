import type { Account } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { ago } from '../../strings/text.ts';
import { addPasskey, hasPasskeys, newCodes, removePasskey, setPassword } from './account-api.ts';
import { PasswordField } from './account-fields.tsx';
import { useTell } from './text.ts';

export interface WaysInProps {
  readonly account: Account;
  /** Does something for which they may first have to prove that it is them. */
  sure(work: () => Promise<void>): void;
  onCodes(codes: readonly string[]): void;
}

/** How they come back to their account: passkeys, a password, recovery codes. */
export function WaysIn({ account, sure, onCodes }: WaysInProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const { passkeys, hasPassword, codesLeft } = account;
  const isLast = passkeys.length === 1 && !hasPassword;
  return (
    <section className="ct-framed" aria-labelledby="ca-ways">
      <div className="ct-cloth ca-ways">
        <h2 id="ca-ways">{tell('ways')}</h2>
        <ul>
          {passkeys.map(passkey => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              {...(isLast
                ? {}
                : { onRemove: () => sure(async () => void (await removePasskey(passkey.id))) })}
            />
          ))}
          <li className="ca-way">
            <Glyph name={hasPassword ? 'check' : 'keys'} />
            <div>
              <strong>{tell('password')}</strong>
              <small>{tell(hasPassword ? 'passwordSet' : 'passwordNone')}</small>
            </div>
            <Button
              label={tell(hasPassword ? 'change' : 'setOne')}
              heard={`${tell('password')}: ${tell(hasPassword ? 'change' : 'setOne')}`}
              onPress={() => setIsAsking(true)}
            />
          </li>
          <li className="ca-way" data-few={codesLeft < 3 || undefined}>
            <Glyph name="log" />
            <div>
              <strong>{tell('codes')}</strong>
              <small>{tell('codesLeft', { n: codesLeft })}</small>
            </div>
            <Button
              label={tell('newCodes')}
              onPress={() => sure(async () => onCodes((await newCodes()).codes))}
            />
          </li>
        </ul>
        {hasPasskeys() && (
          <p className="cw-actions">
            <Button
              glyph="new"
              label={tell('addPasskey')}
              onPress={() =>
                sure(async () => {
                  await addPasskey();
                  notify(tell('passkeyAdded'));
                })
              }
            />
          </p>
        )}
      </div>
      {isAsking && (
        <NewPassword
          canDrop={hasPassword && passkeys.length > 0}
          onPassword={password => {
            setIsAsking(false);
            sure(async () => {
              await setPassword(password);
              notify(tell(password === null ? 'passwordGone' : 'passwordChanged'));
            });
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: Account['passkeys'][number];
  onRemove?(): void;
}

function PasskeyRow({ passkey: { device, since, seen }, onRemove }: PasskeyRowProps) {
  const tell = useTell();
  const { locale, say } = useApp();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(since);
  const called = tell('passkeyOf', { device: device || tell('someDevice') });
  return (
    <li className="ca-way">
      <Glyph name="check" />
      <div>
        <strong>{called}</strong>
        <small>
          {tell('passkeyTimes', {
            since: day,
            seen: ago(locale, seen, Date.now()) ?? say('justNow'),
          })}
        </small>
      </div>
      {onRemove !== undefined && (
        <Button
          label={tell('remove')}
          heard={`${tell('remove')}: ${called}, ${day}`}
          onPress={onRemove}
        />
      )}
    </li>
  );
}

interface NewPasswordProps {
  readonly canDrop: boolean;
  onPassword(password: string | null): void;
  onClose(): void;
}

function NewPassword({ canDrop, onPassword, onClose }: NewPasswordProps) {
  const tell = useTell();
  const [password, setText] = useState('');
  return (
    <Dialog title={tell('password')} onClose={onClose}>
      <form
        className="ca-prove"
        onSubmit={event => {
          event.preventDefault();
          onPassword(password);
        }}
      >
        <PasswordField label={tell('newPassword')} value={password} isNew onValue={setText} />
        <p className="cw-actions">
          <Button type="submit" tone="main" label={tell('setOne')} />
          {canDrop && <Button label={tell('withoutPassword')} onPress={() => onPassword(null)} />}
        </p>
      </form>
    </Dialog>
  );
}

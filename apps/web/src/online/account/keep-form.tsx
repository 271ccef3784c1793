import { plainName } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import { hasPasskeys, keepByPasskey, keepByPassword } from './account-api.ts';
import { NameField, PasswordField } from './account-fields.tsx';
import { useTell } from './text.ts';
import { useDoing } from './use-doing.ts';

interface KeepFormProps {
  readonly name: string;
  /** The account was created, with this name; the codes are shown once. */
  onKept(name: string, codes: readonly string[]): void;
}

/** Makes an account of a guest. */
export function KeepForm({ name: before, onKept }: KeepFormProps) {
  const tell = useTell();
  const { isBusy, run } = useDoing();
  const [name, setName] = useState(before);
  const [password, setPassword] = useState('');
  const [isByPassword, setIsByPassword] = useState(!hasPasskeys());
  const keep = (): void =>
    run(async () => {
      const kept = plainName(name);
      const { codes } = await (isByPassword ? keepByPassword(kept, password) : keepByPasskey(kept));
      onKept(kept, codes);
    });
  return (
    <section className="ct-framed ca-keep" aria-labelledby="ca-keep">
      <form
        className="ct-cloth"
        onSubmit={event => {
          event.preventDefault();
          keep();
        }}
      >
        <h2 id="ca-keep">{tell('keep')}</h2>
        <p>{tell('keepLead')}</p>
        <ul className="ca-points">
          {(['keepSeats', 'keepBack', 'keepNoMail'] as const).map(key => (
            <li key={key}>
              <Glyph name="check" />
              {tell(key)}
            </li>
          ))}
        </ul>
        <div className="ca-fields">
          <NameField value={name} onValue={setName} />
          {isByPassword && (
            <PasswordField label={tell('password')} value={password} isNew onValue={setPassword} />
          )}
        </div>
        <p className="cw-actions">
          <Button
            type="submit"
            tone="main"
            isOff={isBusy}
            label={tell(isByPassword ? 'keepByPassword' : 'keepByPasskey')}
          />
          {hasPasskeys() && (
            <Button
              label={tell(isByPassword ? 'ratherPasskey' : 'ratherPassword')}
              onPress={() => setIsByPassword(!isByPassword)}
            />
          )}
        </p>
        <p className="ca-small">
          {tell(isByPassword ? (hasPasskeys() ? 'passwordIs' : 'noPasskeysHere') : 'passkeyIs')}{' '}
          <a href={href('friends', 'sign-in')}>{tell('haveOne')}</a>
        </p>
      </form>
    </section>
  );
}

import type { Me } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { go, href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import {
  askForMail,
  hasPasskeys,
  signInByCode,
  signInByMail,
  signInByPasskey,
  signInByPassword,
} from './account-api.ts';
import './account.css';
import { NameField, PasswordField } from './account-fields.tsx';
import { useTell } from './text.ts';
import { useDoing } from './use-doing.ts';

interface SignInProps {
  /** Who this browser is now. */
  readonly me: Me | null;
  /** From a mail, which lets them in; empty: they come without. */
  readonly code: string;
  /** Whether this server could send one. */
  readonly sendsMail: boolean;
  onBecome(me: Me): void;
}

/** `#/friends/sign-in`: this device becomes that of someone who has kept an account. */
export function SignIn({ me, code, sendsMail, onBecome }: SignInProps) {
  const tell = useTell();
  const { notify, change } = useApp();
  const { isBusy, run } = useDoing();
  const [isByCode, setIsByCode] = useState(false);
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const instead = me?.guest ?? null;
  const come = (work: () => Promise<Me>): void =>
    run(async () => {
      const known = await work();
      onBecome(known);
      change({ name: known.name });
      notify(tell('welcome', { name: known.name }));
      go('friends', 'account');
    });
  return (
    <Screen
      title={tell('signIn')}
      lead={tell('signInLead')}
      width="text"
      over={
        <p className="cw-over">
          <a href={href('friends')}>{tell('friends')}</a>
        </p>
      }
    >
      <div className="co-who">
        {me !== null && <p>{tell('signInInstead', { name: me.name })}</p>}
        {code !== '' && (
          <section className="ct-framed">
            <div className="ct-cloth ca-door">
              <p>{tell('mailLink')}</p>
              <Button
                tone="main"
                isOff={isBusy}
                label={tell('signIn')}
                onPress={() => come(() => signInByMail(code, instead))}
              />
            </div>
          </section>
        )}
        {code === '' && hasPasskeys() && (
          <section className="ct-framed">
            <div className="ct-cloth ca-door">
              <p>{tell('signInPasskey')}</p>
              <Button
                tone="main"
                isOff={isBusy}
                label={tell('byPasskey')}
                onPress={() => come(() => signInByPasskey(instead))}
              />
            </div>
          </section>
        )}
        <section className="cw-panel">
          <form
            className="ca-prove"
            onSubmit={event => {
              event.preventDefault();
              const by = isByCode ? signInByCode : signInByPassword;
              come(() => by(name, secret, instead));
            }}
          >
            <h2>{tell(isByCode ? 'byCode' : 'byPassword')}</h2>
            <NameField value={name} onValue={setName} />
            {isByCode ? (
              <label className="cw-field">
                <span>{tell('oneCode')}</span>
                <input
                  className="cw-input ca-code"
                  value={secret}
                  maxLength={60}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellcheck={false}
                  required
                  onInput={event => setSecret(event.currentTarget.value)}
                />
                <small className="cw-hint">{tell('codeHint')}</small>
              </label>
            ) : (
              <PasswordField label={tell('password')} value={secret} onValue={setSecret} />
            )}
            <p className="cw-actions">
              <Button
                type="submit"
                tone={hasPasskeys() || code !== '' ? undefined : 'main'}
                isOff={isBusy}
                label={tell('signIn')}
              />
              <Button
                tone="quiet"
                label={tell(isByCode ? 'ratherPassword' : 'lostAll')}
                onPress={() => {
                  setIsByCode(!isByCode);
                  setSecret('');
                }}
              />
              {isByCode && sendsMail && (
                <Button
                  tone="quiet"
                  isOff={isBusy || name.trim() === ''}
                  label={tell('byMail')}
                  onPress={() =>
                    run(async () => {
                      await askForMail(name);
                      notify(tell('byMailHint'));
                    })
                  }
                />
              )}
            </p>
          </form>
        </section>
      </div>
    </Screen>
  );
}

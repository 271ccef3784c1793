import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Tick } from '../tick.tsx';
import { setMail, setWishes } from './calls-api.ts';
import type { CallsProps } from './calls-props.ts';
import { useTell } from './text.ts';

interface MailProps extends CallsProps {
  /** Does something for which they may first have to prove that it is them. */
  sure(work: () => Promise<void>): void;
}

/** Mail, where the server sends any: to an address whose owner has opened a link in it. */
export function Mail({ calling: { mail }, wishes, change, sure }: MailProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [address, setAddress] = useState('');
  const ask = (): void =>
    sure(async () => {
      // The letter is in the language they read here.
      await setWishes({ ...wishes, mail: true });
      await setMail(address);
      setAddress('');
      notify(tell('mailSent', { address }));
    });
  const end = (): void =>
    sure(async () => {
      await setMail(null);
      change({ mail: false });
    });
  return (
    <section className="cw-panel" aria-labelledby="cc-mail">
      <h2 id="cc-mail">{tell('mail')}</h2>
      <p>{tell('mailLead')}</p>
      {mail === null ? (
        <form
          className="cc-form"
          onSubmit={event => {
            event.preventDefault();
            ask();
          }}
        >
          <label className="cw-field">
            <span>{tell('mailAddress')}</span>
            <input
              type="email"
              className="cw-input"
              value={address}
              maxLength={200}
              autoComplete="email"
              required
              onInput={event => setAddress(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" label={tell('mailAsk')} />
        </form>
      ) : (
        <>
          <p>
            <strong className="cc-address">{mail.address}</strong>
            {!mail.isConfirmed && <small className="cw-hint">{tell('mailOpen')}</small>}
          </p>
          {mail.isConfirmed && (
            <Tick
              label={tell('mailTurns')}
              hint={tell('mailTurnsHint')}
              isOn={wishes.mail}
              onChange={on => change({ mail: on })}
            />
          )}
          <p className="cw-actions">
            <Button label={tell('mailEnd')} onPress={end} />
          </p>
        </>
      )}
    </section>
  );
}

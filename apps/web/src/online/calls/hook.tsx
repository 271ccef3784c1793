import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { setWishes } from './calls-api.ts';
import type { CallsProps } from './calls-props.ts';
import { useTell } from './text.ts';

/** An address the server sends messages to: a chat's, or that of someone's own program. */
export function Hook({ wishes, look }: CallsProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [address, setAddress] = useState(wishes.hook ?? '');
  const keep = (hook: string | null): void => {
    setWishes({ ...wishes, hook }).then(
      () => {
        setAddress(hook ?? '');
        notify(tell(hook === null ? 'hookGone' : 'hookKept'));
        look();
      },
      () => notify(tell('hookRefused'), 'bad'),
    );
  };
  return (
    <section className="cw-panel" aria-labelledby="cc-hook">
      <h2 id="cc-hook">{tell('hook')}</h2>
      <form
        className="cc-form"
        onSubmit={event => {
          event.preventDefault();
          keep(address.trim() || null);
        }}
      >
        <label className="cw-field">
          <span>{tell('hookAddress')}</span>
          <input
            type="url"
            className="cw-input"
            value={address}
            maxLength={500}
            placeholder="https://"
            autoComplete="off"
            spellcheck={false}
            onInput={event => setAddress(event.currentTarget.value)}
          />
          <small className="cw-hint">{tell('hookHint')}</small>
        </label>
        <p className="cw-actions">
          <Button type="submit" label={tell('hookKeep')} isOff={address === (wishes.hook ?? '')} />
          {wishes.hook !== null && <Button label={tell('hookEnd')} onPress={() => keep(null)} />}
        </p>
      </form>
    </section>
  );
}

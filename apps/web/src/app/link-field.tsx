import { useId, useState } from 'preact/hooks';
import { Button } from './button.tsx';

interface LinkFieldProps {
  readonly label: string;
  /** What the button says. */
  readonly act: string;
  readonly className: string;
  onLink(link: string): void;
}

/** For a link that was sent: an address opens by itself, but an app on a phone has no line for one. */
export function LinkField({ label, act, className, onLink }: LinkFieldProps) {
  const [link, setLink] = useState('');
  const id = useId();
  return (
    <form
      className={`cw-panel ${className}`}
      onSubmit={event => {
        event.preventDefault();
        onLink(link.trim());
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="cw-input"
        value={link}
        autoComplete="off"
        spellcheck={false}
        onInput={event => setLink(event.currentTarget.value)}
      />
      <Button type="submit" label={act} isOff={link.trim() === ''} />
    </form>
  );
}

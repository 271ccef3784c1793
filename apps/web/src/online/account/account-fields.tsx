import { SHORTEST_PASSWORD } from '@castellan/protocol';
import { useId, useState } from 'preact/hooks';
import { useTell } from './text.ts';

interface NameFieldProps {
  readonly value: string;
  onValue(value: string): void;
}

/** The name of an account. */
export function NameField({ value, onValue }: NameFieldProps) {
  return (
    <label className="cw-field">
      <span>{useTell()('name')}</span>
      <input
        className="cw-input"
        value={value}
        maxLength={40}
        autoComplete="username"
        required
        onInput={event => onValue(event.currentTarget.value)}
      />
    </label>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  /** A new one: how long it must be is said beside it. */
  readonly isNew?: boolean;
  onValue(value: string): void;
}

/** A password, which its owner may look at while they type. */
export function PasswordField({ label, value, isNew = false, onValue }: PasswordFieldProps) {
  const tell = useTell();
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <div className="cw-field">
      <label htmlFor={id}>{label}</label>
      <div className="ca-password">
        <input
          id={id}
          className="cw-input"
          {...(isShown ? { type: 'text' } : { type: 'password' })}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          minLength={isNew ? SHORTEST_PASSWORD : undefined}
          maxLength={200}
          required
          value={value}
          onInput={event => onValue(event.currentTarget.value)}
        />
        <button
          type="button"
          className="ct-button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {tell(isShown ? 'hide' : 'show')}
        </button>
      </div>
      {isNew && <small className="cw-hint">{tell('passwordHint', { n: SHORTEST_PASSWORD })}</small>}
    </div>
  );
}

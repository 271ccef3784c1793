import { plainName } from '@castellan/kernel';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { Face } from '../../app/face.tsx';
import './name-dialog.css';

interface NameDialogProps {
  onName(name: string): void;
  onClose(): void;
}

/** Asks for a name before the first game. Those who give none have one anyway. */
export function NameDialog({ onName, onClose }: NameDialogProps) {
  const { say } = useApp();
  const id = useId();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const given = plainName(name) || say('yourTableName');
  return (
    <Dialog title={say('firstName')} onClose={onClose}>
      <form
        className="cw-name-form"
        onSubmit={event => {
          event.preventDefault();
          onName(given);
        }}
      >
        <Face name={given} size={88} />
        <div className="cw-field">
          <label htmlFor={id}>{say('yourName')}</label>
          <input
            ref={field}
            id={id}
            className="cw-input"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            placeholder={say('yourTableName')}
            onInput={event => setName(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" tone="main" glyph="play" label={say('playAs', { name: given })} />
      </form>
    </Dialog>
  );
}

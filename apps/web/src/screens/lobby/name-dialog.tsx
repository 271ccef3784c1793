import { plainName } from '@castellan/kernel';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { FaceChoice } from '../../app/face-choice.tsx';
import './name-dialog.css';

interface NameDialogProps {
  onName(name: string, portrait: number): void;
  onClose(): void;
}

/** Asks for a name before the first game. Those who give none have one anyway. */
export function NameDialog({ onName, onClose }: NameDialogProps) {
  const { say } = useApp();
  const id = useId();
  const [name, setName] = useState('');
  const [portrait, setPortrait] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const given = plainName(name) || say('yourTableName');
  return (
    <Dialog title={say('firstName')} onClose={onClose}>
      <form
        className="cw-name-form"
        onSubmit={event => {
          event.preventDefault();
          onName(given, portrait);
        }}
      >
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
        <FaceChoice name={given} portrait={portrait} onChange={setPortrait} />
        <Button type="submit" tone="main" glyph="play" label={say('playAs', { name: given })} />
      </form>
    </Dialog>
  );
}

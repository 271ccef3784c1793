import { PORTRAITS } from '@castellan/protocol';
import { useEffect, useId, useState } from 'preact/hooks';
import { useApp } from './app-context.ts';
import { Face } from './face.tsx';
import './choice.css';
import './face-choice.css';

interface FaceChoiceProps {
  readonly name: string;
  readonly portrait: number;
  onChange(portrait: number): void;
}

/** The faces that are made from a name, side by side: one of them is theirs. */
export function FaceChoice({ name, portrait, onChange }: FaceChoiceProps) {
  const { say } = useApp();
  const id = useId();
  const shown = useSettled(name);
  return (
    <fieldset className="cw-choice cw-faces">
      <legend>{say('yourFace')}</legend>
      <div>
        {Array.from({ length: PORTRAITS }, (_, at) => (
          <label key={at}>
            <input
              type="radio"
              name={`${id}-face`}
              value={at}
              checked={at === portrait}
              aria-label={say('faceNumber', { n: at + 1 })}
              onChange={() => onChange(at)}
            />
            <Face name={shown} portrait={at} size="100%" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const SETTLED_MS = 200;

/** A name as it stands when nobody types: each letter would be five other faces. */
function useSettled(name: string): string {
  const [settled, setSettled] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return settled;
}

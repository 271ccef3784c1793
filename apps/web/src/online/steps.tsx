import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import './game-choice.css';

const STEPS: readonly OnlineKey[] = ['stepChoose', 'stepSend', 'stepPlay'];

/** How one comes to a table with friends, for who was never there. */
export function Steps() {
  const tell = useTell();
  return (
    <ol className="co-steps">
      {STEPS.map(step => (
        <li key={step}>{tell(step)}</li>
      ))}
    </ol>
  );
}

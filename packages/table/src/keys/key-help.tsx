import { useLooks } from '../context.tsx';
import './keys.css';

const KEYS = [
  ['1 – 9, 0', 'key-choose'],
  ['A – Y', 'key-letters'],
  ['Enter', 'key-confirm'],
  ['O', 'key-options'],
  ['U', 'key-undo'],
  ['↑ ↓ ← →', 'key-arrows'],
  ['Z', 'key-zoom'],
  ['L', 'key-log'],
  ['I', 'key-legend'],
  ['M', 'key-sound'],
  ['?', 'key-keys'],
  ['Esc', 'key-escape'],
] as const;

/** The keys and what they do, as a list. */
export function KeyHelp() {
  const { text } = useLooks();
  return (
    <dl className="ct-keys" aria-label={text('keys')}>
      {KEYS.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            <kbd className="ct-key">{keys}</kbd>
          </dt>
          <dd>{text(what)}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { Actions } from './others-since.ts';
import { LOG_BUTTON } from './table-bar.tsx';
import { Told } from './told.tsx';
import { useFitted } from './use-fitted.ts';

interface SinceLineProps {
  readonly actions: readonly Actions[];
  /** Whether one had a turn before: what is told happened since then. */
  readonly hadTurn: boolean;
  /** Shows all that one of them did. */
  onOpen(seat: number): void;
}

/**
 * What the others did since one's last turn, where the rail has room for a line of it or few. It has no room for fingers:
 * the log's button opens it, and a press on the words means that button.
 */
export function SinceLine({ actions, hadTurn, onOpen }: SinceLineProps) {
  const { say } = useApp();
  const box = useRef<HTMLDivElement>(null);
  useFitted(box, actions);
  if (actions.length === 0) return null;
  return (
    <div ref={box} className="cw-since-line">
      <ul aria-label={say(hadTurn ? 'meanwhile' : 'soFar')}>
        {actions.map(one => (
          <li key={one.seat}>
            <label
              className="cw-since__line"
              htmlFor={LOG_BUTTON}
              onClick={event => {
                event.preventDefault();
                onOpen(one.seat);
              }}
            >
              <Told {...one} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

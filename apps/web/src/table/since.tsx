import { pointAt, thingsOf, useLooks } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { useMoveWords } from './move-words.ts';
import type { Actions } from './others-since.ts';
import { Told } from './told.tsx';
import { useFitted } from './use-fitted.ts';
import './since.css';

interface SinceProps {
  readonly actions: readonly Actions[];
  /** Whether one had a turn before: what is told happened since then. */
  readonly hadTurn: boolean;
  /** Whose moves are to be seen at once. */
  readonly opened?: number | null | undefined;
  /** In a dialog there is room for all of it. */
  readonly isInDialog?: boolean | undefined;
  /** A thing is pointed at: what lies over the table goes away. */
  readonly onPoint?: (() => void) | undefined;
}

/** So many lines of the rail are given to each; to those who did little, fewer. */
const MOST_LINES = 3;

/** What the others did since one's last turn: a line for each, that opens; each move points at its thing. */
export function Since(props: SinceProps) {
  return props.actions.length === 0 ? null : <Lines {...props} />;
}

function Lines({ actions, hadTurn, opened = null, isInDialog = false, onPoint }: SinceProps) {
  const { say } = useApp();
  const { ui } = useLooks();
  const { whole } = useMoveWords();
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<readonly number[]>(opened === null ? [] : [opened]);
  useFitted(box, actions, !isInDialog && open.length === 0);
  let lines = 0;
  for (const { events } of actions) lines += Math.min(MOST_LINES, 1 + events.length);
  const toggle = (seat: number): void =>
    setOpen(open.includes(seat) ? open.filter(one => one !== seat) : [...open, seat]);
  return (
    <section
      ref={box}
      className="cw-since"
      aria-label={say(hadTurn ? 'meanwhile' : 'soFar')}
      style={{ '--others': actions.length, '--lines': lines } as CSSProperties}
    >
      <h2>{say(hadTurn ? 'meanwhile' : 'soFar')}</h2>
      <ul>
        {actions.map(({ seat, events }) => (
          <li key={seat}>
            <button
              type="button"
              className="cw-since__line"
              aria-expanded={open.includes(seat)}
              onClick={() => toggle(seat)}
            >
              <Told seat={seat} events={events} />
            </button>
            {open.includes(seat) && (
              <ul className="cw-since__actions">
                {events.map((event, i) => (
                  <li key={i}>
                    <button
                      type="button"
                      onClick={() => {
                        onPoint?.();
                        pointAt(thingsOf(event, ui));
                      }}
                    >
                      {whole(event)}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

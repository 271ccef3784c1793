import type { Viewer } from '@castellan/kernel';
import { pointAt, SeatShield, thingsOf, useLooks } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { useDeedWords } from './deed-words.ts';
import type { Deeds } from './others-since.ts';
import './since.css';

interface SinceProps {
  readonly deeds: readonly Deeds[];
  readonly viewer: Viewer;
  /** Whose moves are to be seen at once. */
  readonly opened?: number | null | undefined;
  /** A thing is pointed at: what lies over the table goes away. */
  readonly onPoint?: (() => void) | undefined;
}

/** What the others did since one's last turn: a line for each, that opens; each move points at its thing. */
export function Since({ deeds, viewer, opened, onPoint }: SinceProps) {
  const { say } = useApp();
  if (deeds.length === 0) return null;
  return (
    <section
      className="cw-since"
      aria-label={say('meanwhile')}
      data-others={deeds.length}
      style={{ '--others': deeds.length } as CSSProperties}
    >
      <h2>{say('meanwhile')}</h2>
      <ul>
        {deeds.map(one => (
          <li key={`${viewer} ${one.seat}`}>
            <Line {...one} isOpened={one.seat === opened} onPoint={onPoint} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = Deeds & Pick<SinceProps, 'onPoint'> & { readonly isOpened: boolean };

/** What one of them did: a line, that opens. */
function Line({ seat, events, isOpened, onPoint }: LineProps) {
  const { ui, who } = useLooks();
  const { whole, line } = useDeedWords();
  const [isOpen, setIsOpen] = useState(isOpened);
  return (
    <>
      <button
        type="button"
        className="cw-since__line"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SeatShield seat={seat < 0 ? 5 : seat} />
        <span>
          <b>{who(seat)}</b>
          {!isOpen && line({ seat, events })}
        </span>
      </button>
      {isOpen && (
        <ul className="cw-since__deeds">
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
    </>
  );
}

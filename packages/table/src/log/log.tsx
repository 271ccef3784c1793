import { useEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';
import type { LogEntry } from './entry.ts';
import './log.css';

export interface LogProps {
  readonly entries: readonly LogEntry[];
  /** Without its own heading, where it lies in something that has one. */
  readonly bare?: boolean | undefined;
}

/** What has happened, line by line; the names of cards show them. It stays at the end unless someone has scrolled back. */
export function Log({ entries, bare }: LogProps) {
  const { strings, lit } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    // With the next frame, not at once: several entries between two frames would lay out the whole page each time.
    const frame = requestAnimationFrame(() => {
      const element = list.current;
      if (element && atEnd.current) element.scrollTop = element.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [entries]);
  return (
    <section className="ct-log" aria-label={strings.log}>
      {!bare && <h2 className="ct-log__title">{strings.log}</h2>}
      {entries.length === 0 && <p className="ct-log__empty">{strings.logEmpty}</p>}
      {/* It scrolls, so the keyboard must reach it. */}
      <ol
        ref={list}
        className="ct-log__lines"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={strings.log}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          atEnd.current = scrollTop + clientHeight >= scrollHeight - 24;
        }}
      >
        {entries.map(entry => (
          <li key={entry.key} className="ct-log__line" data-turn={entry.turn ? '' : undefined}>
            {entry.seat !== undefined && entry.seat >= 0 && <SeatShield seat={entry.seat} />}
            <span>
              {entry.parts.map((part, i) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <button
                    key={i}
                    type="button"
                    className="ct-log__card"
                    data-zoom={part.card}
                    onClick={() => lit.zoom(part.card)}
                  >
                    {part.text}
                  </button>
                ),
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

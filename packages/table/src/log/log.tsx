import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { memo } from '../view.ts';
import { useLooks } from '../context.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';
import type { LogEntry } from './entry.ts';

export interface LogProps {
  readonly entries: readonly LogEntry[];
}

/** What has happened, line by line; the names of cards show them. It stays at the end unless someone has scrolled back. */
export function Log({ entries }: LogProps) {
  const { text } = useLooks();
  const list = useRef<HTMLOListElement>(null);
  const { isAtEnd, note, toEnd } = useEnd(list, entries);
  return (
    <section className="ct-log" aria-label={text('log')}>
      {entries.length === 0 && <p className="ct-log__empty">{text('logEmpty')}</p>}
      {/* It scrolls, so the keyboard must reach it. */}
      <ol
        ref={list}
        className="ct-log__lines"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={text('log')}
        onScroll={note}
      >
        {entries.map(entry => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ol>
      {!isAtEnd && (
        <button type="button" className="ct-button ct-log__newest" onClick={toEnd}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="ct-glyph">
            <path d="M12 5v14M6 13l6 6 6-6" />
          </svg>
          {text('newest')}
        </button>
      )}
    </section>
  );
}

/** What a person scrolls with, and how long it goes on by itself after that. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const BY_HAND_MS = 500;

/** Keeps a list at its end, whatever is added to it and however large it is, until the reader scrolls back. */
function useEnd(
  list: RefObject<HTMLOListElement | null>,
  entries: readonly LogEntry[],
): { readonly isAtEnd: boolean; note(): void; toEnd(): void } {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const stays = useRef(true);
  const touched = useRef(-Infinity);
  const settle = useCallback(() => {
    const element = list.current;
    if (element && stays.current) element.scrollTop = element.scrollHeight;
  }, [list]);
  useEffect(() => {
    // With the next frame, not at once: several entries between two frames would lay out the whole page each time.
    const frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  }, [entries, settle]);
  useEffect(() => {
    const element = list.current!;
    // The decision above it takes more room or less: the last line stays in sight.
    const watch = new ResizeObserver(settle);
    watch.observe(element);
    const touch = (): void => {
      touched.current = performance.now();
    };
    for (const name of HANDS) element.addEventListener(name, touch, { passive: true });
    return () => {
      watch.disconnect();
      for (const name of HANDS) element.removeEventListener(name, touch);
    };
  }, [list, settle]);
  return {
    isAtEnd,
    note: () => {
      const element = list.current;
      // The browser tells of a scroll with the next frame: the list may be gone by then.
      if (element === null) return;
      const { scrollTop, clientHeight, scrollHeight } = element;
      const now = performance.now();
      // Only a hand leaves the end: lines that come, and room that goes, move it as well.
      const isByHand = now - touched.current < BY_HAND_MS;
      if (isByHand) touched.current = now;
      if (scrollTop + clientHeight >= scrollHeight - 24) stays.current = true;
      else if (isByHand) stays.current = false;
      setIsAtEnd(stays.current);
    },
    toEnd: () => {
      stays.current = true;
      setIsAtEnd(true);
      settle();
      list.current?.focus({ preventScroll: true });
    },
  };
}

type Part = LogEntry['parts'][number];

const isCard = (part: Part | undefined): part is Extract<Part, { card: string }> =>
  typeof part === 'object' && 'card' in part;

/** What is written of a part that is no card. */
const plainOf = (part: Part = ''): string =>
  typeof part === 'string' ? part : isCard(part) ? '' : part.text;

/** The stops that a part begins with, and the bracket that it ends with. A browser may break a line there, beside a button. */
const stopOf = (part: Part | undefined): string =>
  /^[\u00a0\u202f.,;:!?)»]*/.exec(plainOf(part))![0];
const bracketOf = (part: Part | undefined): string => (plainOf(part).endsWith('(') ? '(' : '');

/** A line never changes: hundreds of them need not be drawn again for one that is new. */
const Line = memo(function Line({ entry }: { readonly entry: LogEntry }) {
  const { lights } = useLooks();
  const { seat, turn, fresh, parts } = entry;
  return (
    <li
      className="ct-log__line"
      data-turn={turn ? '' : undefined}
      data-fresh={fresh ? '' : undefined}
    >
      {seat !== undefined && seat >= 0 && <SeatShield seat={seat} />}
      <span>
        {parts.map((part, i) => {
          if (!isCard(part)) {
            const text = plainOf(part);
            const from = i > 0 && isCard(parts[i - 1]) ? stopOf(part).length : 0;
            const until = isCard(parts[i + 1]) ? bracketOf(part).length : 0;
            return text.slice(from, text.length - until);
          }
          const card = (
            <button
              key={i}
              type="button"
              className="ct-log__card"
              data-zoom={part.card}
              onClick={() => lights.zoom(part.card)}
            >
              {part.text}
            </button>
          );
          const bracket = bracketOf(parts[i - 1]);
          const stop = stopOf(parts[i + 1]);
          return bracket === '' && stop === '' ? (
            card
          ) : (
            <span key={i} className="ct-log__end">
              {bracket}
              {card}
              {stop}
            </span>
          );
        })}
      </span>
    </li>
  );
});

/** Says aloud what has just happened, to those who hear the table. Give it the new sentences; it waits for a pause. */
export function Announcer({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className="ct-hidden" role="status" aria-live="polite" aria-atomic="true">
      {lines.join(' ')}
    </div>
  );
}

import type { Phrase } from '@castellan/kernel';
import type { Amount, Mark } from '@castellan/table';
import {
  gainsOf,
  marksOf,
  Medal,
  memo,
  pointAt,
  seatColour,
  SeatShield,
  thingsOf,
  Token,
  useLooks,
  usePlan,
} from '@castellan/table';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useState } from 'preact/hooks';
import type { Actions } from './others-since.ts';
import './since.css';

interface SinceProps {
  readonly actions: readonly Actions[];
  /** Shows all that one of them did. */
  onOpen(seat: number): void;
}

/** What the others did since your last turn: a line for each, in pictures. */
export function Since({ actions, onOpen }: SinceProps) {
  const room = useRoom();
  return (
    <ul className="cw-since">
      {actions.map(one => (
        <li key={one.seat} style={{ '--seat': seatColour(one.seat) } as CSSProperties}>
          <button type="button" className="cw-since__line" onClick={() => onOpen(one.seat)}>
            <Line actions={one} room={room} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface SinceInLogProps extends Pick<SinceProps, 'actions'> {
  /** The way to why it was done, where there is one. */
  readonly why?: ((actions: Actions) => ComponentChildren) | undefined;
  /** Whose moves are to be seen at once. */
  readonly opened: number | null;
  /** A thing is pointed at: what lies over the table goes away. */
  onPoint(): void;
}

/** The same above the log: a line opens in words, and each of them points at its thing. */
export function SinceInLog({ actions, opened, why, onPoint }: SinceInLogProps) {
  const { ui, say } = useLooks();
  const [open, setOpen] = useState<readonly number[]>(opened === null ? [] : [opened]);
  const toggle = (seat: number): void =>
    setOpen(open.includes(seat) ? open.filter(one => one !== seat) : [...open, seat]);
  return (
    <ul className="cw-since">
      {actions.map(one => (
        <li key={one.seat} style={{ '--seat': seatColour(one.seat) } as CSSProperties}>
          <button
            type="button"
            className="cw-since__line"
            aria-expanded={open.includes(one.seat)}
            onClick={() => toggle(one.seat)}
          >
            <Line actions={one} room={IN_LOG} />
          </button>
          {open.includes(one.seat) && (
            <ul className="cw-since__actions">
              {one.events.map((event, i) => (
                <li key={i}>
                  <button
                    type="button"
                    onClick={() => {
                      onPoint();
                      pointAt(thingsOf(event, ui));
                    }}
                  >
                    {say(event)}
                  </button>
                </li>
              ))}
              {why !== undefined && <li>{why(one)}</li>}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How wide things are, in medals. */
const WIDE = { card: 1.1, price: 0.41, sign: 0.83, dots: 0.4, gains: 0.35, gain: 0.63 };
/** How much of a price lies over its card. */
const OVER = 0.19;
const MOST_GAINS = 4;
const MOST_MARKS = 3;
/** In the log, also on the narrowest phone. */
const IN_LOG = 6;

const widthOf = (mark: Mark): number =>
  'icon' in mark ? WIDE.sign : WIDE.card + priceOf(mark.n > 1 ? 1 : Math.min(mark.price.length, 3));

const priceOf = (n: number): number => (n === 0 ? 0 : WIDE.price * n - OVER);

const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one, 0);

/** As many things as fit beside the arms. Of more, the last: they are what the table shows now. */
function fitting(marks: readonly Mark[], gains: number, room: number): readonly Mark[] {
  const left = room - (gains === 0 ? 0 : WIDE.gains + WIDE.gain * gains);
  const shown = marks.slice(-MOST_MARKS);
  const isTooWide = (): boolean =>
    sum(shown.map(widthOf)) + (shown.length < marks.length ? WIDE.dots : 0) > left;
  while (shown.length > 1 && isTooWide()) shown.shift();
  return shown;
}

/** How many medals fit beside one another in a line of the rail. */
function useRoom(): number {
  const { boxes, scale } = usePlan();
  const medal = Math.min(38, Math.max(30, 38 * scale));
  return ((boxes.get('rail')?.width ?? 0) - EDGES) / medal;
}
/** The paddings of rail and line, the arms; the last thing needs no gap after it. */
const EDGES = 58;

interface LogEndProps {
  readonly told: readonly (readonly Phrase[])[];
  /** How many lines about the others stand above it. */
  readonly below: number;
}

/** More than screens have room for. */
const LAST_LINES = 32;
/** The least that each needs, in pixels: a line of it, a line about one of the others, and all else in the rail. */
const LEAST = { line: 20, other: 48, rest: 156 };

/** No more lines than could be seen: each would be laid out. */
function useMostLines(below: number): number {
  const height = usePlan().boxes.get('rail')?.height ?? 0;
  const lines = Math.ceil((height - LEAST.rest - below * LEAST.other) / LEAST.line);
  return Math.min(LAST_LINES, Math.max(0, lines));
}

/** What happened last, in words: as many whole lines as there is room for. The log itself is one press away, and is heard. */
export const LogEnd = memo(function LogEnd({ told, below }: LogEndProps) {
  const most = useMostLines(below);
  return (
    <ol className="cw-log-end" aria-hidden="true">
      {linesOf(told, most).map(({ event, key }) => (
        <LogLine key={key} event={event} />
      ))}
    </ol>
  );
});

const LogLine = memo(function LogLine({ event }: { readonly event: Phrase }) {
  const { say } = useLooks();
  return <li data-turn={event.say === 'turn' ? '' : undefined}>{say(event)}</li>;
});

/** The last first, each by its place in the log: a line that stays is neither said nor laid out again. */
function linesOf(told: readonly (readonly Phrase[])[], most: number) {
  const from = Math.max(0, told.length - most);
  const lines = told
    .slice(from)
    .flatMap((events, at) => events.map((event, i) => ({ event, key: `${from + at} ${i}` })));
  return most === 0 ? [] : lines.slice(-most).reverse();
}

interface LineProps {
  readonly actions: Actions;
  /** For how many medals. */
  readonly room: number;
}

/** What one of them did: arms, cards with their prices, actions; what it brought at the right. All of it is heard. */
const Line = memo(function Line({ actions: { seat, events, all }, room }: LineProps) {
  const looks = useLooks();
  const marks = marksOf(events, seat, looks);
  const gains = gainsOf(all, seat, looks);
  const brought = gains.slice(0, MOST_GAINS);
  const shown = fitting(marks, brought.length, room);
  const heard = [
    ...events.map(looks.say),
    ...gains.map(({ icon, n }) => `${looks.iconOf(icon).label}: ${n}.`),
  ];
  return (
    <>
      <SeatShield seat={seat < 0 ? 5 : seat} />
      <span className="ct-hidden">{heard.join(' ')}</span>
      <span className="cw-since__marks" aria-hidden="true">
        {marks.length > shown.length && <i>…</i>}
        {shown.map((mark, i) => (
          <MarkView key={i} mark={mark} />
        ))}
      </span>
      {brought.length > 0 && <Gains of={brought} />}
    </>
  );
});

function MarkView({ mark }: { readonly mark: Mark }) {
  if ('icon' in mark) return <Token icon={mark.icon} className="cw-since__sign" />;
  return (
    <span className="cw-since__card">
      <Medal card={mark.card} />
      {mark.n > 1 && <b>×{mark.n}</b>}
      {mark.n === 1 && <Tokens of={mark.price} />}
    </span>
  );
}

const Gains = ({ of }: { readonly of: readonly Amount[] }) => (
  <span className="cw-since__gains" aria-hidden="true">
    <Tokens of={of} />
  </span>
);

const Tokens = ({ of }: { readonly of: readonly Amount[] }) => (
  <>
    {of.map(({ icon, n }) => (
      <Token key={icon} icon={icon} text={`${n}`} />
    ))}
  </>
);

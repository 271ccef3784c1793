import type { Amount, Mark } from '@castellan/table';
import {
  gainsOf,
  marksOf,
  Medal,
  pointAt,
  seatColour,
  SeatShield,
  thingsOf,
  Token,
  useLooks,
} from '@castellan/table';
import type { CSSProperties } from 'preact';
import { useState } from 'preact/hooks';
import type { Actions } from './others-since.ts';
import './since.css';

interface SinceProps {
  readonly actions: readonly Actions[];
  /** Shows all that one of them did. */
  onOpen(seat: number): void;
}

/** What the others did since one's last turn: a line for each, in pictures. */
export function Since({ actions, onOpen }: SinceProps) {
  return (
    <ul className="cw-since">
      {actions.map(one => (
        <li key={one.seat} style={{ '--seat': seatColour(one.seat) } as CSSProperties}>
          <button type="button" className="cw-since__line" onClick={() => onOpen(one.seat)}>
            <Line actions={one} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SinceInLogProps extends Pick<SinceProps, 'actions'> {
  /** Whose moves are to be seen at once. */
  readonly opened: number | null;
  /** A thing is pointed at: what lies over the table goes away. */
  onPoint(): void;
}

/** The same above the log: a line opens in words, and each of them points at its thing. */
export function SinceInLog({ actions, opened, onPoint }: SinceInLogProps) {
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
            <Line actions={one} />
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
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** So many things fit beside the arms. Of more, the last: they are what the table shows now. */
const MOST_MARKS = 3;
const MOST_IN_ALL = 6;

/** What one of them did: arms, cards with their prices, actions; what it brought at the right. All of it is heard. */
function Line({ actions: { seat, events, all } }: { readonly actions: Actions }) {
  const looks = useLooks();
  const marks = marksOf(events, seat, looks);
  const shown = marks.slice(-MOST_MARKS);
  const gains = gainsOf(all, seat, looks);
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
      {gains.length > 0 && <Gains of={gains.slice(0, MOST_IN_ALL - Math.max(2, shown.length))} />}
    </>
  );
}

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

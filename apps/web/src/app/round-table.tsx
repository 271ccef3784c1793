import { SeatShield, seatColour } from '@castellan/table';
import type { ComponentChildren, CSSProperties } from 'preact';
import type { Listing } from '../games.ts';
import { Glyph } from './glyph.tsx';
import { Face } from './face.tsx';
import { GameBox } from './game-box.tsx';
import { later } from './later.tsx';
import './chair-tokens.css';
import './round-table.css';

const Die = later(async () => (await import('../shelf/drawn.tsx')).Die);

interface RoundTableProps {
  readonly listing: Listing;
  /** A list item for each seat, from the one at the foot. */
  readonly children: ComponentChildren;
  /** What is asked or said in the middle; where there is no room for it, it lies below. */
  readonly middle?: ComponentChildren;
}

/** The table from above, with chairs around it. */
export function RoundTable({ listing, children, middle }: RoundTableProps) {
  const { from, to } = listing.about.box;
  return (
    <div
      className="cw-round"
      data-asks={middle === undefined ? undefined : ''}
      style={{ '--ground-1': from, '--ground-2': to } as CSSProperties}
    >
      <div className="cw-round-top">
        <span className="cw-round-rim" aria-hidden="true">
          <span className="cw-round-cloth" />
        </span>
        <span className="cw-round-box" aria-hidden="true">
          <GameBox listing={listing} />
          <Die pips={5} />
          <Die pips={2} />
        </span>
        <ol className="cw-round-seats">{children}</ol>
      </div>
      {middle !== undefined && <div className="cw-round-middle">{middle}</div>}
    </div>
  );
}

/** Where a chair stands, the first at the foot. */
export function chairAt(at: number, count: number): CSSProperties {
  // Of three, two sit at the sides: what is asked stands in the middle.
  const turn = count === 3 ? [0, 0.3, 0.7][at]! : at / count;
  const angle = (turn * 2 + 0.5) * Math.PI;
  return {
    '--x': Math.cos(angle).toFixed(3),
    '--y': Math.sin(angle).toFixed(3),
    '--turn': `${(turn * 360).toFixed(0)}deg`,
  } as CSSProperties;
}

interface SitterProps {
  readonly seat: number;
  readonly name: string;
  readonly bot?: string | null | undefined;
  readonly portrait?: number | undefined;
  /** Who plays there, or what they are. */
  readonly note: string;
}

/** Who sits on a chair: their face, their coat of arms, and a plate with their name. */
export function ChairWith({ seat, name, bot, portrait, note }: SitterProps) {
  return (
    <>
      <span className="cw-chair-face">
        <Face name={name} bot={bot} portrait={portrait} size={104} ring={seatColour(seat)} />
        <SeatShield seat={seat} />
      </span>
      <span className="cw-plate">
        <b>
          {name}
          {bot !== null && <Glyph name="bot" />}
        </b>
        {note !== '' && <small>{note}</small>}
      </span>
    </>
  );
}

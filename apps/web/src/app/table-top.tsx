import type { ComponentChildren, CSSProperties } from 'preact';
import type { TableSummary } from '@castellan/protocol';
import { listingOf } from '../games.ts';
import { Face } from './face.tsx';
import { later } from './later.tsx';
import './table-top.css';

const Inlay = later(async () => (await import('../shelf/drawn.tsx')).Inlay);

export interface TopSeat {
  /** Null: nobody sits there yet. */
  readonly name: string | null;
  readonly bot?: string | null;
  readonly portrait?: number | undefined;
}

interface TableTopProps {
  readonly game: string;
  /** In their order around the table, from the viewer on. */
  readonly seats: readonly TopSeat[];
  /** It waits for the person here. */
  readonly isLit?: boolean | undefined;
  readonly isRound?: boolean;
  /** How large a face is, in pixels. */
  readonly face: number;
  readonly children?: ComponentChildren;
}

/** Those at a table of a server, as far as the lobby knows them. */
export const seatsAt = ({ names, portraits = [] }: TableSummary): TopSeat[] =>
  names.map((name, at) => ({ name, portrait: portraits[at] }));

/** A table seen from above: the game's cloth, its emblem, and who sits around it. As large as `--top` says. */
export function TableTop({ game, seats, isLit, isRound, face, children }: TableTopProps) {
  const box = listingOf(game)?.about.box;
  const cloth = { '--ground-1': box?.from, '--ground-2': box?.to } as CSSProperties;
  return (
    <span
      className="cw-top"
      data-lit={isLit || undefined}
      data-round={isRound || undefined}
      style={cloth}
      aria-hidden="true"
    >
      <span className="cw-top-cloth">
        {box !== undefined && (
          <span className="cw-top-inlay">
            <Inlay id={game} />
          </span>
        )}
      </span>
      {seats.map(({ name, bot, portrait }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
        <span key={at} className="cw-top-seat" style={placeAt(at, seats.length)}>
          {name === null ? (
            <span className="cw-hole" style={{ width: `${face - 6}px`, height: `${face - 6}px` }}>
              +
            </span>
          ) : (
            <Face name={name} bot={bot} portrait={portrait} size={face} />
          )}
        </span>
      ))}
      {children}
    </span>
  );
}

/** Around the rim, the first at its foot. */
function placeAt(at: number, count: number): CSSProperties {
  const angle = ((at / count) * 2 + 0.5) * Math.PI;
  return {
    left: `${(50 + Math.cos(angle) * 50).toFixed(2)}%`,
    top: `${(50 + Math.sin(angle) * 50).toFixed(2)}%`,
  };
}

import type { CSSProperties } from 'react';
import { cardLabel } from '../card/label.ts';
import type { CardFace } from '../contract.ts';
import { useLooks } from '../context.tsx';
import { Thing } from '../thing/thing.tsx';
import { Tile } from './tile.tsx';

export interface TileThingProps {
  /** The card to draw: its ref, or its face. */
  readonly card: string | CardFace;
  /** Where it lies, if that is not all there is to say: `center:citizen:cleric`. */
  readonly of?: string | undefined;
  /** How many lie there; more than one is a pile. */
  readonly count?: number | undefined;
  readonly short?: string | undefined;
  readonly woken?: number | undefined;
  readonly careful?: boolean | undefined;
  /** Steps back while a decision is about others of its kind. */
  readonly dims?: boolean | undefined;
  /** Copies that are held, not a pile to take from: no edges below. */
  readonly flat?: boolean | undefined;
}

const MOST_EDGES = 4;

/** A card on the table, or a pile of them with the top one open. */
export function TileThing({
  card,
  of,
  count = 1,
  short,
  woken,
  careful,
  dims,
  flat,
}: TileThingProps) {
  const { faceOf, strings } = useLooks();
  const face = typeof card === 'string' ? faceOf(card) : card;
  if (face === null) return null;
  const edges = flat ? 0 : Math.min(MOST_EDGES, count - 1);
  const words = [cardLabel(face), ...(count > 1 ? [strings.cards(count)] : [])].join(' ');
  return (
    <span className="ct-pile">
      {Array.from({ length: edges }, (_, i) => (
        <i key={i} className="ct-pile__edge" style={{ '--at': edges - i } as CSSProperties} />
      ))}
      <Thing
        of={of ?? face.ref}
        label={words}
        careful={careful}
        className="ct-tile-thing"
        dims={dims}
      >
        <Tile face={face} count={count} short={short} woken={woken} silent />
      </Thing>
    </span>
  );
}

import type { CSSProperties, ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { cardLabel } from '../card/label.ts';
import type { CardFace } from '../contract.ts';
import { useLooks } from '../context.tsx';
import type { Size } from '../stage/solve.ts';
import { TileSizeContext, useTileSize } from '../stage/stage-context.ts';
import { Thing } from '../thing/thing.tsx';
import { memo } from '../view.ts';
import { Tile } from './tile.tsx';

export interface TileThingProps {
  /** The card to draw: its ref, or its face. */
  readonly card: string | CardFace;
  /** Where it lies, if that is not all there is to say: `center:citizen:cleric`. */
  readonly of?: string | undefined;
  /** The card to show large, where the place is not called by what lies there. */
  readonly zoom?: string | undefined;
  /** What it is called, where that is more than what is on the card. */
  readonly label?: string | undefined;
  /** Said after what it is called: what it costs here, what it lacks. */
  readonly said?: string | undefined;
  /** How many lie there; more than one is a pile. */
  readonly count?: number | undefined;
  readonly short?: string | undefined;
  readonly woken?: number | undefined;
  readonly careful?: boolean | undefined;
  /** Steps back while a decision is about others of its kind. */
  readonly dims?: boolean | undefined;
  /** Copies that are held, not a pile to take from: no edges below. */
  readonly flat?: boolean | undefined;
  /** Where it is not that of its zone. */
  readonly size?: Size | undefined;
  /** It belongs to somebody: what it costs no longer matters. */
  readonly owned?: boolean | undefined;
  /** Laid over it: a note. */
  readonly children?: ComponentChildren;
}

const MOST_EDGES = 4;

/** A card on the table, or a pile of them with the top one open. */
export const TileThing = memo(DrawnTileThing);

function DrawnTileThing({
  card,
  of,
  zoom,
  label,
  said,
  count = 1,
  short,
  woken,
  careful,
  dims,
  flat,
  size,
  owned,
  children,
}: TileThingProps) {
  const { faceOf, text } = useLooks();
  const whole = typeof card === 'string' ? faceOf(card) : card;
  const face = owned && whole !== null ? { ...whole, price: [] } : whole;
  const zone = useTileSize();
  const { width, height } = size ?? zone ?? { width: 0, height: 0 };
  const sizes = useMemo(() => ({ place: { width, height }, isTall: false }), [width, height]);
  if (face === null) return null;
  const style = { '--tile-w': `${width}px`, '--tile-h': `${height}px` } as CSSProperties;
  const edges = flat ? 0 : Math.min(MOST_EDGES, count - 1);
  const words = [
    label ?? cardLabel(face),
    ...(said ? [said] : []),
    ...(count > 1 ? [text('cards', { n: count })] : []),
  ].join(' ');
  const pile = (
    <span className="ct-pile" style={size && style} data-edges={edges || undefined}>
      <Thing
        of={of ?? face.ref}
        zoom={zoom}
        label={words}
        careful={careful}
        className="ct-tile-thing"
        dims={dims}
        silent={children === undefined}
      >
        <Tile face={face} count={count} short={short} woken={woken} silent />
        {children}
      </Thing>
    </span>
  );
  return size === undefined ? pile : <TileSizeContext value={sizes}>{pile}</TileSizeContext>;
}

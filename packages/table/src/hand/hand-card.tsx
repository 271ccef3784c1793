import { useContext } from 'preact/hooks';
import type { VNode } from 'preact';
import { cloneElement } from 'preact';
import { CardBack } from '../card/card-back.tsx';
import { Card } from '../card/card.tsx';
import { cardLabel } from '../card/label.ts';
import type { CardFace } from '../contract.ts';
import { useLooks } from '../context.tsx';
import { TileSizeContext } from '../stage/stage-context.ts';
import { Thing } from '../thing/thing.tsx';
import { Tile } from '../tile/tile.tsx';
import { memo } from '../view.ts';

export interface HandCardProps {
  /** What the rules call it in the hand: `hand:yorick`. The game knows the card by it; else it lies face down. */
  readonly of: string;
  /** A word at its upper edge: it rises from the others. */
  readonly tag?: string | undefined;
  /** A word at its upper edge that leaves it where it lies: what it would cost. */
  readonly note?: string | undefined;
  /** The note says what can't be met: it steps back. */
  readonly short?: boolean | undefined;
  /** How it is drawn as a tile, where that is not as the whole card. */
  readonly tile?: CardFace | undefined;
  readonly careful?: boolean | undefined;
  /** How many of them lie there, where that is more than one. */
  readonly count?: number | undefined;
}

/** A card in one's hand. */
export const HandCard = memo(DrawnHandCard);

function DrawnHandCard({ of, tag, note, short, tile, careful, count = 1 }: HandCardProps) {
  const { faceOf } = useLooks();
  const isTall = useContext(TileSizeContext)?.isTall ?? true;
  const face = faceOf(of);
  if (face === null) return <CardBack />;
  const word = tag ?? note;
  const label = count > 1 ? `${count} × ${cardLabel(face)}` : cardLabel(face);
  return (
    <span
      className="ct-hand-card"
      data-risen={tag === undefined ? undefined : ''}
      data-noted={word === undefined ? undefined : ''}
    >
      <Thing
        of={of}
        label={word === undefined ? label : `${word}: ${label}`}
        careful={careful}
        className={isTall ? 'ct-card-thing' : 'ct-tile-thing'}
        silent={count === 1 && word === undefined}
      >
        {isTall ? <Card face={face} silent /> : <Tile face={tile ?? face} silent />}
        {count > 1 && <b className="ct-hand-card__count">{count}×</b>}
        {word !== undefined && (
          <span
            className="ct-hand-card__tag"
            data-note={tag === undefined ? '' : undefined}
            data-short={short ? '' : undefined}
          >
            {word}
          </span>
        )}
      </Thing>
    </span>
  );
}

const propsOf = ({ type, props }: VNode): HandCardProps | null =>
  type === HandCard ? (props as object as HandCardProps) : null;

/** Equal cards on one pile, with how many there are. What says something of its own stays by itself. */
export function piled(cards: readonly VNode[]): readonly VNode[] {
  const piles = Map.groupBy<string | VNode, VNode>(cards, card => {
    const props = propsOf(card);
    return props === null ? card : [props.of, props.tag, props.note].join(' ');
  });
  return [...piles.values()].map(pile =>
    pile.length > 1 ? cloneElement(pile[0]!, { count: pile.length }) : pile[0]!,
  );
}

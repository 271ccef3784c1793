import { useContext } from 'react';
import { CardBack } from '../card/card-back.tsx';
import { Card } from '../card/card.tsx';
import { cardLabel } from '../card/label.ts';
import { useLooks } from '../context.tsx';
import { TileSizeContext } from '../stage/stage-context.ts';
import { Thing } from '../thing/thing.tsx';
import { Tile } from '../tile/tile.tsx';
import './hand.css';

export interface HandCardProps {
  /** What the rules call it in the hand: `hand:yorick`. The game knows the card by it; else it lies face down. */
  readonly of: string;
  /** A word at its upper edge: it rises from the others. */
  readonly tag?: string | undefined;
  readonly careful?: boolean | undefined;
}

/** A card in one's hand. */
export function HandCard({ of, tag, careful }: HandCardProps) {
  const { faceOf } = useLooks();
  const isTall = useContext(TileSizeContext)?.isTall ?? true;
  const face = faceOf(of);
  if (face === null) return <CardBack />;
  return (
    <span className="ct-hand-card" data-risen={tag === undefined ? undefined : ''}>
      <Thing
        of={of}
        label={tag === undefined ? cardLabel(face) : `${tag}: ${cardLabel(face)}`}
        careful={careful}
        className={isTall ? 'ct-card-thing' : 'ct-tile-thing'}
      >
        {isTall ? <Card face={face} silent /> : <Tile face={face} silent />}
        {tag !== undefined && <span className="ct-hand-card__tag">{tag}</span>}
      </Thing>
    </span>
  );
}

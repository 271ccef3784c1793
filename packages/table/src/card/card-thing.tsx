import type { CardFace } from '../contract.ts';
import { useLooks } from '../context.tsx';
import { Thing } from '../thing/thing.tsx';
import { memo } from '../view.ts';
import { CardBack } from './card-back.tsx';
import { Card } from './card.tsx';
import { cardLabel } from './label.ts';

export interface CardThingProps {
  /** The card to draw: its ref, or its face. */
  readonly card: string | CardFace;
  /** Where it lies, if that is not all there is to say: `hand:sword`, `center:citizen:cleric`. The game knows the card by it. */
  readonly of?: string | undefined;
  /** What is done with it can't be taken back: a press shows it large first. */
  readonly careful?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A card on the table: lit when something may be done with it, shown large otherwise. */
export const CardThing = memo(function CardThing(props: CardThingProps) {
  const { card, of, careful, className } = props;
  const { faceOf } = useLooks();
  const face = typeof card === 'string' ? faceOf(card) : card;
  if (!face) return <CardBack />;
  return (
    <Thing
      of={of ?? face.ref}
      label={cardLabel(face)}

      careful={careful}
      className={`ct-card-thing ${className ?? ''}`}
      silent
    >
      <Card face={face} silent />
    </Thing>
  );
});

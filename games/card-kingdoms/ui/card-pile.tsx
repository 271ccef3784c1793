import { CardThing, useLooks } from '@castellan/table';
import type { ReactNode } from 'react';
import type { Held } from './scene.ts';

interface CardPileProps {
  readonly held: Held;
  readonly label: string;
  /** What the rules call it before this player. */
  readonly of: string;
  readonly children?: ReactNode;
}

/** Cards of one kind before a player: one of them drawn, with their number. */
export function CardPile({ held: { ref, n, woken }, of, label, children }: CardPileProps) {
  const { faceOf } = useLooks();
  const face = faceOf(ref);
  if (face === null) return null;
  // Before a player a card's price is of no interest any more.
  return (
    <li
      className="ck-pile"
      data-woken={woken ? '' : undefined}
      data-many={n > 1 ? '' : undefined}
      title={label}
    >
      {children}
      <CardThing card={{ ...face, price: [] }} of={of} />
      {n > 1 && (
        <span className="ck-pile__n" aria-label={label}>
          ×{n}
        </span>
      )}
    </li>
  );
}

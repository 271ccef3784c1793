import { Card, cardLabel, Thing, useLooks } from '@castellan/table';
import type { ReactNode } from 'react';

interface CardAtProps {
  /** What the rules call it where it lies: `hand:yorick`, `item:yorick`, `quest:the-silent-guard`. */
  readonly of: string;
  /** Said before what the card says: "stays for good". */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  /** Drawn on the card. */
  readonly children?: ReactNode;
}

/** A card at its place on the table. Pressed, it is played, or shown large with what may be done with it. */
export function CardAt({ of, note, className, children }: CardAtProps) {
  const { faceOf } = useLooks();
  const face = faceOf(of)!;
  const label = note === undefined ? cardLabel(face) : `${note}: ${cardLabel(face)}`;
  return (
    <Thing of={of} label={label} className={`sg-card ${className ?? ''}`}>
      <Card face={face} silent />
      {children}
    </Thing>
  );
}

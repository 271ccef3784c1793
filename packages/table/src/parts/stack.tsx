import type { CSSProperties } from 'react';
import { CardBack } from '../card/card-back.tsx';
import { Card } from '../card/card.tsx';
import { EmptySlot } from '../card/empty-slot.tsx';
import { cardLabel } from '../card/label.ts';
import type { CardFace } from '../contract.ts';
import { useLooks } from '../context.tsx';
import { Thing } from '../thing/thing.tsx';
import './parts.css';

export interface StackProps {
  /** What the rules call the top card, or the stack: `citizen:cleric`, `deck:quests`. */
  readonly of: string;
  /** The top card: its ref or its face; null: it lies face down. */
  readonly top: string | CardFace | null;
  readonly count: number;
  /** What the stack is called. */
  readonly label: string;
  /** The back of a stack that lies face down. */
  readonly back?: { readonly field?: string; readonly emblem?: string } | undefined;
  /** What flights call the place where the stack lies, empty or not. */
  readonly place?: string | undefined;
}

/** The edges of the cards below: more of them the higher the stack is. */
export function edges(count: number): number {
  return count <= 1 ? 0 : Math.min(5, Math.ceil((count - 1) / 2));
}

/** Cards on one another: the top one, the edges of the rest, and how many there are. */
export function Stack({ of, top, count, label, back, place }: StackProps) {
  const { faceOf, strings } = useLooks();
  const face = typeof top === 'string' ? faceOf(top) : top;
  const style = { '--edges': edges(count) } as CSSProperties;
  const words = [face ? cardLabel(face) : label, strings.cards(count)].join(' ');
  return (
    <span className="ct-stack" style={style} data-ref={place}>
      {count === 0 ? (
        <Thing of={of} zoom={null} label={`${label}. ${strings.emptySlot}`}>
          <EmptySlot label={label} />
        </Thing>
      ) : (
        <>
          <span className="ct-stack__edges" aria-hidden="true">
            {Array.from({ length: edges(count) }, (_, i) => (
              <i key={i} style={{ '--at': edges(count) - i } as CSSProperties} />
            ))}
          </span>
          <Thing
            of={of}
            zoom={face ? of : null}
            label={words}

            className="ct-card-thing"
          >
            {face ? <Card face={face} silent /> : <CardBack {...back} silent />}
          </Thing>
          <span className="ct-stack__count" aria-hidden="true">
            {count}
          </span>
        </>
      )}
    </span>
  );
}

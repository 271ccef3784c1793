import type { ComponentChildren } from 'preact';
import { CardBack } from '../card/card-back.tsx';
import { Card } from '../card/card.tsx';
import { useLooks } from '../context.tsx';
import { Thing } from '../thing/thing.tsx';

export interface DeckProps {
  /** What the rules call it: `deck:quests`. */
  readonly of: string;
  readonly n: number;
  readonly label: string;
  /** The card that lies open on top; without it all lie face down. */
  readonly top?: string | undefined;
  /** What is on the backs. */
  readonly back?: { readonly field: string; readonly emblem: string } | undefined;
  /** As large as a tile of the stage; else a card as wide as `--ct-card`. */
  readonly tile?: boolean | undefined;
  /** What stands with it. */
  readonly name?: ComponentChildren;
}

/** A pile that is drawn from or discarded to, and how many lie there. */
export function Deck({ of, n, label, top, back, tile, name }: DeckProps) {
  const { faceOf } = useLooks();
  const face = top === undefined ? null : faceOf(top);
  return (
    <span className="ct-deck" data-tile-size={tile ? '' : undefined}>
      {/* What comes of a pile can't be put back, and no back says what a press will do. */}
      <Thing of={of} zoom={face?.ref ?? null} label={label} careful className="ct-card-thing">
        {n === 0 ? (
          <span className="ct-deck__none" />
        ) : face === null ? (
          <CardBack {...back} silent />
        ) : (
          <Card face={face} silent />
        )}
        <b className="ct-deck__n">{n}</b>
      </Thing>
      {name !== undefined && <span className="ct-deck__name">{name}</span>}
    </span>
  );
}

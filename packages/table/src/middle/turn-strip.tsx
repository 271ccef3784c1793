import type { ComponentChildren } from 'preact';
import { useLooks } from '../context.tsx';
import { CardBack } from '../card/card-back.tsx';
import type { CardFace } from '../contract.ts';
import { Token } from '../icon/token.tsx';
import { Medal } from '../parts/medal.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';
import type { Size } from '../stage/solve.ts';
import { usePlan } from '../stage/stage-context.ts';
import { TileThing } from '../tile/tile-thing.tsx';

/** Something that was done in a turn. */
export interface Deed {
  /** A sentence for those who hear the table, where the words alone don't tell it. */
  readonly told?: string | undefined;
  /** The card that it was done with: its ref, or its face. */
  readonly card?: string | CardFace | undefined;
  /** What nobody saw. */
  readonly backs?:
    | { readonly n: number; readonly field: string; readonly emblem: string }
    | undefined;
  /** What stands for it where there is no card, or no room for its back; with how many. */
  readonly icon?: string | undefined;
  readonly figure?: string | undefined;
  /** "draws 2"; "pays", and what. */
  readonly words?: string | undefined;
  readonly paid?: readonly (readonly [icon: string, n: number])[] | undefined;
}

export interface TurnStripProps {
  readonly seat: number;
  /** Where it was nobody's seat: "The Dark Lord". */
  readonly name?: string | undefined;
  readonly label?: string | undefined;
  /** In their order: those for which there is room. */
  readonly deeds: readonly Deed[];
  /** How large its cards are. */
  readonly size: Size;
}

const MOST_BACKS = 3;

/**
 * A whole turn in a strip: whose it was, and an arrow to each thing that was done, with what was paid for it. A phone has
 * room for one line: a medal for each card, and no words.
 */
export function TurnStrip({ seat, name, label, deeds, size }: TurnStripProps) {
  const { who } = useLooks();
  const isLine = usePlan().isSmall;
  return (
    <ol className="ct-strip" aria-label={label} data-line={isLine ? '' : undefined}>
      <li className="ct-strip__who">
        <SeatShield seat={seat} />
        <b>{name ?? who(seat)}</b>
      </li>
      {deeds.map((deed, i) => (
        <li key={i} className="ct-strip__deed">
          {(deed.told ?? (isLine && deed.words)) && (
            <span className="ct-hidden">{deed.told ?? deed.words}</span>
          )}
          <DeedPicture deed={deed} size={size} isLine={isLine} />
          <Below deed={deed} isLine={isLine} />
        </li>
      ))}
    </ol>
  );
}

interface DeedProps {
  readonly deed: Deed;
  readonly isLine: boolean;
}

/** What is said of a deed, or was paid for it. What is heard says it already. */
function Below({ deed, isLine }: DeedProps) {
  const { told, words, paid = [] } = deed;
  const shown = isLine ? undefined : words;
  if (shown === undefined && paid.length === 0) return null;
  return (
    <span className="ct-strip__paid" aria-hidden={told !== undefined ? 'true' : undefined}>
      {shown}
      {paid.map(([icon, n]) => (
        <Token key={icon} icon={icon} text={`${n}`} />
      ))}
    </span>
  );
}

interface DeedPictureProps extends DeedProps {
  readonly size: Size;
}

function DeedPicture({ deed, size, isLine }: DeedPictureProps): ComponentChildren {
  const { faceOf } = useLooks();
  const { card, backs, icon, figure } = deed;
  const face = typeof card === 'string' ? faceOf(card) : (card ?? null);
  if (face !== null && isLine) return <Medal card={face.ref} />;
  // What was paid stands below it.
  if (face !== null) return <TileThing card={face} size={size} owned flat />;
  if (backs === undefined || isLine) return icon && <Token icon={icon} text={figure} />;
  const { n, ...back } = backs;
  return (
    <span className="ct-strip__backs">
      {Array.from({ length: Math.min(n, MOST_BACKS) }, (_, i) => (
        <CardBack key={i} {...back} silent />
      ))}
    </span>
  );
}

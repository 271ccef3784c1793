import type { Phrase } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useLooks } from '../context.tsx';
import { Token } from '../icon/token.tsx';
import { Medal } from '../parts/medal.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';
import { usePlan } from '../stage/stage-context.ts';
import { TileThing } from '../tile/tile-thing.tsx';

/** Something that was done in a turn. */
export interface Deed {
  /** What tells of it: for those who hear the table. */
  readonly event: Phrase;
  /** The card that it was done with. */
  readonly card?: string | undefined;
  /** Without one: what was had, by its icon. */
  readonly icon?: string | undefined;
  /** "pays", and what. */
  readonly words?: string | undefined;
  readonly paid?: readonly (readonly [icon: string, n: number])[] | undefined;
}

export interface TurnStripProps {
  readonly seat: number;
  /** What the one who did it is called. */
  readonly name: string;
  readonly deeds: readonly Deed[];
}

/** No more find room beside one another: those before have been seen. */
const MOST_DEEDS = 3;
/** A card of a strip, for the width of one on the table. */
const SHARE = 0.82;

/** A whole turn in a strip: whose it was, and an arrow to each thing that was done, with what was paid for it. */
export function TurnStrip({ seat, name, deeds }: TurnStripProps) {
  const { say, faceOf } = useLooks();
  const { mode, tile } = usePlan();
  const isLine = mode !== 'wide';
  const size = { width: Math.round(tile.width * SHARE), height: Math.round(tile.height * SHARE) };
  const shown = deeds.slice(-MOST_DEEDS);
  const pictureOf = ({ card, icon }: Deed): ComponentChildren => {
    const face = card === undefined ? null : faceOf(card);
    if (face === null) return icon && <Token icon={icon} text="1" />;
    // What was paid stands below it.
    const paid = { ...face, price: [] };
    return isLine ? <Medal card={face.ref} /> : <TileThing card={paid} size={size} flat />;
  };
  return (
    <ol className="ct-strip" data-line={isLine ? '' : undefined}>
      <li className="ct-strip__who">
        <SeatShield seat={seat} />
        <b>{name}</b>
      </li>
      {shown.map((deed, i) => (
        <li key={i} className="ct-strip__deed">
          <span className="ct-hidden">{say(deed.event)}</span>
          {pictureOf(deed)}
          {deed.paid !== undefined && (
            <span className="ct-strip__paid" aria-hidden="true">
              {!isLine && deed.words}
              {deed.paid.map(([icon, n]) => (
                <Token key={icon} icon={icon} text={`${n}`} />
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

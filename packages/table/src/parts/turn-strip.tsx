import { CardBack } from '../card/card-back.tsx';
import type { CardFace } from '../contract.ts';
import { Token } from '../icon/token.tsx';
import { usePlan } from '../stage/stage-context.ts';
import { Tile } from '../tile/tile.tsx';
import { TileRow } from '../tile/tile-row.tsx';
import { Medal } from './medal.tsx';
import { SeatShield } from './seat-shield.tsx';

/** Something done in a turn: its card, the backs of what nobody saw, or a token; and a word for it. */
export interface Deed {
  readonly word: string;
  readonly face?: CardFace | undefined;
  readonly backs?:
    | { readonly n: number; readonly field: string; readonly emblem: string }
    | undefined;
  /** What stands for it where there is no card, or no room for its back. */
  readonly token: string;
}

export interface TurnStripProps {
  readonly seat: number;
  readonly name: string;
  readonly label: string;
  /** In their order: those for which there is room. */
  readonly deeds: readonly Deed[];
}

/** A small card of scale 1. */
const SMALL = { width: 78, height: 84 };
const MOST_BACKS = 3;

/** A turn as a strip of small cards: who, and what they did, one after the other. */
export function TurnStrip({ seat, name, label, deeds }: TurnStripProps) {
  const { isSmall } = usePlan();
  return (
    <ol className="ct-strip" aria-label={label}>
      <li>
        <SeatShield seat={seat} />
        {!isSmall && <b>{name}</b>}
      </li>
      {deeds.map((deed, i) => (
        <li key={i} data-deed="">
          <DeedPicture deed={deed} />
          <small className={isSmall ? 'ct-hidden' : undefined}>{deed.word}</small>
        </li>
      ))}
    </ol>
  );
}

/** On a phone a medal, or a token. */
function DeedPicture({ deed: { face, backs, token } }: { readonly deed: Deed }) {
  const { isSmall, scale } = usePlan();
  if (face !== undefined && isSmall) return <Medal card={face.ref} />;
  if (face !== undefined) {
    const size = {
      width: Math.round(SMALL.width * scale),
      height: Math.round(SMALL.height * scale),
    };
    return (
      <TileRow size={size}>
        <li>
          <Tile face={face} silent />
        </li>
      </TileRow>
    );
  }
  if (backs === undefined || isSmall) return <Token icon={token} />;
  const { n, ...back } = backs;
  return (
    <span className="ct-strip__backs">
      {Array.from({ length: Math.min(n, MOST_BACKS) }, (_, i) => (
        <CardBack key={i} {...back} silent />
      ))}
    </span>
  );
}

import type { BoardPart } from '@castellan/table';
import {
  CardBack,
  Medal,
  SeatShield,
  Tile,
  TileRow,
  Token,
  useLooks,
  usePlan,
} from '@castellan/table';
import type { Deed, Scene } from './scene.ts';
import { lastTurn } from './scene.ts';
import { citizenBack } from './tavern.tsx';
import { miniTile } from './tiles.ts';

/** So many deeds of a turn have room; more while nothing is asked. */
const ROOM = { wide: 4, tablet: 2, phone: 3, low: 2, lying: 2 } as const;
const MORE = { wide: 3, tablet: 2, phone: 1, low: 1, lying: 1 } as const;

/** A turn as a strip of small cards: who, and what they did, one after the other. */
export function Strip({ scene }: BoardPart<Scene>) {
  const { who, say, decision } = scene;
  const { mode, isSmall } = usePlan();
  const { seat, deeds } = lastTurn(scene);
  const room = ROOM[mode] + (decision === null ? MORE[mode] : 0);
  return (
    <ol className="qv-strip" aria-label={say('is-acting', { name: who(seat) })}>
      <li>
        <SeatShield seat={seat} />
        {!isSmall && <b>{who(seat)}</b>}
      </li>
      {deeds.slice(-room).map((deed, i) => (
        <li key={i} data-deed="">
          <Shown scene={scene} deed={deed} />
          <small className={isSmall ? 'ct-hidden' : undefined}>
            {say('did', { what: deed.what, n: deed.n })}
          </small>
        </li>
      ))}
    </ol>
  );
}

const TOKENS: Readonly<Record<Deed['what'], string>> = {
  drew: 'action:draw',
  hired: 'action:hire',
  reserved: 'action:reserve',
  completed: 'action:quest',
  renewed: 'card:quest',
  took: 'place:hand',
};

interface ShownProps extends BoardPart<Scene> {
  readonly deed: Deed;
}

/** Its card, the backs of what nobody saw, or a token; on a phone a medal. */
function Shown({ scene: { locale }, deed: { what, n, card } }: ShownProps) {
  const { faceOf } = useLooks();
  const { isSmall, scale } = usePlan();
  if (card === undefined)
    return isSmall || what === 'renewed' ? (
      <Token icon={TOKENS[what]} />
    ) : (
      <span className="qv-backs">
        {Array.from({ length: Math.min(n, 3) }, (_, i) => (
          <CardBack key={i} {...citizenBack(locale)} silent />
        ))}
      </span>
    );
  if (isSmall) return <Medal card={card} />;
  const size = { width: Math.round(78 * scale), height: Math.round(84 * scale) };
  return (
    <TileRow size={size}>
      <li>
        <Tile face={miniTile(faceOf(card)!, size)} silent />
      </li>
    </TileRow>
  );
}

import type { BoardPart } from '@castellan/table';
import {
  ActionCoins,
  Foot,
  sharesOf,
  Sockets,
  TileThing,
  timesAsLarge,
  useAskedHere,
  useLooks,
  usePlan,
  useTable,
} from '@castellan/table';
import { pricedAt } from './center.tsx';
import { Rolled } from './dice.tsx';
import type { Scene } from './scene.ts';
import { paidFor } from './scene.ts';
import { icon } from './speech.ts';

/** How many sockets fit beside the card where the middle is a band, and where it is a column. */
const MOST_IN_BAND = 4;
const MOST_IN_COLUMN = 8;
/** Around the card in a band. */
const FRAME = 10;
/** The card on the slab, for one on the table. */
const LARGER = [1.32, 1.75] as const;

/** The middle while something is paid for: its card, its price as sockets, and the button that pays. */
export function Paying({ scene }: BoardPart<Scene>) {
  const { say } = scene;
  const { mode, isSmall } = usePlan();
  const id = useAskedHere();
  const isWide = mode === 'wide';
  const { draft } = useTable().lit;
  const shares = draft && sharesOf(draft);
  return (
    <>
      {isWide && <Rolled scene={scene} isLine />}
      <div id={id} className="ck-paying">
        <div className="ct-slab ck-well">
          <Bought scene={scene} />
          {draft && shares && (
            <div className="ck-well__price ct-centred">
              {isWide && <h3>{say('price', { n: draft.decision.max })}</h3>}
              <Sockets
                draft={draft}
                shares={shares}
                most={isWide ? undefined : isSmall ? MOST_IN_BAND : MOST_IN_COLUMN}
                helps={isWide}
              />
            </div>
          )}
        </div>
        <div className="ck-foot ct-line">
          <ActionCoins {...scene.actions} />
          {isWide && draft && shares?.[1] && <Foot draft={draft} />}
          {isWide && <UseOther scene={scene} />}
        </div>
      </div>
    </>
  );
}

/** What is paid for, large and in the light. */
function Bought({ scene }: BoardPart<Scene>) {
  const { faceOf } = useLooks();
  const { mode, tile, isLow, boxes } = usePlan();
  const face = faceOf(paidFor(scene)!);
  if (face === null || isLow) return null;
  const size =
    mode === 'wide'
      ? timesAsLarge(tile, ...LARGER)
      : { ...tile, height: Math.min(tile.height, boxes.get('action')!.height - FRAME) };
  return (
    <span className="ck-well__card">
      <TileThing card={pricedAt(face, scene.decision!.max, scene)} size={size} flat />
    </span>
  );
}

/** Another kind that might pay; when some of it does, the way back. It is always there: nothing beside it changes its size. */
function UseOther({ scene: { say, locale } }: BoardPart<Scene>) {
  const { lit } = useTable();
  const [usual, other] = (lit.draft && sharesOf(lit.draft)) ?? [];
  if (usual === undefined || other === undefined) return null;
  const used = lit.draft!.counts[other.id]! - (other.min ?? 0);
  const [to, times] = used === 0 ? [other, 1] : [usual, used];
  return (
    <button
      type="button"
      className="ct-button"
      onClick={() => {
        for (let n = 0; n < times; n++) lit.bump(to.id, 1);
      }}
    >
      {say('use-token', { token: icon(to.id, locale).label })}
    </button>
  );
}

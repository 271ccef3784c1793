import type { PlatePart, SeatPart } from '@castellan/table';
import {
  Fold,
  Ghost,
  Hollow,
  List,
  MedalThing,
  TileThing,
  useLooks,
  usePlan,
} from '@castellan/table';
import { Chips, placesOf } from './chips.tsx';
import { CourtPlaces } from './court.tsx';
import { Holding, Roles } from './purse.tsx';
import type { Held, Scene } from './scene.ts';
import { citizensBefore, paidFor } from './scene.ts';

/** One's Citizens, each in the place of its number. */
export function Kingdom({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { say, who } = scene;
  const isFolded = usePlan().folded.has('kingdom');
  const held = citizensBefore(scene, seat);
  const peek = isFolded && (
    <>
      <div className="ck-purse ct-line">
        <Holding scene={scene} seat={seat} />
      </div>
      <Chips held={held} seat={seat} scene={scene} isNumbered />
    </>
  );
  return (
    <Fold
      id="kingdom"
      label={`${who(seat)}: ${say('kind-citizen')}`}
      seat={seat}
      className="ck-kingdom"
      lip={say('kingdom')}
      peek={peek}
    >
      <List of={placesOf(held)} className="ct-grid ck-five">
        {place => <Place scene={scene} seat={seat} place={place} />}
      </List>
      {isFolded && <CourtPlaces scene={scene} seat={seat} onOpen={onOpen} />}
      {isFolded && <Roles scene={scene} seat={seat} />}
    </Fold>
  );
}

type PlaceProps = SeatPart<Scene> & { readonly place: ReturnType<typeof placesOf>[number] };

/** A place: the kind the player has most of, and beside its picture the others that wake by the same number. */
function Place({ scene, seat, place: { number, here, woken } }: PlaceProps) {
  const { faceOf } = useLooks();
  const { view, say, me } = scene;
  const bought = seat === me ? paidFor(scene) : null;
  // The Citizen that is being paid for, if it comes here.
  const isComing = bought !== null && faceOf(bought)!.corner === number;
  const [top, ...others] = here.toSorted((a, b) => rank(b) - rank(a));
  if (top === undefined && isComing) return <Ghost card={bought} />;
  if (top === undefined)
    return (
      <Hollow label={say('none-of', { number })}>
        <b>{number}</b>
      </Hollow>
    );
  const isOne = seat === view.active || faceOf(top.ref)!.rows.length === 1;
  return (
    <span className="ck-number" data-coming={isComing ? '' : undefined} data-woken={woken}>
      <TileThing
        card={top.ref}
        of={`tableau:${seat}:${top.ref}`}
        count={top.n}
        woken={top.woken ? (isOne ? 0 : 1) : undefined}
        owned
        flat
      />
      {others.map(({ ref, n }) => (
        <span key={ref} className="ck-also">
          <MedalThing
            of={`tableau:${seat}:${ref}`}
            card={ref}
            n={n}
            label={say('copies', { name: faceOf(ref)!.name, n })}
            round
          />
        </span>
      ))}
    </span>
  );
}

/** What the player has most of comes first; Starters last. */
const rank = ({ ref, n }: Held): number => (ref.startsWith('citizen:starter') ? 0 : 100) + n;

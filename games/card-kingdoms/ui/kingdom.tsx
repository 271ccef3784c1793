import type { PlatePart } from '@castellan/table';
import { Fold, Ghost, Hollow, MedalThing, TileThing, useLooks, usePlan } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { STACK_NUMBERS } from '../state.ts';
import { Chips, numbersOf } from './chips.tsx';
import { CourtPlaces } from './court.tsx';
import { Holding, Roles } from './purse.tsx';
import type { Held, Scene } from './scene.ts';
import { citizensBefore, paidFor } from './scene.ts';

/** One's Citizens, each in the place of its number. */
export function Kingdom({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { say, who } = scene;
  const isFolded = usePlan().folded.has('kingdom');
  const held = citizensBefore(scene, seat);
  const bought = paidFor(scene);
  const coming = seat === scene.me && CITIZENS.find(({ id }) => `citizen:${id}` === bought);
  return (
    <Fold
      id="kingdom"
      label={`${who(seat)}: ${say('kind-citizen')}`}
      seat={seat}
      className="ck-kingdom"
      lip={say('kingdom')}
      peek={
        isFolded && (
          <>
            <div className="ck-purse">
              <Holding scene={scene} seat={seat} />
            </div>
            <Chips held={held} seat={seat} scene={scene} isNumbered />
          </>
        )
      }
    >
      <ul className="ct-grid ck-five">
        {STACK_NUMBERS.map(first => (
          <li key={first}>
            <NumberPlace
              scene={scene}
              seat={seat}
              number={numbersOf(first)}
              held={held.filter(({ numbers }) => numbers[0] === first)}
              coming={coming && coming.numbers[0] === first ? `citizen:${coming.id}` : null}
            />
          </li>
        ))}
      </ul>
      {isFolded && <CourtPlaces scene={scene} seat={seat} onOpen={onOpen} />}
      {isFolded && <Roles scene={scene} seat={seat} />}
    </Fold>
  );
}

interface NumberPlaceProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly number: string;
  readonly held: readonly Held[];
  /** The Citizen that is being paid for, if it comes here. */
  readonly coming: string | null;
}

/** A place: the kind one has most of, and beside its picture the others that wake by the same number. */
function NumberPlace({ scene, seat, number, held, coming }: NumberPlaceProps) {
  const { faceOf } = useLooks();
  const { view, say } = scene;
  const [top, ...others] = held.toSorted(
    (a, b) => Number(isStarter(a)) - Number(isStarter(b)) || b.n - a.n,
  );
  if (top === undefined && coming !== null) return <Ghost card={coming} />;
  if (top === undefined)
    return (
      <Hollow label={say('none-of', { number })}>
        <b>{number}</b>
      </Hollow>
    );
  const face = faceOf(top.ref)!;
  const mine = seat === view.active;
  return (
    <span
      className="ck-number"
      data-coming={coming === null ? undefined : ''}
      data-woken={held.some(({ woken }) => woken) ? '' : undefined}
    >
      <TileThing
        // Before a player a card's price is of no interest any more.
        card={{ ...face, price: [] }}
        of={`tableau:${seat}:${top.ref}`}
        count={top.n}
        woken={top.woken ? (mine || face.rows.length === 1 ? 0 : 1) : undefined}
        flat
      />
      {others.map(one => (
        <span key={one.ref} className="ck-also">
          <MedalThing
            of={`tableau:${seat}:${one.ref}`}
            card={one.ref}
            n={one.n}
            label={say('copies', { name: faceOf(one.ref)!.name, n: one.n })}
            round
          />
        </span>
      ))}
    </span>
  );
}

const isStarter = ({ ref }: Held): boolean => ref.startsWith('citizen:starter');

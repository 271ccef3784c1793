import { Hollow, Thing, TileThing, Token, useLooks, Zone } from '@castellan/table';
import type { BoardPart } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { AREAS, MONSTERS } from '../cards/monsters.ts';
import { COLUMNS, NONE } from '../state.ts';
import { buildPriceFor, recruitPriceFor, slayPriceFor } from '../view.ts';
import type { Price } from '../view.ts';
import { icon } from './speech.ts';
import type { Scene } from './scene.ts';
import { isPaying, paidFor } from './scene.ts';

/** A place of the Center: so many cards, the top one open. */
interface Stack {
  readonly row: string;
  /** The top card; null: it is still to be turned up. */
  readonly card: string | null;
  readonly n: number;
  /** What it costs the one who looks, rather than what is printed. */
  readonly price?: number | undefined;
  /** What the one who looks lacks of it. */
  readonly lack: number;
}

/** The Center Stacks: four rows of five [CK 1.4]. */
export function Center({ scene }: BoardPart<Scene>) {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const rows = [
    columns.map(at => monsterStack(scene, at)),
    columns.map(at => citizenStack(scene, at)),
    columns.map(at => citizenStack(scene, COLUMNS + at)),
    columns.map(at => domainStack(scene, at)),
  ];
  const chosen = paidFor(scene);
  return (
    <Zone
      id="center"
      label={scene.say('center')}
      place="center"
      className={isPaying(scene) ? 'ck-center-pays' : undefined}
    >
      <ul className="ct-grid ck-five">
        {rows.flat().map((stack, at) => (
          <li key={at} data-chosen={stack.card !== null && stack.card === chosen ? '' : undefined}>
            <CenterStack scene={scene} stack={stack} />
            {at < COLUMNS && scene.view.darkLord !== null && <Area scene={scene} at={at} />}
          </li>
        ))}
      </ul>
    </Zone>
  );
}

interface CenterStackProps extends BoardPart<Scene> {
  readonly stack: Stack;
}

/** Its card on top of so many, or an Exhausted card [CK 5.6]. */
function CenterStack({ scene: { say }, stack }: CenterStackProps) {
  const { faceOf } = useLooks();
  const { row, card, n, price, lack } = stack;
  if (n === 0 || card === null)
    return (
      <Hollow
        picture="hourglass"
        label={n === 0 ? say('place-exhausted', { row }) : say('to-be-turned')}
      >
        {n === 0 ? say('stack-exhausted') : ''}
      </Hollow>
    );
  const face = faceOf(card)!;
  const [printed, ...roles] = face.price;
  const top = {
    ...face,
    // The painted field says which area it is.
    marks: face.marks.filter(mark => !mark.icon.startsWith('area:')),
    price:
      price === undefined
        ? face.price
        : [{ ...printed!, text: `${price}`, label: say('price-now', { price }) }, ...roles],
  };
  return (
    <TileThing
      card={top}
      of={`center:${card}`}
      count={n}
      short={lack > 0 ? `−${lack}` : undefined}
      dims
    />
  );
}

/** Which area it is, and by which number the Dark Lord attacks there. */
function Area({ scene: { view, say, locale }, at }: BoardPart<Scene> & { readonly at: number }) {
  const area = `area:${AREAS[view.areas[at]!]!}`;
  return (
    <Thing
      of={`stack:monsters:${at}`}
      zoom={null}
      label={`${icon(area, locale).label}: ${say('attacked-by', { die: at + 1 })}`}
      className="ck-area"
    >
      <Token icon={area} />
      <b>{at + 1}</b>
    </Thing>
  );
}

function monsterStack(scene: Scene, at: number): Stack {
  const { view, say, locale, me } = scene;
  const monster = view.monsters[at]!.at(-1) ?? NONE;
  const price = me === null || monster === NONE ? undefined : slayPriceFor(view, me, monster);
  return {
    row: `${say('kind-monster')}, ${icon(`area:${AREAS[view.areas[at]!]!}`, locale).label}`,
    card: monster === NONE ? null : `monster:${MONSTERS[monster]!.id}`,
    n: view.monsters[at]!.length,
    lack: lackIn(scene, price),
  };
}

function citizenStack(scene: Scene, at: number): Stack {
  const { view, say, me } = scene;
  const kind = view.citizens[at]!.at(-1) ?? NONE;
  const price = me === null || kind === NONE ? undefined : recruitPriceFor(view, me, kind);
  return {
    row: say('kind-citizen'),
    card: kind === NONE ? null : `citizen:${CITIZENS[kind]!.id}`,
    n: view.citizens[at]!.length,
    price: price?.price,
    lack: lackIn(scene, price),
  };
}

function domainStack(scene: Scene, at: number): Stack {
  const { view, say, me } = scene;
  const domain = view.domains[at]!;
  const price = me === null || domain === NONE ? undefined : buildPriceFor(view, me, domain);
  return {
    row: say('kind-domain'),
    card: domain === NONE ? null : `domain:${DOMAINS[domain]!.id}`,
    n: view.domainsBelow[at]!.length + (domain === NONE ? 0 : 1),
    price: price?.price,
    lack: lackIn(scene, price),
  };
}

/** What is missing is shown while one chooses an action. */
const lackIn = ({ decision }: Scene, price: Price | undefined): number =>
  decision?.step === 'action' ? (price?.lack ?? 0) : 0;

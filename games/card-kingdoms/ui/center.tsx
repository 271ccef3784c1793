import { Hollow, Thing, TileThing, Token, useLooks, Zone } from '@castellan/table';
import type { BoardPart, CardFace } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { AREAS, MONSTERS } from '../cards/monsters.ts';
import { topCitizen, topMonster } from '../center.ts';
import { buildPrice, recruitPrice } from '../modifiers.ts';
import { COLUMNS, NONE } from '../state.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';

interface PlaceProps {
  readonly scene: Scene;
  readonly at: number;
}

/** The Center Stacks: four rows of five [CK 1.4]. */
export function Center({ scene }: BoardPart<Scene>) {
  const { say } = scene;
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const stacks = Array.from({ length: 2 * COLUMNS }, (_, stack) => stack);
  return (
    <Zone id="center" label={say.center} place="center">
      <ul className="ct-grid ck-five">
        {columns.map(at => (
          <MonsterPlace key={`m${at}`} scene={scene} at={at} />
        ))}
        {stacks.map(at => (
          <CitizenPlace key={`c${at}`} scene={scene} at={at} />
        ))}
        {columns.map(at => (
          <DomainPlace key={`d${at}`} scene={scene} at={at} />
        ))}
      </ul>
    </Zone>
  );
}

interface StackProps {
  readonly scene: Scene;
  readonly row: string;
  /** The top card; null: it is still to be turned up. */
  readonly top: CardFace | null;
  readonly n: number;
  /** What the one who looks lacks of its price. */
  readonly lack: number;
  readonly children?: ComponentChildren;
}

/** A place of the Center: its card on top of so many, or an Exhausted card [CK 5.6]. */
function CenterStack({ scene: { say }, row, top, n, lack, children }: StackProps) {
  if (n === 0 || top === null)
    return (
      <li>
        <Hollow picture="hourglass" label={n === 0 ? say.place(row) : say.toBeTurned}>
          {n === 0 ? say.exhausted : ''}
        </Hollow>
      </li>
    );
  return (
    <li>
      <TileThing
        card={top}
        of={`center:${top.ref}`}
        count={n}
        short={lack > 0 ? `−${lack}` : undefined}
        dims
      />
      {children}
    </li>
  );
}

/** What is missing of a price, magic taken for what it can stand in for; none for those who only watch. */
function lackOf(
  { view, me, decision }: Scene,
  coin: 'gold' | 'strength',
  price: number,
  magic = 0,
): number {
  if (me === null || decision === null || decision.step !== 'action') return 0;
  const purse = view.players[me]!;
  const short = Math.max(0, magic - purse.magic);
  const spare = Math.max(0, purse.magic - magic);
  return short + Math.max(purse[coin] >= 1 ? 0 : 1, price - purse[coin] - spare);
}

function MonsterPlace({ scene, at }: PlaceProps) {
  const { view, say, locale } = scene;
  const { faceOf } = useLooks();
  const monster = topMonster(view, at);
  const area = AREAS[view.areas[at]!]!;
  const name = icon(`area:${area}`, locale).label;
  const card = monster === NONE ? null : MONSTERS[monster]!;
  const face = card && faceOf(`monster:${card.id}`);
  // The painted field says which area it is.
  const top = face && { ...face, marks: face.marks.filter(mark => !mark.icon.startsWith('area:')) };
  return (
    <CenterStack
      scene={scene}
      row={`${say.monsters}, ${name}`}
      top={top}
      n={view.monsters[at]!.length}
      lack={card === null ? 0 : lackOf(scene, 'strength', card.strength, card.magic)}
    >
      {view.darkLord !== null && (
        <Thing
          of={`stack:monsters:${at}`}
          zoom={null}
          label={`${name}: ${say.attackedBy(at + 1)}`}
          className="ck-area"
        >
          <Token icon={`area:${area}`} />
          <b>{at + 1}</b>
        </Thing>
      )}
    </CenterStack>
  );
}

function CitizenPlace({ scene, at }: PlaceProps) {
  const { view, say, me } = scene;
  const { faceOf } = useLooks();
  const kind = topCitizen(view, at);
  const n = view.citizens[at]!.length;
  if (kind === NONE)
    return <CenterStack scene={scene} row={say.citizens} top={null} n={n} lack={0} />;
  const face = faceOf(`citizen:${CITIZENS[kind]!.id}`)!;
  const price = me === null ? null : recruitPrice(view.players[me]!, kind);
  // What it costs the one who looks, rather than what is printed.
  const top =
    price === null
      ? face
      : { ...face, price: [{ icon: 'gold', text: `${price}`, label: say.now(price) }] };
  return (
    <CenterStack
      scene={scene}
      row={say.citizens}
      top={top}
      n={n}
      lack={price === null ? 0 : lackOf(scene, 'gold', price)}
    />
  );
}

function DomainPlace({ scene, at }: PlaceProps) {
  const { view, say, me } = scene;
  const { faceOf } = useLooks();
  const domain = view.domains[at]!;
  const face = domain === NONE ? null : faceOf(`domain:${DOMAINS[domain]!.id}`);
  const n = view.domainsBelow[at]!.length + (domain === NONE ? 0 : 1);
  const price = me === null || domain === NONE ? null : buildPrice(view.players[me]!, domain);
  // What it costs the one who looks; the roles it needs stand beside.
  const top =
    face === null || price === null
      ? face
      : {
          ...face,
          price: [
            { ...face.price[0]!, text: `${price}`, label: say.now(price) },
            ...face.price.slice(1),
          ],
        };
  return (
    <CenterStack
      scene={scene}
      row={say.domains}
      top={top}
      n={n}
      lack={price === null ? 0 : lackOf(scene, 'gold', price)}
    />
  );
}

import { Hollow, Thing, TileThing, Token, useLooks, Zone } from '@castellan/table';
import type { BoardPart, CardFace } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { AREAS, MONSTERS } from '../cards/monsters.ts';
import { COLUMNS, NONE } from '../state.ts';
import { buildPriceFor, recruitPriceFor, rolesLacked, slayPriceFor } from '../view.ts';
import { icon } from './speech.ts';
import type { Scene } from './scene.ts';
import { isPaying, paidFor } from './scene.ts';

const KINDS = {
  monster: { cards: MONSTERS, priceFor: slayPriceFor },
  citizen: { cards: CITIZENS, priceFor: recruitPriceFor },
  domain: { cards: DOMAINS, priceFor: buildPriceFor },
};

/** A place of the Center: its cards, the top one open unless it is still to be turned up. */
interface Stack {
  readonly kind: keyof typeof KINDS;
  readonly top: number;
  readonly n: number;
}

const pileOf = (kind: Stack['kind'], cards: readonly number[]): Stack => {
  return { kind, top: cards.at(-1) ?? NONE, n: cards.length };
};
const refOf = ({ kind, top }: Stack): string => `${kind}:${KINDS[kind].cards[top]?.id}`;

/** The Center Stacks: four rows of five [CK 1.4]. */
export function Center({ scene }: BoardPart<Scene>) {
  const { monsters, citizens, domains, domainsBelow, darkLord } = scene.view;
  const chosen = paidFor(scene);
  const stacks = [
    ...monsters.map(cards => pileOf('monster', cards)),
    ...citizens.map(cards => pileOf('citizen', cards)),
    ...domains.map((top, at): Stack => {
      return { kind: 'domain', top, n: domainsBelow[at]!.length + (top === NONE ? 0 : 1) };
    }),
  ];
  return (
    <Zone
      id="center"
      label={scene.say('center')}
      place="center"
      className={isPaying(scene) ? 'ck-center-pays' : undefined}
    >
      <ul className="ct-grid ck-five">
        {stacks.map((stack, at) => (
          <li key={at} data-chosen={refOf(stack) === chosen ? '' : undefined}>
            <CenterStack scene={scene} stack={stack} at={at} />
            {at < COLUMNS && darkLord !== null && <Area scene={scene} at={at} />}
          </li>
        ))}
      </ul>
    </Zone>
  );
}

interface PlaceProps extends BoardPart<Scene> {
  readonly at: number;
}

/** Its top card on the others, or an Exhausted card [CK 5.6]. */
function CenterStack({ scene, stack, at }: PlaceProps & { readonly stack: Stack }) {
  const { faceOf } = useLooks();
  const { view, say, me, decision } = scene;
  const { kind, top, n } = stack;
  if (top === NONE) {
    const area = kind === 'monster' ? `, ${areaAt(scene, at).label}` : '';
    if (n > 0) return <Hollow label={say('to-be-turned')}>{say('to-be-turned')}</Hollow>;
    const gone = say('place-exhausted', { row: `${say(`kind-${kind}`)}${area}` });
    return (
      <Hollow picture="hourglass" label={gone}>
        {say('stack-exhausted')}
      </Hollow>
    );
  }
  const face = faceOf(refOf(stack))!;
  const price = me === null ? null : KINDS[kind].priceFor(view, me, top);
  // What is missing is shown while one chooses an action.
  const isChoosing = me !== null && decision?.step === 'action';
  const lack = isChoosing ? (price?.lack ?? 0) : 0;
  const now = price === null ? face : pricedAt(face, price.price, scene);
  return (
    <TileThing
      card={{
        ...(isChoosing && kind === 'domain' ? needing(now, rolesLacked(view, me, top)) : now),
        // The painted field says which area it is.
        marks: face.marks.filter(mark => !mark.icon.startsWith('area:')),
      }}
      of={`center:${refOf(stack)}`}
      count={n}
      short={lack > 0 ? `−${lack}` : undefined}
      dims
    />
  );
}

/** With what it costs now, not what is printed. */
export function pricedAt(face: CardFace, price: number, { say }: Scene): CardFace {
  const [printed, ...rest] = face.price;
  const now = { ...printed!, text: `${price}`, label: say('price-now', { price }) };
  return printed?.icon === 'gold' ? { ...face, price: [now, ...rest] } : face;
}

/** Of each role that is needed, the last flags are those that lack. */
const needing = (face: CardFace, lacked: Readonly<Record<string, number>>): CardFace => ({
  ...face,
  price: face.price.map((badge, at, price) => {
    const after = price.slice(at + 1).filter(({ icon }) => icon === badge.icon).length;
    return after < (lacked[badge.icon] ?? 0) ? { ...badge, lacks: true } : badge;
  }),
});

const areaAt = ({ view, locale }: Scene, at: number) => {
  const area = `area:${AREAS[view.areas[at]!]!}`;
  return { area, label: icon(area, locale).label };
};

/** Which area it is, and by which number the Dark Lord attacks there. */
function Area({ scene, at }: PlaceProps) {
  const { area, label } = areaAt(scene, at);
  return (
    <Thing
      of={`stack:monsters:${at}`}
      zoom={null}
      label={`${label}: ${scene.say('attacked-by', { die: at + 1 })}`}
      className="ck-area ct-line"
    >
      <Token icon={area} />
      <b>{at + 1}</b>
    </Thing>
  );
}

import { effectIcons, powerIcons, powerSentence } from '@castellan/powers';
import type { Effect, Icon } from '@castellan/powers';
import type { Badge, CardFace } from '@castellan/table';
import { cardsFrom, drawnFrom, facesFrom } from '@castellan/table';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { CASTLES } from '../cards/castles.ts';
import { RESOURCES, TYPES } from '../cards/language.ts';
import type { Adventurer, Building, Castle, VillagePower } from '../cards/language.ts';
import art from './art.json' with { type: 'json' };
import type { CardTexts } from './speech.ts';
import { cardTexts, speech } from './speech.ts';

/** Where a card lies, before what it is: `hand:building:farm`, `village:0:adventurer:knight`. */
const PLACE = /^(hand|pool|village:\d+):/;

/** `castle:1` is the Castle of that seat. */
const castleOf = (ref: string): string =>
  ref.replace(/^castle:(\d)$/, (_, seat: string) => `castle:${CASTLES[Number(seat)]?.id ?? seat}`);

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
export const { cards, card } = cardsFrom(
  {
    building: drawnFrom(BUILDINGS, buildingFace),
    adventurer: drawnFrom(ADVENTURERS, adventurerFace),
    castle: drawnFrom(CASTLES, castleFace),
  },
  cardTexts,
  where => castleOf(where.replace(PLACE, '')),
);

const face = facesFrom(art, speech);

const picture = (icon: string): Icon => ({ icon, n: null });
const points = (vp: number, say: CardTexts): Badge => ({
  icon: 'vp',
  text: `${vp}`,
  label: say.text('points', { n: vp }),
});

/** One badge for each icon: five of one kind would be hard to count as a number at this size, side by side they are not. */
function each<Name extends string>(
  names: readonly Name[],
  amounts: Readonly<Partial<Record<Name, number>>>,
  sign: (name: Name) => string,
  label: (n: number, name: Name) => string,
): Badge[] {
  return names.flatMap(name =>
    Array.from({ length: amounts[name] ?? 0 }, () => ({
      icon: sign(name),
      label: label(amounts[name]!, name),
    })),
  );
}

/** A power under a heading that says when; where there is no room for it, its icon does. */
function powerRow(power: VillagePower | null, say: CardTexts): CardFace['rows'] {
  if (power === null) return [];
  if (!('at' in power)) return [{ icons: powerIcons(power) }];
  const time = `at:${power.at}`;
  return [{ heading: say.label(time), sign: time, icons: actions(power.effect) }];
}

/** That a card is given up for what follows, the arrow says. */
const actions = (effect: Effect): Icon[] =>
  effectIcons(effect).filter(one => !('operator' in one && one.operator === 'lost'));

function sentenceOf(power: VillagePower | null, say: CardTexts): string {
  return power === null ? say.text('plain') : powerSentence(power, say.grammar);
}

function buildingFace(card: Building, say: CardTexts): CardFace {
  const { id, type, cost, resource, vp, power } = card;
  return face(`building:${id}`, card, say, {
    kind: `${say.label(`type:${type}`)} · ${say.text('building')}`,
    priceAt: 'foot',
    price: each(
      RESOURCES,
      cost,
      name => name,
      (n, resource) => say.text('costs', { n, resource }),
    ),
    marks: [points(vp, say), { icon: `type:${type}`, label: say.label(`type:${type}`) }],
    rows: [
      ...powerRow(power, say),
      { heading: say.text('as-resource'), icons: [picture(resource)] },
    ],
    sentence: `${sentenceOf(power, say)} ${say.text('develops', { what: say.resource(resource) })}`,
  });
}

function adventurerFace(card: Adventurer, say: CardTexts): CardFace {
  const { id, requires, vp, power } = card;
  return face(`adventurer:${id}`, card, say, {
    kind: say.label('type:adventurer'),
    priceAt: 'foot',
    price: each(
      TYPES,
      requires,
      name => `type:${name}`,
      (n, type) => say.text('asks-for', { n, type }),
    ),
    marks: [points(vp, say)],
    rows: powerRow(power, say),
    sentence: sentenceOf(power, say),
  });
}

function castleFace(card: Castle, say: CardTexts): CardFace {
  return face(`castle:${card.id}`, card, say, {
    kind: say.label('type:castle'),
    rows: [{ icons: [picture('wild')] }],
    sentence: say.text('castle-sentence'),
  });
}

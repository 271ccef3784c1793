import { icons, labelOf, powerIcons, powerSentence } from '@castellan/powers';
import type { Grammar, Icon } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { CASTLES } from '../cards/castles.ts';
import { RESOURCES, TYPES } from '../cards/types.ts';
import type { Adventurer, Building, Castle, VillagePower } from '../cards/types.ts';
import { rows as de } from '../vocabulary/de.ts';
import { rows as en } from '../vocabulary/en.ts';
import { grammar as german } from '../words/grammar-de.ts';
import { grammar as english } from '../words/grammar-en.ts';
import art from './art.json' with { type: 'json' };
import { rulingsOf } from './rulings.ts';

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
export const cards: readonly string[] = [
  ...BUILDINGS.map(({ id }) => `building:${id}`),
  ...ADVENTURERS.map(({ id }) => `adventurer:${id}`),
  ...CASTLES.map(({ id }) => `castle:${id}`),
];

/** Where a card lies, before what it is: `hand:building:farm`, `village:0:adventurer:knight`. */
const PLACE = /^(hand|pool|village:\d+):/;

/** A card by its own ref, or by that of the place where it lies; `castle:1` is the Castle of that seat. */
export function card(where: string, locale: Locale): CardFace | null {
  const ref = where.replace(PLACE, '');
  const cut = ref.indexOf(':');
  const id = ref.slice(cut + 1);
  const say = SPEECH[locale];
  switch (ref.slice(0, cut)) {
    case 'building':
      return drawn(
        BUILDINGS.find(one => one.id === id),
        say,
        buildingFace,
      );
    case 'adventurer':
      return drawn(
        ADVENTURERS.find(one => one.id === id),
        say,
        adventurerFace,
      );
    case 'castle':
      return drawn(
        CASTLES.find((one, seat) => one.id === id || `${seat}` === id),
        say,
        castleFace,
      );
    default:
      return null;
  }
}

function drawn<C>(
  found: C | undefined,
  say: Speech,
  face: (card: C, say: Speech) => CardFace,
): CardFace | null {
  return found === undefined ? null : face(found, say);
}

/** What stands on the cards besides their powers. */
interface Speech {
  readonly locale: Locale;
  readonly grammar: Grammar;
  /** What an icon is called. */
  label(icon: string): string;
  readonly building: string;
  readonly castle: string;
  readonly asResource: string;
  readonly plain: string;
  readonly castleSentence: string;
  points(n: number): string;
  costs(n: number, what: string): string;
  asksFor(n: number, what: string): string;
  develops(what: string): string;
  readonly values: Readonly<Record<string, string>>;
}

const SPEECH: Readonly<Record<Locale, Speech>> = {
  en: {
    locale: 'en',
    grammar: english,
    label: name => labelOf(en, name)!,
    building: 'Building',
    castle: 'Castle',
    asResource: 'as Resource',
    plain: 'No power.',
    castleSentence: 'A coin on it provides one Wild, to its owner alone.',
    points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
    costs: (n, what) => `costs ${n} ${what}`,
    asksFor: (n, what) => `asks for ${n} ${what}`,
    develops: what => `Developed, it is ${what}.`,
    values: {
      name: 'name',
      type: 'type',
      copies: 'copies',
      cost: 'cost',
      resource: 'resource',
      vp: 'points',
      power: 'power',
      requires: 'requirement',
    },
  },
  de: {
    locale: 'de',
    grammar: german,
    label: name => labelOf(de, name)!,
    building: 'Gebäude',
    castle: 'Burg',
    asResource: 'als Rohstoff',
    plain: 'Keine Kraft.',
    castleSentence: 'Eine Münze darauf liefert einen Joker, nur wem sie gehört.',
    points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
    costs: (n, what) => `kostet ${n} ${what}`,
    asksFor: (n, what) => `verlangt ${n}-mal ${what}`,
    develops: what => `Erschlossen ist die Karte ${what}.`,
    values: {
      name: 'Name',
      type: 'Typ',
      copies: 'Anzahl',
      cost: 'Kosten',
      resource: 'Rohstoff',
      vp: 'Punkte',
      power: 'Kraft',
      requires: 'Bedingung',
    },
  },
};

function face(
  ref: string,
  { name, standIns }: Pick<Building, 'name' | 'standIns'>,
  say: Speech,
  rest: Omit<CardFace, 'ref' | 'name' | 'emblem' | 'rulings' | 'standIns'>,
): CardFace {
  const emblem = (art as Readonly<Record<string, { readonly picture: string }>>)[ref]!.picture;
  const rulings = rulingsOf(ref, say.locale);
  return {
    ref,
    name,
    emblem,
    ...rest,
    ...(rulings.length > 0 ? { rulings } : {}),
    ...(standIns.length > 0 ? { standIns: standIns.map(value => say.values[value] ?? value) } : {}),
  };
}

const picture = (icon: string): Icon => ({ icon, n: null });
const points = (vp: number, say: Speech): Badge => ({
  icon: 'vp',
  text: `${vp}`,
  label: say.points(vp),
});

/** One badge for each icon: five of one kind would be hard to count as a number at this size, side by side they are not. */
function each(
  names: readonly string[],
  amounts: Readonly<Partial<Record<string, number>>>,
  sign: (name: string) => string,
  label: (n: number, what: string) => string,
  say: Speech,
): Badge[] {
  return names.flatMap(name =>
    Array.from({ length: amounts[name] ?? 0 }, () => ({
      icon: sign(name),
      label: label(amounts[name]!, say.label(sign(name))),
    })),
  );
}

/** A power under a heading that says when; on a tile, which has no headings, an icon does. */
function powerRow(power: VillagePower | null, say: Speech): CardFace['rows'] {
  if (power === null) return [];
  if (!('at' in power)) return [{ icons: powerIcons(power) }];
  return [{ heading: say.label(`at:${power.at}`), icons: icons(power.effect) }];
}

function sentenceOf(power: VillagePower | null, say: Speech): string {
  return power === null ? say.plain : powerSentence(power, say.grammar);
}

function buildingFace(card: Building, say: Speech): CardFace {
  const { id, type, cost, resource, vp, power } = card;
  return face(`building:${id}`, card, say, {
    kind: `${say.label(`type:${type}`)} · ${say.building}`,
    field: type,
    priceAt: 'foot',
    price: each(RESOURCES, cost, name => name, say.costs, say),
    marks: [points(vp, say), { icon: `type:${type}`, label: say.label(`type:${type}`) }],
    rows: [...powerRow(power, say), { heading: say.asResource, icons: [picture(resource)] }],
    sentence: `${sentenceOf(power, say)} ${say.develops(say.label(resource))}`,
  });
}

function adventurerFace(card: Adventurer, say: Speech): CardFace {
  const { id, requires, vp, power } = card;
  return face(`adventurer:${id}`, card, say, {
    kind: say.label('type:adventurer'),
    field: 'character',
    priceAt: 'foot',
    price: each(TYPES, requires, name => `type:${name}`, say.asksFor, say),
    marks: [points(vp, say)],
    rows: powerRow(power, say),
    sentence: sentenceOf(power, say),
  });
}

function castleFace(card: Castle, say: Speech): CardFace {
  return face(`castle:${card.id}`, card, say, {
    kind: say.castle,
    field: 'royal',
    price: [],
    marks: [],
    rows: [{ icons: [picture('wild')] }],
    sentence: say.castleSentence,
  });
}

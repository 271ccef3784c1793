import {
  capital,
  countOf,
  effectIcons,
  labelOf,
  parts,
  powerIcons,
  powerSentence,
  sentence,
  tally,
} from '@castellan/powers';
import type { Effect, Grammar, Icon } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import type { CitizenCard } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import type { DomainCard } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import type { DukeCard } from '../cards/dukes.ts';
import { ROLES } from '../cards/language.ts';
import type { Role } from '../cards/language.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { MonsterCard } from '../cards/monsters.ts';
import { grammar as german, OF_AREA, rows as de } from '../vocabulary/de.ts';
import { grammar as english, rows as en } from '../vocabulary/en.ts';
import art from './art.json' with { type: 'json' };
import { icon } from './icons.ts';
import { rulingsOf } from './rulings.ts';

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
export const cards: readonly string[] = [
  ...CITIZENS.map(card => `citizen:${card.id}`),
  ...MONSTERS.map(card => `monster:${card.id}`),
  ...DOMAINS.map(card => `domain:${card.id}`),
  ...DUKES.map(card => `duke:${card.id}`),
];

/** Where a card lies, before what it is: `center:citizen:cleric`, `tableau:0:citizen:cleric`. */
const PLACE = /^(center|tableau:-?\d+):/;

export function card(where: string, locale: Locale): CardFace | null {
  const ref = where.replace(PLACE, '');
  const cut = ref.indexOf(':');
  const id = ref.slice(cut + 1);
  switch (ref.slice(0, cut)) {
    case 'citizen':
      return faceOf(CITIZENS, id, locale, citizenFace);
    case 'monster':
      return faceOf(MONSTERS, id, locale, monsterFace);
    case 'domain':
      return faceOf(DOMAINS, id, locale, domainFace);
    case 'duke':
      return faceOf(DUKES, id, locale, dukeFace);
    default:
      return null;
  }
}

/** The card of this name in its table, drawn. */
function faceOf<C extends { readonly id: string }>(
  table: readonly C[],
  id: string,
  locale: Locale,
  face: (card: C, say: Speech) => CardFace,
): CardFace | null {
  const found = table.find(one => one.id === id);
  return found === undefined ? null : face(found, speech(locale));
}

/** What stands on the cards besides their powers. */
interface Speech {
  readonly locale: Locale;
  readonly grammar: Grammar;
  /** What an icon is called. */
  label(icon: string): string;
  readonly citizen: string;
  readonly starter: string;
  readonly always: string;
  readonly domain: string;
  readonly duke: string;
  readonly ownTurn: string;
  readonly othersTurns: string;
  readonly anyTurn: string;
  readonly atTheEnd: string;
  monsterOf(card: MonsterCard): string;
  points(n: number): string;
  basePrice(n: number): string;
  needs(n: number, role: Role): string;
  wakes(numbers: readonly number[]): string;
}

const SPEECH: Readonly<Record<Locale, Speech>> = {
  en: {
    locale: 'en',
    grammar: english,
    label: name => labelOf(en, name)!,
    citizen: 'Citizen',
    starter: 'Starter',
    domain: 'Domain',
    duke: 'Duke',
    ownTurn: 'your turn',
    othersTurns: 'others’ turns',
    anyTurn: 'every turn',
    always: 'always',
    atTheEnd: 'At the end of the game',
    monsterOf: ({ area, type }) => `${en.signs[`type:${type}`]} of the ${en.signs[`area:${area}`]}`,
    points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
    basePrice: n => `${n} gold, 1 more for each you own`,
    needs: (n, role) => `needs ${n} ${en.signs[`role:${role}`]}`,
    wakes: numbers => `Wakes on ${numbers.join(' and ')}`,
  },
  de: {
    locale: 'de',
    grammar: german,
    label: name => labelOf(de, name)!,
    citizen: 'Bürger',
    starter: 'Starter',
    domain: 'Domäne',
    duke: 'Herzog',
    ownTurn: 'dein Zug',
    othersTurns: 'Züge der anderen',
    anyTurn: 'jeder Zug',
    always: 'immer',
    atTheEnd: 'Am Ende des Spiels',
    monsterOf: ({ area, type }) => `${de.signs[`type:${type}`]} ${OF_AREA[area]}`,
    points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
    basePrice: n => `${n} Gold, je eigenem 1 mehr`,
    needs: (n, role) => `verlangt ${n}-mal ${de.signs[`role:${role}`]}`,
    wakes: numbers => `Erwacht bei ${numbers.join(' und ')}`,
  },
};

const speech = (locale: Locale): Speech => SPEECH[locale];

function face(
  ref: string,
  say: Speech,
  rest: Omit<CardFace, 'ref' | 'emblem' | 'rulings'>,
): CardFace {
  const emblem = (art as Readonly<Record<string, { readonly picture: string }>>)[ref]!.picture;
  const rulings = rulingsOf(ref, say.locale);
  return { ref, emblem, ...rest, ...(rulings.length > 0 ? { rulings } : {}) };
}

/** "3 gold", as someone hears it. */
function amount(name: string, n: number, { locale }: Speech): Badge {
  return { icon: name, text: `${n}`, label: `${n} ${icon(name, locale).label}` };
}

const points = (vp: number, say: Speech): Badge => ({
  icon: 'vp',
  text: `${vp}`,
  label: say.points(vp),
});

function citizenFace(card: CitizenCard, say: Speech): CardFace {
  const [own, others] = [effectIcons(card.onTurn), effectIcons(card.offTurn)];
  const alike = JSON.stringify(own) === JSON.stringify(others);
  const sentences = alike
    ? sentence(card.onTurn, say.grammar)
    : `${capital(say.ownTurn)}: ${sentence(card.onTurn, say.grammar)} ${capital(say.othersTurns)}: ${sentence(card.offTurn, say.grammar)}`;
  return face(`citizen:${card.id}`, say, {
    name: card.name,
    kind: card.price === null ? say.starter : `${say.label(`role:${card.role!}`)} · ${say.citizen}`,
    field: card.role ?? 'starter',
    corner: card.numbers.join('/'),
    cornerLabel: say.wakes(card.numbers),
    price:
      card.price === null
        ? []
        : [{ icon: 'gold', text: `${card.price}+`, label: say.basePrice(card.price) }],
    marks:
      card.role === null
        ? []
        : [{ icon: `role:${card.role}`, label: say.label(`role:${card.role}`) }],
    rows: alike
      ? [{ heading: say.anyTurn, icons: own }]
      : [
          { heading: say.ownTurn, icons: own },
          { heading: say.othersTurns, icons: others },
        ],
    sentence: sentences,
  });
}

function monsterFace(card: MonsterCard, say: Speech): CardFace {
  return face(`monster:${card.id}`, say, {
    name: card.name,
    kind: say.monsterOf(card),
    field: card.area,
    price: [
      amount('strength', card.strength, say),
      ...(card.magic > 0 ? [amount('magic', card.magic, say)] : []),
    ],
    marks: [
      points(card.vp, say),
      { icon: `type:${card.type}`, label: say.label(`type:${card.type}`) },
      { icon: `area:${card.area}`, label: say.label(`area:${card.area}`) },
    ],
    rows: [{ icons: effectIcons(card.reward) }],
    sentence: sentence(card.reward, say.grammar),
  });
}

function domainFace(card: DomainCard, say: Speech): CardFace {
  const { power } = card;
  const needed = ROLES.flatMap((role): Badge[] =>
    Array.from({ length: card.roles[role] ?? 0 }, () => ({
      icon: `role:${role}`,
      label: say.needs(card.roles[role]!, role),
    })),
  );
  return face(`domain:${card.id}`, say, {
    name: card.name,
    kind: say.domain,
    field: 'domain',
    price: [amount('gold', card.price, say), ...needed],
    marks: [points(card.vp, say)],
    rows: [{ heading: timeOf(power, say), icons: deeds(power) }],
    sentence: powerSentence(power, say.grammar),
  });
}

/** When a Domain works: the heading over its icons. */
function timeOf(power: DomainCard['power'], say: Speech): string {
  return 'at' in power ? say.label(`at:${power.at}`) : say.always;
}

/** The heading says the time, so that its icon is not needed. A die that is lowered shows a minus. */
function deeds(power: DomainCard['power']): Icon[] {
  return ('at' in power ? effectIcons(power.effect) : powerIcons(power)).map(one =>
    'icon' in one && one.icon === 'verb:lower-die' && one.n !== null ? { ...one, n: -one.n } : one,
  );
}

function dukeFace(card: DukeCard, say: Speech): CardFace {
  const lines = parts(card.score);
  return face(`duke:${card.id}`, say, {
    name: card.name,
    kind: say.duke,
    field: 'duke',
    price: [],
    marks: [],
    rows: lines.map(part => ({ icons: row(effectIcons(part)) })),
    sentence: `${say.atTheEnd}: ${lines.map(part => scoreLine(part, say)).join('; ')}.`,
  });
}

/** How many Resources make a point stands on the icon. */
export function row(drawn: readonly Icon[]): readonly Icon[] {
  return drawn.map(leftover);
}

function leftover(one: Icon): Icon {
  if (!('icon' in one) || !one.icon.startsWith('count:leftovers-')) return one;
  return { icon: one.icon, n: Number(one.icon.slice('count:leftovers-'.length)) };
}

/** "2 Victory Points for each Holy icon …": points, where a power would speak of tokens. */
function scoreLine(part: Effect, say: Speech): string {
  const count = countOf(part);
  const points = say.points(tally(part, 'vp', () => 1));
  return count === null ? points : `${points} ${say.grammar.per(count)}`;
}

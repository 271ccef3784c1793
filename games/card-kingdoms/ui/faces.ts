import { icons, powerSentence, sentence } from '@castellan/powers';
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
import { countPhrase, grammar as german } from '../words/grammar-de.ts';
import { countNoun, grammar as english } from '../words/grammar-en.ts';
import art from './art.json' with { type: 'json' };
import { icon } from './icons.ts';
import { rulingsOf } from './rulings.ts';
import { AREA, ROLE, TYPE } from './terms.ts';

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
export const cards: readonly string[] = [
  ...CITIZENS.map(card => `citizen:${card.id}`),
  ...MONSTERS.map(card => `monster:${card.id}`),
  ...DOMAINS.map(card => `domain:${card.id}`),
  ...DUKES.map(card => `duke:${card.id}`),
];

export function card(ref: string, locale: Locale): CardFace | null {
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
  readonly citizen: string;
  readonly starter: string;
  readonly domain: string;
  readonly duke: string;
  readonly ownTurn: string;
  readonly othersTurns: string;
  readonly anyTurn: string;
  readonly always: string;
  readonly atTheEnd: string;
  readonly timings: Readonly<Record<string, string>>;
  monsterOf(card: MonsterCard): string;
  points(n: number): string;
  perCount(count: string): string;
  basePrice(n: number): string;
  needs(n: number, role: Role): string;
  wakes(numbers: readonly number[]): string;
}

const SPEECH: Readonly<Record<Locale, Speech>> = {
  en: {
    locale: 'en',
    grammar: english,
    citizen: 'Citizen',
    starter: 'Starter',
    domain: 'Domain',
    duke: 'Duke',
    ownTurn: 'your turn',
    othersTurns: 'others’ turns',
    anyTurn: 'every turn',
    always: 'always',
    atTheEnd: 'At the end of the game',
    timings: {
      build: 'when built',
      'own-roll': 'your roll',
      doubles: 'any doubles',
      'action-start': 'before your actions',
      'action-end': 'after your actions',
      'gain-citizen': 'each Citizen you gain',
      slay: 'each Monster you slay',
    },
    monsterOf: ({ area, type }) => `${TYPE[type]!.en} ${AREA[area]!.en.of}`,
    points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
    perCount: count => `for each ${countNoun(count)}`,
    basePrice: n => `${n} gold, 1 more for each you own`,
    needs: (n, role) => `needs ${n} ${ROLE[role]!.en.name}`,
    wakes: numbers => `Wakes on ${numbers.join(' and ')}`,
  },
  de: {
    locale: 'de',
    grammar: german,
    citizen: 'Bürger',
    starter: 'Starter',
    domain: 'Domäne',
    duke: 'Herzog',
    ownTurn: 'dein Zug',
    othersTurns: 'Züge der anderen',
    anyTurn: 'jeder Zug',
    always: 'immer',
    atTheEnd: 'Am Ende des Spiels',
    timings: {
      build: 'beim Bau',
      'own-roll': 'dein Wurf',
      doubles: 'jeder Pasch',
      'action-start': 'vor deinen Aktionen',
      'action-end': 'nach deinen Aktionen',
      'gain-citizen': 'je neuem Bürger',
      slay: 'je erlegtem Monster',
    },
    monsterOf: ({ area, type }) => `${TYPE[type]!.de} ${AREA[area]!.de.of}`,
    points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
    perCount: count => `für ${countPhrase(count)}`,
    basePrice: n => `${n} Gold, je eigenem 1 mehr`,
    needs: (n, role) => `verlangt ${n}-mal ${ROLE[role]!.de.name}`,
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
  const [own, others] = [icons(card.onTurn), icons(card.offTurn)];
  const alike = JSON.stringify(own) === JSON.stringify(others);
  const sentences = alike
    ? sentence(card.onTurn, say.grammar)
    : `${capital(say.ownTurn)}: ${sentence(card.onTurn, say.grammar)} ${capital(say.othersTurns)}: ${sentence(card.offTurn, say.grammar)}`;
  return face(`citizen:${card.id}`, say, {
    name: card.name,
    kind:
      card.price === null ? say.starter : `${ROLE[card.role!]![say.locale].name} · ${say.citizen}`,
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
        : [{ icon: `role:${card.role}`, label: ROLE[card.role]![say.locale].name }],
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
      { icon: `type:${card.type}`, label: TYPE[card.type]![say.locale] },
      { icon: `area:${card.area}`, label: AREA[card.area]![say.locale].name },
    ],
    rows: [{ icons: icons(card.reward) }],
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
    rows: [
      'at' in power
        ? { heading: say.timings[power.at]!, icons: deeds(power.effect) }
        : {
            heading: say.always,
            icons: [{ icon: `modify:${power.always.modify}`, n: power.always.by || null }],
          },
    ],
    sentence: powerSentence(power, say.grammar),
  });
}

/** A die that is lowered shows a minus; what is put back is paid for points. */
function deeds(effect: Effect): Icon[] {
  if (effect.op === 'verb' && effect.verb === 'lower-die')
    return [{ icon: 'verb:lower-die', n: -effect.n }];
  if (
    effect.op === 'verb' &&
    (effect.verb === 'return-monster' || effect.verb === 'return-citizen')
  )
    return [
      { icon: `verb:${effect.verb}`, n: null },
      { operator: 'pay' },
      { icon: 'vp', n: effect.n },
    ];
  return icons(effect);
}

function dukeFace(card: DukeCard, say: Speech): CardFace {
  const parts = card.score.op === 'all' ? card.score.of : [card.score];
  return face(`duke:${card.id}`, say, {
    name: card.name,
    kind: say.duke,
    field: 'duke',
    price: [],
    marks: [],
    rows: parts.map(part => ({ icons: row(icons(part)) })),
    sentence: `${say.atTheEnd}: ${parts.map(part => scoreLine(part, say)).join('; ')}.`,
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

function scoreLine(part: Effect, say: Speech): string {
  if (part.op !== 'gain' || part.per === null) return sentence(part, say.grammar);
  return `${say.points(part.amounts['vp']!)} ${say.perCount(part.per)}`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

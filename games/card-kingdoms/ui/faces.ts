import {
  capital,
  clause,
  effectIcons,
  parts,
  powerIcons,
  powerSentence,
  sentence,
} from '@castellan/powers';
import type { Icon } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { badgeOf, cardOf, drawnFrom, facesFrom } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import type { CitizenCard } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import type { DomainCard } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import type { DukeCard } from '../cards/dukes.ts';
import { ROLES } from '../cards/language.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { MonsterCard } from '../cards/monsters.ts';
import { scoreLine } from '../words/cards.ts';
import art from './art.json' with { type: 'json' };
import type { CardTexts } from './card-texts.ts';
import { cardTexts } from './card-texts.ts';
import { speech } from './speech.ts';

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
  return cardOf(where.replace(PLACE, ''), cardTexts(locale), {
    citizen: drawnFrom(CITIZENS, citizenFace),
    monster: drawnFrom(MONSTERS, monsterFace),
    domain: drawnFrom(DOMAINS, domainFace),
    duke: drawnFrom(DUKES, dukeFace),
  });
}

const face = facesFrom(art, speech);

const points = (vp: number, say: CardTexts): Badge => ({
  icon: 'vp',
  text: `${vp}`,
  label: say.points(vp),
});

function citizenFace(card: CitizenCard, say: CardTexts): CardFace {
  const [own, others] = [effectIcons(card.onTurn), effectIcons(card.offTurn)];
  const alike = JSON.stringify(own) === JSON.stringify(others);
  const sentences = alike
    ? sentence(card.onTurn, say.grammar)
    : [
        say.grammar.titled(capital(say.ownTurn), clause(card.onTurn, say.grammar)),
        say.grammar.titled(capital(say.othersTurns), clause(card.offTurn, say.grammar)),
      ].join(' ');
  return face(`citizen:${card.id}`, card, say, {
    kind: card.price === null ? say.starter : `${say.label(`role:${card.role!}`)} · ${say.citizen}`,
    corner: card.numbers.join('/'),
    cornerLabel: say.wakes(card.numbers),
    price:
      card.price === null
        ? []
        : [{ icon: 'gold', text: `${card.price}+`, label: say.basePrice(card.price) }],
    marks: card.role === null ? [] : [badgeOf(`role:${card.role}`, say)],
    rows: alike
      ? [{ heading: say.anyTurn, icons: own }]
      : [
          { heading: say.ownTurn, icons: own },
          { heading: say.othersTurns, icons: others },
        ],
    sentence: sentences,
  });
}

function monsterFace(card: MonsterCard, say: CardTexts): CardFace {
  return face(`monster:${card.id}`, card, say, {
    kind: say.monsterOf(card),
    price: [
      badgeOf('strength', say, card.strength),
      ...(card.magic > 0 ? [badgeOf('magic', say, card.magic)] : []),
    ],
    marks: [
      points(card.vp, say),
      badgeOf(`type:${card.type}`, say),
      badgeOf(`area:${card.area}`, say),
    ],
    rows: [{ icons: effectIcons(card.reward) }],
    sentence: sentence(card.reward, say.grammar),
  });
}

function domainFace(card: DomainCard, say: CardTexts): CardFace {
  const { power } = card;
  const needed = ROLES.flatMap((role): Badge[] =>
    Array.from({ length: card.roles[role] ?? 0 }, () => ({
      icon: `role:${role}`,
      label: say.needs(card.roles[role]!, role),
    })),
  );
  return face(`domain:${card.id}`, card, say, {
    kind: say.domain,
    price: [badgeOf('gold', say, card.price), ...needed],
    marks: [points(card.vp, say)],
    rows: [{ heading: timeOf(power, say), icons: actions(power) }],
    sentence: powerSentence(power, say.grammar),
  });
}

/** When a Domain works: the heading over its icons. */
function timeOf(power: DomainCard['power'], say: CardTexts): string {
  return 'at' in power ? say.label(`at:${power.at}`) : say.always;
}

/** The heading says the time, so that its icon is not needed. A die that is lowered shows a minus. */
function actions(power: DomainCard['power']): Icon[] {
  return ('at' in power ? effectIcons(power.effect) : powerIcons(power)).map(one =>
    'icon' in one && one.icon === 'verb:lower-die' && one.n !== null ? { ...one, n: -one.n } : one,
  );
}

function dukeFace(card: DukeCard, say: CardTexts): CardFace {
  const lines = parts(card.score);
  return face(`duke:${card.id}`, card, say, {
    kind: say.duke,
    price: [],
    marks: [],
    rows: lines.map(part => ({ icons: row(effectIcons(part)) })),
    sentence: say.grammar.titled(
      say.atTheEnd,
      say.grammar.series(lines.map(part => scoreLine(part, say.grammar, say.points))),
    ),
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

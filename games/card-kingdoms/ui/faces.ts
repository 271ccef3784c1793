import {
  asJson,
  capital,
  clause,
  effectIcons,
  parts,
  powerIcons,
  powerSentence,
  sentence,
} from '@castellan/powers';
import type { Icon } from '@castellan/powers';
import type { Badge, CardFace } from '@castellan/table';
import { badgeOf, cardsFrom, drawnFrom, facesFrom } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import type { CitizenCard } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import type { DomainCard } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import type { DukeCard } from '../cards/dukes.ts';
import { ROLES } from '../cards/language.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { MonsterCard } from '../cards/monsters.ts';
import art from './art.json' with { type: 'json' };
import { cardTexts, speech } from './speech.ts';

type CardVoice = ReturnType<typeof cardTexts>;

/** Where a card lies, before what it is: `center:citizen:cleric`, `tableau:0:citizen:cleric`. */
const PLACE = /^(center|tableau:-?\d+):/;

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
export const { card, cards } = cardsFrom(
  {
    citizen: drawnFrom(CITIZENS, citizenFace),
    monster: drawnFrom(MONSTERS, monsterFace),
    domain: drawnFrom(DOMAINS, domainFace),
    duke: drawnFrom(DUKES, dukeFace),
  },
  cardTexts,
  where => where.replace(PLACE, ''),
);

const face = facesFrom(art, speech);

const points = (n: number, voice: CardVoice): Badge => {
  return { ...badgeOf('vp', voice, n), label: voice.text('points', { n }) };
};

function citizenFace(card: CitizenCard, voice: CardVoice): CardFace {
  const { text: say, grammar, label } = voice;
  const { numbers, price, role } = card;
  const turns = [
    { heading: say('own-turn'), effect: card.onTurn, icons: effectIcons(card.onTurn) },
    { heading: say('others-turns'), effect: card.offTurn, icons: effectIcons(card.offTurn) },
  ] as const;
  const [{ icons }, others] = turns;
  const alike = JSON.stringify(icons) === JSON.stringify(others.icons);
  const apart = turns.map(({ heading, effect }) =>
    grammar.titled(capital(heading), clause(effect, grammar)),
  );
  return face(`citizen:${card.id}`, card, voice, {
    kind: price === null ? say('starter') : `${label(`role:${role!}`)} · ${say('citizen')}`,
    corner: numbers.join('/'),
    cornerLabel: say('wakes-on', { numbers }),
    price:
      price === null
        ? []
        : [{ icon: 'gold', text: `${price}+`, label: say('base-price', { n: price }) }],
    marks: role === null ? [] : [badgeOf(`role:${role}`, voice)],
    rows: alike ? [{ heading: say('any-turn'), icons }] : turns.map(({ effect: _, ...one }) => one),
    sentence: alike ? sentence(card.onTurn, grammar) : apart.join(' '),
  });
}

function monsterFace(card: MonsterCard, voice: CardVoice): CardFace {
  const { area, type, strength, magic, vp, reward } = card;
  return face(`monster:${card.id}`, card, voice, {
    kind: voice.text('monster-of', { area, type }),
    price: [
      badgeOf('strength', voice, strength),
      ...(magic > 0 ? [badgeOf('magic', voice, magic)] : []),
    ],
    marks: [points(vp, voice), badgeOf(`type:${type}`, voice), badgeOf(`area:${area}`, voice)],
    rows: [{ icons: effectIcons(reward) }],
    sentence: sentence(reward, voice.grammar),
  });
}

function domainFace(card: DomainCard, voice: CardVoice): CardFace {
  const { text: say, grammar, label } = voice;
  const { power } = card;
  // The heading says the time, so that its icon is not needed. A die that is lowered shows a minus.
  const icons = ('at' in power ? effectIcons(power.effect) : powerIcons(power)).map(one =>
    'icon' in one && one.icon === 'verb:lower-die' && one.n !== null ? { ...one, n: -one.n } : one,
  );
  const needed = ROLES.flatMap((role): Badge[] => {
    const n = card.roles[role] ?? 0;
    const badge = { icon: `role:${role}`, label: say('needs', { n, role }) };
    return Array.from({ length: n }, () => badge);
  });
  return face(`domain:${card.id}`, card, voice, {
    kind: say('domain'),
    price: [badgeOf('gold', voice, card.price), ...needed],
    marks: [points(card.vp, voice)],
    rows: [
      {
        heading: 'at' in power ? label(`at:${power.at}`) : say('always'),
        // Without it, a tile says what works at once, or always.
        ...('at' in power && power.at !== 'build' ? { sign: `at:${power.at}` } : {}),
        icons,
      },
    ],
    sentence: powerSentence(power, grammar),
  });
}

function dukeFace(card: DukeCard, voice: CardVoice): CardFace {
  const { text: say, grammar } = voice;
  const lines = parts(card.score);
  return face(`duke:${card.id}`, card, voice, {
    kind: say('duke'),
    rows: lines.map(part => ({
      icons: row(effectIcons(part)),
      words: say('score-per', { effect: asJson(part) }),
    })),
    sentence: grammar.titled(
      say('at-the-end'),
      grammar.series(lines.map(part => say('score-line', { effect: asJson(part) }))),
    ),
  });
}

/** How many Resources make a point stands on the icon. */
export const row = (drawn: readonly Icon[]): readonly Icon[] =>
  drawn.map(one => {
    const n = 'icon' in one ? /^count:leftovers-(\d+)/.exec(one.icon)?.[1] : undefined;
    return n === undefined ? one : { ...one, n: Number(n) };
  });

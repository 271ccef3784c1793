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
import type { Badge, CardFace, Locale } from '@castellan/table';
import { badgeOf, cardOf, drawnFrom, facesFrom, refsOf } from '@castellan/table';
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

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
const kinds = {
  citizen: drawnFrom(CITIZENS, citizenFace),
  monster: drawnFrom(MONSTERS, monsterFace),
  domain: drawnFrom(DOMAINS, domainFace),
  duke: drawnFrom(DUKES, dukeFace),
};
export const cards = refsOf(kinds);

/** Where a card lies, before what it is: `center:citizen:cleric`, `tableau:0:citizen:cleric`. */
const PLACE = /^(center|tableau:-?\d+):/;

export const card = (where: string, locale: Locale): CardFace | null =>
  cardOf(where.replace(PLACE, ''), cardTexts(locale), kinds);

const face = facesFrom(art, speech);

const points = (n: number, { text }: CardVoice): Badge => ({
  icon: 'vp',
  text: `${n}`,
  label: text('points', { n }),
});

function citizenFace(card: CitizenCard, voice: CardVoice): CardFace {
  const { text: say, grammar, label } = voice;
  const { numbers, price, role } = card;
  const [own, others] = [effectIcons(card.onTurn), effectIcons(card.offTurn)];
  const alike = JSON.stringify(own) === JSON.stringify(others);
  const sentences = alike
    ? sentence(card.onTurn, grammar)
    : [
        grammar.titled(capital(say('own-turn')), clause(card.onTurn, grammar)),
        grammar.titled(capital(say('others-turns')), clause(card.offTurn, grammar)),
      ].join(' ');
  return face(`citizen:${card.id}`, card, voice, {
    kind: price === null ? say('starter') : `${label(`role:${role!}`)} · ${say('citizen')}`,
    corner: numbers.join('/'),
    cornerLabel: say('wakes-on', { numbers }),
    price:
      price === null
        ? []
        : [{ icon: 'gold', text: `${price}+`, label: say('base-price', { n: price }) }],
    marks: role === null ? [] : [badgeOf(`role:${role}`, voice)],
    rows: alike
      ? [{ heading: say('any-turn'), icons: own }]
      : [
          { heading: say('own-turn'), icons: own },
          { heading: say('others-turns'), icons: others },
        ],
    sentence: sentences,
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
  const needed = ROLES.flatMap((role): Badge[] => {
    const n = card.roles[role] ?? 0;
    const badge = { icon: `role:${role}`, label: say('needs', { n, role }) };
    return Array.from({ length: n }, () => badge);
  });
  return face(`domain:${card.id}`, card, voice, {
    kind: say('domain'),
    price: [badgeOf('gold', voice, card.price), ...needed],
    marks: [points(card.vp, voice)],
    // When it works is the heading over its icons.
    rows: [
      {
        heading: 'at' in power ? label(`at:${power.at}`) : say('always'),
        icons: actions(power),
      },
    ],
    sentence: powerSentence(power, grammar),
  });
}

/** The heading says the time, so that its icon is not needed. A die that is lowered shows a minus. */
function actions(power: DomainCard['power']): Icon[] {
  return ('at' in power ? effectIcons(power.effect) : powerIcons(power)).map(one =>
    'icon' in one && one.icon === 'verb:lower-die' && one.n !== null ? { ...one, n: -one.n } : one,
  );
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
export function row(drawn: readonly Icon[]): readonly Icon[] {
  return drawn.map(leftover);
}

function leftover(one: Icon): Icon {
  if (!('icon' in one) || !one.icon.startsWith('count:leftovers-')) return one;
  return { icon: one.icon, n: Number(one.icon.slice('count:leftovers-'.length)) };
}

import { clause, effectIcons, parts } from '@castellan/powers';
import type { Effect, Icon } from '@castellan/powers';
import type { CardFace } from '@castellan/table';
import { badgeOf, cardsFrom, drawnFrom, facesFrom } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import type { Citizen } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import type { GuildMaster } from '../cards/guild-masters.ts';
import { RESOURCES, ROLES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import type { Quest } from '../cards/quests.ts';
import art from './art.json' with { type: 'json' };
import type { CardTexts } from './speech.ts';
import { cardTexts, speech } from './speech.ts';

/** Where a card lies, before what it is; a further copy of a Citizen has its number behind. */
const CITIZEN = /^(?:hand|guild|line:\d|tableau:\d:citizen):([a-z-]+)(?::\d)?$/;
const PLACE = /^tableau:\d:/;

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
export const { cards, card } = cardsFrom(
  {
    citizen: drawnFrom(CITIZENS, citizenFace),
    quest: drawnFrom(QUESTS, questFace),
    'guild-master': drawnFrom(GUILD_MASTERS, masterFace),
  },
  cardTexts,
  where => where.replace(CITIZEN, 'citizen:$1').replace(PLACE, ''),
);

const face = facesFrom(art, speech);

function citizenFace(citizen: Citizen, say: CardTexts): CardFace {
  const { id, role, produces, power } = citizen;
  const given = RESOURCES.flatMap(one => {
    const n = produces[one];
    return n === undefined ? [] : [{ one, n }];
  });
  const means = given.flatMap(({ one, n }) => (n === '=' ? [] : [{ what: one, n }]));
  const equal = given.find(({ n }) => n === '=');
  const brings =
    equal === undefined
      ? say.text('brings', { means })
      : say.text('brings-equal', { resource: equal.one });
  return face(`citizen:${id}`, citizen, say, {
    kind: `${say.label(`role:${role}`)} · ${say.text('citizen')}`,
    price: [
      badgeOf(`role:${role}`, say),
      ...given.map(({ one, n }) =>
        n === '='
          ? { icon: one, text: '=', label: say.text('equal', { resource: one }) }
          : badgeOf(one, say, n),
      ),
    ],
    rows:
      power === null ? [] : [{ heading: say.text('when-hired'), icons: row(effectIcons(power)) }],
    told: power === null ? brings : whenHired(power, say),
    sentence: power === null ? brings : `${brings} ${whenHired(power, say)}`,
  });
}

const whenHired = (power: Effect, say: CardTexts): string =>
  say.grammar.titled(say.text('when-hired'), clause(power, say.grammar));

/**
 * Every bonus may be declined [QV 3.5]: that goes without saying. Nor need brackets be drawn, since nothing here could
 * be read in two ways; and what stands before an arrow is given up.
 */
export function row(drawn: readonly Icon[]): readonly Icon[] {
  const isPaid = drawn.some(one => 'operator' in one && one.operator === 'pay');
  const unsaid = ['may', 'open', 'close', ...(isPaid ? ['lost'] : [])];
  return drawn.filter(one => !('operator' in one && unsaid.includes(one.operator)));
}

function questFace(quest: Quest, say: CardTexts): CardFace {
  const { id, type, roles, resources, vp, bonus } = quest;
  const wanted = ROLES.flatMap(role =>
    Array.from({ length: roles[role] ?? 0 }, () => badgeOf(`role:${role}`, say)),
  );
  const counted = RESOURCES.flatMap(one =>
    resources[one] === undefined ? [] : [badgeOf(one, say, resources[one])],
  );
  const means = [...ROLES, ...RESOURCES].flatMap(what => {
    const n = { ...roles, ...resources }[what];
    return n === undefined ? [] : [{ what, n }];
  });
  return face(`quest:${id}`, quest, say, {
    kind: `${say.label(`type:${type}`)} · ${say.text('quest')}`,
    price: [...wanted, ...counted],
    marks: [
      { icon: 'vp', text: `${vp}`, label: say.text('points', { n: vp }) },
      badgeOf(`type:${type}`, say),
    ],
    rows: bonus === null ? [] : [{ icons: effectIcons(bonus) }],
    sentence: [
      `${say.text('points', { n: vp })}.`,
      say.text('asks', { means }),
      ...(bonus === null ? [] : [say.grammar.titled(say.text('then'), clause(bonus, say.grammar))]),
    ].join(' '),
  });
}

function masterFace(master: GuildMaster, say: CardTexts): CardFace {
  const lines = parts(master.score);
  return face(`guild-master:${master.id}`, master, say, {
    kind: say.text('guild-master'),
    rows: lines.map(part => ({ icons: effectIcons(part) })),
    sentence: say.grammar.titled(say.text('at-the-end'), clause(master.score, say.grammar)),
  });
}

import { describe, expect, test } from 'vitest';
import { english, marks, tongue } from '../test/world.ts';
import { always, appraise, clause, costIcons, icons, listed } from './index.ts';
import { note, noteCost, notePower, powerSentence, sentence, when } from './index.ts';
import type { Effect, Icon, Prices } from './index.ts';

const { acquire, act, aim, all, amounts, costPer, each, gain, or, pay, per, take, takeUpTo, verb } =
  tongue;

/** An icon row as text, to be compared at a glance. */
function row(effect: Effect): string {
  const text = (icon: Icon): string => {
    if ('operator' in icon)
      return { open: '(', close: ')' }[icon.operator as 'open'] ?? icon.operator;
    if ('card' in icon) return `[${icon.card}${JSON.stringify(icon.filter)}]`;
    return `${icon.n ?? ''}${icon.icon}`;
  };
  return icons(effect).map(text).join(' ');
}

// One of each constructor, and the combinations in which one node stands inside another.
const cases: [name: string, effect: Effect, row: string, note: string, sentence: string][] = [
  ['gain', gain({ gold: 1, vp: 2 }), '1gold 2vp', '1g + 2vp', 'Gain 1 gold and 2 Victory Points.'],
  [
    'per',
    per('soldier', gain({ gold: 2 })),
    '2gold per count:soldier',
    '2g × soldier',
    'Gain 2 gold for each soldier you own.',
  ],
  [
    'per of a sum',
    per('soldier', gain({ gold: 1, magic: 1 })),
    '1gold 1magic per count:soldier',
    '(1g + 1m) × soldier',
    'Gain 1 gold and 1 magic for each soldier you own.',
  ],
  [
    'all',
    all(gain({ gold: 1 }), gain({ vp: 1 })),
    '1gold plus 1vp',
    '1g + 1vp',
    'Gain 1 gold, then gain 1 Victory Point.',
  ],
  [
    'or',
    or(gain({ gold: 2 }), gain({ magic: 2 })),
    '2gold or 2magic',
    '2g / 2m',
    'Either gain 2 gold, or gain 2 magic.',
  ],
  [
    'pay',
    pay({ gold: 1 }, gain({ magic: 2 })),
    '1gold pay 2magic',
    '1g → 2m',
    'You may pay 1 gold to gain 2 magic.',
  ],
  [
    'pay per',
    pay(costPer('soldier', { gold: 1 }), gain({ vp: 1 })),
    '1gold per count:soldier pay 1vp',
    '1g × soldier → 1vp',
    'You may pay 1 gold for each soldier you own to gain 1 Victory Point.',
  ],
  [
    'aim',
    aim(take({ gold: 3 })),
    '3gold from opponent',
    '◎ take 3g',
    'Choose an opponent and take 3 gold from them.',
  ],
  [
    'take up to',
    aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 }))),
    '( at-most 3gold or at-most 3magic ) from opponent',
    '◎ (take ≤3g / take ≤3m)',
    'Choose an opponent and either take up to 3 gold from them, or take up to 3 magic from them.',
  ],
  [
    'acquire',
    acquire('shelf', { costAtMost: 2 }),
    '[shelf{"costAtMost":2}]',
    'shelf ≤ 2',
    'Take a card from the shelf of cost 2 or less for free.',
  ],
  ['act', act('recruit'), 'action:recruit', 'RECRUIT', 'You may recruit.'],
  [
    'pay for an act',
    pay({ gold: 1 }, act('recruit')),
    '1gold pay action:recruit',
    '1g → RECRUIT',
    'You may pay 1 gold to recruit.',
  ],
  [
    'each',
    each('player', pay({ gold: 1 }, gain({ magic: 1 }))),
    'each-player 1gold pay 1magic',
    'each player: (1g → 1m)',
    'Every player, from you on round the table: you may pay 1 gold to gain 1 magic.',
  ],
  [
    'each opponent',
    each('opponent', gain({ gold: 1 })),
    'each-opponent 1gold',
    'each opponent: 1g',
    'Every opponent, round the table: gain 1 gold.',
  ],
  ['verb', verb('shout', 2), '2verb:shout', 'shout×2', 'Shout 2 times.'],
  [
    'an or, then more',
    all(or(gain({ gold: 1 }), gain({ magic: 1 })), gain({ vp: 1 })),
    '( 1gold or 1magic ) plus 1vp',
    '(1g / 1m) + 1vp',
    'Either gain 1 gold, or gain 1 magic; then gain 1 Victory Point.',
  ],
  [
    'an or with more inside',
    or(gain({ gold: 1 }), all(gain({ magic: 1 }), gain({ vp: 1 }))),
    '1gold or ( 1magic plus 1vp )',
    '1g / (1m + 1vp)',
    'Either gain 1 gold, or gain 1 magic, then gain 1 Victory Point.',
  ],
  [
    'a payment, then more',
    all(pay({ gold: 1 }, gain({ magic: 1 })), gain({ vp: 1 })),
    '1gold pay 1magic plus 1vp',
    '(1g → 1m) + 1vp',
    'You may pay 1 gold to gain 1 magic; then gain 1 Victory Point.',
  ],
  [
    'a payment for more',
    pay({ gold: 1 }, all(gain({ magic: 1 }), gain({ vp: 1 }))),
    '1gold pay ( 1magic plus 1vp )',
    '1g → (1m + 1vp)',
    'You may pay 1 gold to gain 1 magic, then gain 1 Victory Point.',
  ],
];

describe.each(cases)('%s', (_, effect, asRow, asNote, asSentence) => {
  test('icons', () => expect(row(effect)).toBe(asRow));
  test('note', () => expect(note(effect, marks)).toBe(asNote));
  test('sentence', () => expect(sentence(effect, english)).toBe(asSentence));
});

test('no two of these read the same, in any fold', () => {
  for (const read of [row, (e: Effect) => note(e, marks), (e: Effect) => clause(e, english)]) {
    expect(new Set(cases.map(([, effect]) => read(effect))).size).toBe(cases.length);
  }
});

test('costs and powers', () => {
  expect(costIcons(costPer('soldier', { gold: 1 }))).toHaveLength(3);
  expect(noteCost({ amounts: amounts({}), per: null }, marks)).toBe('0');
  expect(notePower(when('build', gain({ gold: 1 })), marks)).toBe('build: 1g');
  expect(notePower(always('reach', 1), marks)).toBe('reach +1');
  expect(powerSentence(when('build', gain({ gold: 1 })), english)).toBe(
    'When you build it, gain 1 gold.',
  );
  expect(powerSentence(always('reach', 1), english)).toBe('Your reach is 1 more.');
  expect([listed([], 'and'), listed(['a'], 'and'), listed(['a', 'b', 'c'], 'or')]).toEqual([
    'nothing',
    'a',
    'a, b or c',
  ]);
});

describe('appraise', () => {
  const prices: Prices = {
    resource: name => ({ gold: 1, magic: 2, vp: 5 })[name] ?? 0,
    count: () => 3,
    acquire: () => 4,
    act: () => 2.5,
    verb: (_, n) => n,
  };
  test.each<[string, Effect, number]>([
    ['a gain: the sum', gain({ gold: 2, vp: 1 }), 7],
    ['per: so many times', per('soldier', gain({ gold: 2 })), 6],
    ['all: together', all(gain({ gold: 1 }), gain({ magic: 1 })), 3],
    ['or: the best', or(gain({ gold: 3 }), gain({ magic: 2 })), 4],
    ['pay: what is left after the price', pay({ gold: 1 }, gain({ magic: 2 })), 3],
    ['pay: a bad bargain is declined, not a loss', pay({ vp: 1 }, gain({ gold: 1 })), 0],
    ['aim and take: a little more than a gain', aim(take({ gold: 5 })), 6],
    [
      'acquire, act and verb: what the game says',
      all(acquire('shelf'), act('recruit'), verb('shout', 1)),
      7.5,
    ],
    [
      'each player: little; each opponent: less than nothing',
      each('opponent', gain({ gold: 10 })),
      -3,
    ],
  ])('%s', (_, effect, worth) => expect(appraise(effect, prices)).toBeCloseTo(worth));
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { always, english, german, terms, tongue, when } from '../test/vocabulary.ts';
import { asEffect, asJson, branches, clause, countOf, effectAt, effectShape } from './index.ts';
import {
  effectIcons,
  iconNames,
  inside,
  isAimed,
  isCost,
  isOptional,
  isPlain,
  listed,
} from './index.ts';
import { modifierOf, note, notePower, parts, powerIcons, powerSentence, read } from './index.ts';
import {
  actionOf,
  actionsIn,
  besideAction,
  declinable,
  effectIn,
  gainIn,
  gainOf,
  hasAction,
  iconByIcon,
  isEffect,
  isForEach,
  losesFrom,
  orElse,
  paidFor,
  powerIn,
  priceOf,
} from './index.ts';
import { readPower, sentence, tally, verbIn, worth, worthOf } from './index.ts';
import type { Effect, Icon, Power, Prices } from './index.ts';

const { acquire, act, aim, all, amounts, any, each, gain, given, lose, loseRandom, may, or } =
  tongue;
const { pay, per, rob, robRandom, scrap, scrapRandom, spend, spendTo, take, takeUpTo, verb } =
  tongue;

/** An icon row as text, to be compared at a glance. */
function row(drawn: readonly Icon[]): string {
  const text = (icon: Icon): string => {
    if ('operator' in icon)
      return { open: '(', close: ')' }[icon.operator as 'open'] ?? icon.operator;
    if ('card' in icon) return `[${icon.card}${JSON.stringify(icon.filter)}]`;
    return `${icon.n ?? ''}${icon.icon}`;
  };
  return drawn.map(text).join(' ');
}

const trade = pay({ gold: 1 }, gain({ magic: 1 }));

/** One of each constructor, and the combinations of one node inside another; folds.txt says what each looks and reads like. */
const effects: Readonly<Record<string, Effect>> = {
  gain: gain({ gold: 1, vp: 2 }),
  'nothing at all': gain({}),
  per: per('soldier', gain({ gold: 1, magic: 1 })),
  spend: spend({ gold: 1 }),
  'spend to the one aimed at': aim(per('soldier', spendTo({ gold: 1 }))),
  lose: lose('hand'),
  'lose at random': loseRandom('hand', 2),
  rob: aim(rob('owned')),
  'rob at random': aim(robRandom('hand', 2)),
  scrap: aim(scrap('owned')),
  'scrap at random': aim(scrapRandom('hand')),
  all: all(gain({ gold: 1 }), gain({ vp: 1 })),
  any: any(gain({ gold: 1 }), act('recruit'), trade),
  'paid for parts in any order': pay({ gold: 1 }, any(gain({ gold: 1 }), act('recruit'))),
  or: or(gain({ gold: 2 }), gain({ magic: 2 })),
  may: may(gain({ gold: 2 })),
  'may, of what nobody is told to do': may(given('soldier', 2, gain({ gold: 2 }))),
  'may, of what may be declined': may(may(act('recruit'))),
  pay: pay({ gold: 1 }, gain({ magic: 2 })),
  'pay per': pay(per('soldier', spend({ gold: 1 })), gain({ vp: 1 })),
  'pay with a card': pay(lose('hand'), gain({ card: 2 })),
  'pay with one thing or another': pay(
    or(spend({ gold: 1 }), lose('hand')),
    each('player', gain({ vp: 1 })),
  ),
  given: given('owned', 3, trade),
  take: aim(take({ gold: 3 })),
  'take up to': aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 }))),
  acquire: acquire('shelf', { costAtMost: 2, colour: 'red' }),
  act: act('recruit'),
  'pay for an act': pay({ gold: 1 }, act('recruit')),
  'an act, twice': all(act('recruit'), act('recruit')),
  each: each('player', trade),
  'each opponent, who pays the owner': each(
    'opponent',
    pay(spendTo({ gold: 2 }), gain({ wild: 1 })),
  ),
  'each opponent, who takes from the owner': each('opponent', take({ gold: 1 })),
  verb: verb('shout', 2),
  'verb without a number': verb('bow'),
  'an or, then more': all(or(gain({ gold: 1 }), gain({ magic: 1 })), gain({ vp: 1 })),
  'an or with more inside': or(gain({ gold: 1 }), all(gain({ magic: 1 }), gain({ vp: 2 }))),
  'a payment, then more': all(trade, gain({ vp: 1 })),
  'a payment for more': pay({ gold: 1 }, all(gain({ magic: 1 }), gain({ vp: 2 }))),
};

const told = readFileSync(new URL('../test/folds.txt', import.meta.url), 'utf8').split('\n\n');
const cases = told.map(text => {
  const [name, ...lines] = text.trim().split('\n');
  const [asRow, asNote, en, de] = ['icons', 'note', 'en', 'de'].map(fold =>
    lines.find(line => line.startsWith(`  ${fold}:`))!.slice(fold.length + 4),
  );
  return { name, effect: effects[name!]!, asRow, asNote: asNote!, en, de };
});

test('each effect of the list is in the file', () =>
  expect(cases.map(({ name }) => name)).toEqual(Object.keys(effects)));

describe.each(cases)('$name', ({ effect, asRow, asNote, en, de }) => {
  test('icons', () => expect(row(effectIcons(effect))).toBe(asRow));
  test('note', () => expect(note(effect, terms)).toBe(asNote));
  test('read', () => expect(read(asNote, terms)).toEqual(effect));
  test('English', () => expect(sentence(effect, english)).toBe(en));
  test('German', () => expect(sentence(effect, german)).toBe(de));
});

test('this list has every kind of effect', () => {
  const all = (effect: Effect): string[] => [effect.op, ...inside(effect).flatMap(all)];
  const ops = new Set(cases.flatMap(({ effect }) => all(effect)));
  expect([...ops].toSorted().join(' ')).toBe(
    'acquire act aim all any each gain given lose may or pay rob spend take verb',
  );
});

test('no two of these have the same icons or notation; those with the same text are the same', () => {
  const texts = (text: (effect: Effect) => string) =>
    new Set(cases.map(({ effect }) => text(effect))).size;
  expect(texts(effect => row(effectIcons(effect)))).toBe(cases.length);
  expect(texts(effect => note(effect, terms))).toBe(cases.length);
  // "You may, if you may, recruit" is "you may recruit".
  expect(texts(effect => clause(effect, english))).toBe(cases.length - 1);
  expect(texts(effect => clause(effect, german))).toBe(cases.length - 1);
});

describe('powers', () => {
  const powers: [Power, row: string, note: string, en: string, de: string][] = [
    [
      when('build', gain({ gold: 1 })),
      'at:build 1gold',
      'build: 1g',
      'When you build it, gain 1 gold.',
      'Wenn du es baust: Erhalte 1 Gold.',
    ],
    [
      when('dusk', or(gain({ gold: 1 }), trade)),
      'at:dusk 1gold or 1gold pay 1magic',
      'at dusk: 1g / (1g → 1m)',
      'At the end of each day, either gain 1 gold, or you may pay 1 gold to gain 1 magic.',
      'Am Ende jedes Tages: Wähle eins: Erhalte 1 Gold – oder: Zahle, wenn du willst, 1 Gold und erhalte 1 Magie.',
    ],
    [
      always('reach', -2),
      '-2modify:reach',
      'always: reach -2',
      'Your reach is 2 less.',
      'Deine Reichweite ist um 2 kleiner.',
    ],
    [
      always('blessed'),
      'modify:blessed',
      'always: blessed',
      'You are blessed.',
      'Du bist gesegnet.',
    ],
  ];

  test.each(powers)('%j', (power, asRow, asNote, en, de) => {
    expect(row(powerIcons(power))).toBe(asRow);
    expect(notePower(power, terms)).toBe(asNote);
    expect(readPower(asNote, terms)).toEqual(power);
    expect(powerSentence(power, english)).toBe(en);
    expect(powerSentence(power, german)).toBe(de);
  });

  test('by time, or what they change', () => {
    const power = when('build', gain({ gold: 1 }));
    expect(effectAt(power, 'build')).toBe(power.effect);
    expect(effectAt(power, 'dusk')).toBeNull();
    expect(effectAt(always('blessed'), 'build')).toBeNull();
    expect(modifierOf(always('reach', 1))).toEqual({ modify: 'reach', by: 1 });
    expect(modifierOf(power)).toBeNull();
  });
});

test('every icon of the vocabulary has a label in each language', () => {
  const names = iconNames(terms);
  expect(names).toContain('filter:colour:red');
  expect(names).toContain('owner');
  for (const grammar of [english, german]) {
    expect(names.map(grammar.label)).not.toContain(undefined);
    expect(grammar.label('count:constructor')).toBeUndefined();
    expect(grammar.label('toString')).toBeUndefined();
  }
  expect([english.label('gold'), german.label('filter:costAtMost')]).toEqual([
    'gold',
    'kostet höchstens',
  ]);
});

test('lists of words', () => {
  expect([listed([], 'and'), listed(['a'], 'and'), listed(['a', 'b', 'c'], 'or')]).toEqual([
    'nothing',
    'a',
    'a, b or c',
  ]);
});

describe('traits', () => {
  test('optional: the whole of it may be declined', () => {
    const some: [Effect, boolean][] = [
      [gain({ gold: 1 }), false],
      [lose('hand'), false],
      [trade, true],
      [may(gain({ gold: 1 })), true],
      [any(gain({ gold: 1 }), gain({ vp: 1 })), true],
      [all(trade, act('recruit')), true],
      [all(trade, gain({ gold: 1 })), false],
      [or(trade, may(verb('bow'))), true],
      [or(trade, verb('end')), false],
      [given('soldier', 1, trade), true],
      [aim(takeUpTo({ gold: 1 })), true],
      [aim(take({ gold: 1 })), false],
      [each('player', trade), false],
      [acquire('shelf'), false],
    ];
    for (const [effect, is] of some)
      expect([note(effect, terms), isOptional(effect)]).toEqual([note(effect, terms), is]);
  });

  test('plain, aimed, a price, what it counts', () => {
    expect(
      [gain({}), all(gain({}), gain({})), all(gain({}), trade), may(gain({}))].map(isPlain),
    ).toEqual([true, true, false, false]);
    expect([aim(take({ gold: 1 })), may(aim(take({ gold: 1 })))].map(isAimed)).toEqual([
      true,
      false,
    ]);
    expect(
      [spend({}), lose('hand'), verb('end'), or(spend({}), all(lose('hand'), spend({})))].map(
        isCost,
      ),
    ).toEqual([true, true, true, true]);
    // If parts are choices, one could be paid with what another needs.
    expect([verbIn(trade), verbIn(pay({ gold: 1 }, all(verb('bow'), verb('end'))))]).toEqual([
      null,
      verb('bow'),
    ]);
    expect(actionsIn(all(act('recruit'), may(verb('bow')), trade))).toEqual(['recruit', 'bow']);
    expect(actionsIn(trade)).toEqual([]);
    const beside = or(act('recruit'), may(gain({ vp: 1 })));
    expect(
      [beside, all(gain({}), beside), act('recruit'), or(gain({}), trade)].map(besideAction),
    ).toEqual([may(gain({ vp: 1 })), may(gain({ vp: 1 })), null, null]);
    expect(isCost(all(spend({}), or(lose('hand'), spend({}))))).toBe(false);
    expect(isCost(all(spend({}), verb('bow')))).toBe(false);
    expect(isCost(all(spend({}), lose('hand')))).toBe(true);
    expect(isCost(all(spend({}), spend({})))).toBe(false);
    expect([gain({}), may(spend({})), or(spend({}), gain({})), act('recruit')].map(isCost)).toEqual(
      [false, false, false, false],
    );
    expect(
      [per('soldier', gain({})), per('soldier', spend({})), gain({}), act('recruit')].map(countOf),
    ).toEqual(['soldier', 'soldier', null, null]);
  });

  test('a price and what it pays for, a gain, an action, cards that are lost', () => {
    const one = gain({ gold: 1 });
    const deal = pay({ gold: 1 }, act('recruit'));
    expect([deal, one].map(priceOf)).toEqual([spend({ gold: 1 }), null]);
    expect([deal, one].map(paidFor)).toEqual([act('recruit'), one]);
    expect([one, deal].map(gainOf)).toEqual([one, null]);
    expect([act('recruit'), deal].map(actionOf)).toEqual(['recruit', null]);
    expect([deal, any(one, deal), one].map(each => hasAction(each, 'recruit'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(hasAction(deal, 'other')).toBe(false);
    expect([lose('hand', 2), lose('owned'), one].map(each => losesFrom(each, 'hand'))).toEqual([
      2, 0, 0,
    ]);
    expect([each('player', one), one].map(isForEach)).toEqual([true, false]);
  });

  test('the same, but declined, instead, or icon by icon', () => {
    const one = gain({ gold: 1 });
    expect([one, may(one), act('recruit')].map(declinable)).toEqual([
      may(one),
      may(one),
      act('recruit'),
    ]);
    expect(orElse(one, act('recruit'))).toEqual(or(one, act('recruit')));
    expect(iconByIcon(per('soldier', gain({ gold: 1, vp: 2 })))).toEqual([
      per('soldier', gain({ gold: 1 })),
      per('soldier', gain({ vp: 2 })),
    ]);
    expect(iconByIcon(trade)).toEqual([trade]);
    expect([asJson(one), { gold: 1 }, null, undefined, 3].map(isEffect)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(gainIn(terms)({ gold: 1 })).toEqual(one);
    expect([
      note(effectIn(terms)('1g'), terms),
      notePower(powerIn(terms)('build: 1g'), terms),
    ]).toEqual(['1g', 'build: 1g']);
  });

  test('parts, branches, what is inside', () => {
    const [a, b] = [gain({ gold: 1 }), gain({ vp: 1 })];
    expect([parts(all(a, b)), parts(a), branches(or(a, b)), branches(all(a, b))]).toEqual([
      [a, b],
      [a],
      [a, b],
      [all(a, b)],
    ]);
    expect(inside(pay({ gold: 1 }, b))).toEqual([spend({ gold: 1 }), b]);
    expect([inside(a), inside(may(a)), inside(any(a, b))]).toEqual([[], [a], [a, b]]);
  });

  test.each<[number, Effect]>([
    [2, gain({ gold: 2 })],
    [6, per('soldier', gain({ gold: 2 }))],
    [-2, spend({ gold: 2 })],
    [0, gain({ magic: 2 })],
    [1, all(gain({ gold: 3 }), spend({ gold: 2 }))],
    [3, or(gain({ gold: 3 }), gain({ gold: 2 }))],
    [5, any(gain({ gold: 3 }), spend({ gold: 9 }), gain({ gold: 2 }))],
    [0, may(spend({ gold: 1 }))],
    [4, given('soldier', 3, gain({ gold: 4 }))],
    [0, given('soldier', 4, gain({ gold: 4 }))],
    [
      0,
      all(
        trade,
        aim(take({ gold: 2 })),
        acquire('shelf'),
        act('recruit'),
        each('player', gain({ gold: 1 })),
        verb('end'),
        lose('hand'),
        aim(rob('hand')),
      ),
    ],
  ])('tally: %i', (sum, effect) => expect(tally(effect, 'gold', () => 3)).toBe(sum));
});

describe('worth', () => {
  const prices: Prices = {
    resources: amounts({ gold: 1, magic: 2, vp: 5 }),
    count: () => 3,
    acquire: (_, { costAtMost = 4 }) => Number(costAtMost),
    lose: (_, n) => 2 * n,
    rob: (_, n, keep) => n * (keep ? 3 : 0.5),
    act: () => 2.5,
    verb: (_, n) => n,
  };
  test.each<[string, Effect, number]>([
    ['a gain: the sum', gain({ gold: 2, vp: 1 }), 7],
    ['per: once for each', per('soldier', gain({ gold: 2 })), 6],
    ['a price: less than nothing', per('soldier', spend({ gold: 2 })), -6],
    ['cards lost', lose('hand', 2), -4],
    ['cards robbed: what the game says', aim(robRandom('hand', 2)), 6],
    ['cards of others lost: what the game says', aim(scrap('owned')), 0.5],
    ['all: together', all(gain({ gold: 1 }), gain({ magic: 1 })), 3],
    ['any: the good ones', any(gain({ gold: 3 }), spend({ magic: 2 }), gain({ vp: 1 })), 8],
    ['or: the best', or(gain({ gold: 3 }), gain({ magic: 2 })), 4],
    ['may: never less than nothing', may(lose('hand')), 0],
    ['pay: what is left after the price', pay({ gold: 1 }, gain({ magic: 2 })), 3],
    ['pay: a card', pay(lose('hand'), gain({ vp: 1 })), 3],
    ['pay: a bad bargain is declined, not a loss', pay({ vp: 1 }, gain({ gold: 1 })), 0],
    ['given: for those who have enough', given('soldier', 3, gain({ gold: 1 })), 1],
    ['given: not for others', given('soldier', 4, gain({ gold: 1 })), 0],
    ['aim and take: a little more than a gain', aim(take({ gold: 5 })), 6],
    [
      'acquire, act and verb: what the game says',
      all(acquire('shelf', { costAtMost: 3 }), act('recruit'), verb('shout', 1)),
      6.5,
    ],
    ['each player: little', each('player', gain({ gold: 10 })), 3],
    ['each opponent: less than nothing', each('opponent', gain({ gold: 10 })), -3],
  ])('%s', (_, effect, points) => expect(worth(effect, prices)).toBeCloseTo(points));

  test('of amounts', () => expect(worthOf(amounts({ gold: 2, magic: 1 }), prices)).toBe(4));
});

describe('effectShape', () => {
  const shape = effectShape(terms);
  const problems = (value: unknown): string[] => {
    const found: string[] = [];
    shape(value, 'effect', found);
    return found;
  };
  const nested = (levels: number): Effect =>
    Array.from({ length: levels }).reduce<Effect>(of => aim(of), gain({ gold: 1 }));
  const some = gain({ gold: 1 });

  test.each(cases)('takes $name, as it comes out of a file', ({ effect }) => {
    expect(problems(JSON.parse(JSON.stringify(asJson(effect))))).toEqual([]);
    expect(asEffect(asJson(effect))).toBe(effect);
  });

  test('takes a tree of twelve levels', () => expect(problems(nested(12))).toEqual([]));

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [some]],
    ['an unknown op', { ...some, op: 'steal' }],
    ['an inherited name as an op', { op: 'constructor' }],
    ['a field too many', { ...some, more: 1 }],
    ['a field too few', { op: 'gain', amounts: amounts({}) }],
    ['a resource too few', { ...some, amounts: { gold: 1 } }],
    ['a resource too many', { ...some, amounts: { ...amounts({}), lead: 1 } }],
    ['a negative amount', { ...some, amounts: amounts({ gold: -1 }) }],
    ['a hundred', { ...some, amounts: amounts({ gold: 100 }) }],
    ['half an amount', { ...some, amounts: amounts({ gold: 0.5 }) }],
    ['an unknown count', { ...some, per: 'dragon' }],
    ['an inherited name as a count', { ...some, per: 'toString' }],
    ['a payee from outside', { ...spend({}), to: 'me' }],
    ['an or of one', { op: 'or', of: [some] }],
    ['an or of seventeen', { op: 'or', of: Array.from({ length: 17 }, () => some) }],
    ['an or of something else', { op: 'or', of: [some, { op: 'gain' }] }],
    ['an any of no list', { op: 'any', of: some }],
    ['a price without amounts', { op: 'pay', cost: {}, of: some }],
    ['two prices in tokens', { op: 'pay', cost: all(spend({}), spend({})), of: some }],
    ['a price that is a gain', { op: 'pay', cost: some, of: some }],
    ['a price that may be left', { op: 'pay', cost: or(spend({}), may(spend({}))), of: some }],
    ['cards of an unknown place', { ...lose('hand'), from: 'attic' }],
    ['no cards', { ...lose('hand'), n: 0 }],
    ['cards lost maybe at random', { ...lose('hand'), random: 'maybe' }],
    ['a robbery without an end', { ...lose('hand'), op: 'rob' }],
    ['a condition of none', { ...given('soldier', 1, some), least: 0 }],
    ['an unknown supply', { ...acquire('shelf'), from: 'attic' }],
    ['an unknown filter', { ...acquire('shelf'), filter: { size: 1 } }],
    ['a filter with a wrong word', { ...acquire('shelf'), filter: { colour: 'green' } }],
    ['a filter with a word for a number', { ...acquire('shelf'), filter: { costAtMost: 'red' } }],
    ['an unknown action', { op: 'act', action: 'fly' }],
    ['an unknown verb', { op: 'verb', verb: 'sing', n: 0 }],
    ['a number where its mark has none', { op: 'verb', verb: 'bow', n: 1 }],
    ['each of nobody', { op: 'each', who: 'bank', of: some }],
    ['a take without a limit said', { op: 'take', amounts: amounts({ gold: 1 }) }],
    ['a take of nothing', { ...take({ gold: 1 }), amounts: amounts({}) }],
    ['a take of two things', { ...take({ gold: 1 }), amounts: amounts({ gold: 1, magic: 1 }) }],
    ['a tree too deep', nested(13)],
  ])('refuses %s', (_, value) =>
    expect(problems(value)).toEqual(['effect must be an effect of this game']),
  );
});

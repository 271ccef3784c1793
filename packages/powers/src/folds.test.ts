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

interface Case {
  readonly name: string;
  readonly effect: Effect;
  readonly row: string;
  readonly note: string;
  readonly en: string;
  readonly de: string;
}

const trade = pay({ gold: 1 }, gain({ magic: 1 }));

// One of each constructor, and the combinations of one node inside another.
const cases: Case[] = [
  {
    name: 'gain',
    effect: gain({ gold: 1, vp: 2 }),
    row: '1gold 2vp',
    note: '1g 2vp',
    en: 'Gain 1 gold and 2 Victory Points.',
    de: 'Erhalte 1 Gold und 2 Siegpunkte.',
  },
  {
    name: 'nothing at all',
    effect: gain({}),
    row: '',
    note: '0',
    en: 'Gain nothing.',
    de: 'Erhalte nichts.',
  },
  {
    name: 'per',
    effect: per('soldier', gain({ gold: 1, magic: 1 })),
    row: '1gold 1magic per count:soldier',
    note: '1g 1m × Soldier',
    en: 'Gain 1 gold and 1 magic for each Soldier you own.',
    de: 'Erhalte 1 Gold und 1 Magie für jeden deiner Soldaten.',
  },
  {
    name: 'spend',
    effect: spend({ gold: 1 }),
    row: 'lost 1gold',
    note: 'pay 1g',
    en: 'Pay 1 gold.',
    de: 'Zahle 1 Gold.',
  },
  {
    name: 'spend to the one aimed at',
    effect: aim(per('soldier', spendTo({ gold: 1 }))),
    row: 'lost 1gold per count:soldier pay opponent from opponent',
    note: '◎ pay them 1g × Soldier',
    en: 'Choose an opponent and pay them 1 gold for each Soldier you own.',
    de: 'Wähle einen Gegner und zahle ihm 1 Gold für jeden deiner Soldaten.',
  },
  {
    name: 'lose',
    effect: lose('hand'),
    row: 'lost place:hand',
    note: 'lose hand',
    en: 'Discard a card from your hand.',
    de: 'Wirf eine Karte aus deiner Hand ab.',
  },
  {
    name: 'lose at random',
    effect: loseRandom('hand', 2),
    row: 'lost random 2place:hand',
    note: 'lose random 2 hand',
    en: 'Discard at random 2 cards from your hand.',
    de: 'Wirf zufällig 2 Karten aus deiner Hand ab.',
  },
  {
    name: 'rob',
    effect: aim(rob('owned')),
    row: 'place:owned from opponent',
    note: '◎ rob owned',
    en: 'Choose an opponent and take a card they own.',
    de: 'Wähle einen Gegner und nimm eine seiner Karten.',
  },
  {
    name: 'rob at random',
    effect: aim(robRandom('hand', 2)),
    row: 'random 2place:hand from opponent',
    note: '◎ rob random 2 hand',
    en: 'Choose an opponent and take at random 2 cards from their hand.',
    de: 'Wähle einen Gegner und nimm zufällig 2 Karten aus seiner Hand.',
  },
  {
    name: 'scrap',
    effect: aim(scrap('owned')),
    row: 'lost place:owned from opponent',
    note: '◎ scrap owned',
    en: 'Choose an opponent and put back a card they own.',
    de: 'Wähle einen Gegner und entferne eine seiner Karten.',
  },
  {
    name: 'scrap at random',
    effect: aim(scrapRandom('hand')),
    row: 'lost random place:hand from opponent',
    note: '◎ scrap random hand',
    en: 'Choose an opponent and discard at random a card from their hand.',
    de: 'Wähle einen Gegner und entferne zufällig eine Karte aus seiner Hand.',
  },
  {
    name: 'all',
    effect: all(gain({ gold: 1 }), gain({ vp: 1 })),
    row: '1gold plus 1vp',
    note: '1g + 1vp',
    en: 'Gain 1 gold, then gain 1 Victory Point.',
    de: 'Erhalte 1 Gold; dann erhalte 1 Siegpunkt.',
  },
  {
    name: 'any',
    effect: any(gain({ gold: 1 }), act('recruit'), trade),
    row: '1gold and-or action:recruit and-or 1gold pay 1magic',
    note: '1g & RECRUIT & (1g → 1m)',
    en: 'In any order, each if you wish: gain 1 gold; you may recruit; you may pay 1 gold to gain 1 magic.',
    de: 'In beliebiger Reihenfolge, jedes nach Wunsch: Erhalte 1 Gold; Du darfst anwerben; Zahle, wenn du willst, 1 Gold und erhalte 1 Magie.',
  },
  {
    name: 'paid for parts in any order',
    effect: pay({ gold: 1 }, any(gain({ gold: 1 }), act('recruit'))),
    row: '1gold pay ( 1gold and-or action:recruit )',
    note: '1g → (1g & RECRUIT)',
    en: 'You may pay 1 gold; if you do, in any order, each if you wish: gain 1 gold; you may recruit.',
    de: 'Zahle, wenn du willst, 1 Gold; dafür: In beliebiger Reihenfolge, jedes nach Wunsch: Erhalte 1 Gold; Du darfst anwerben.',
  },
  {
    name: 'or',
    effect: or(gain({ gold: 2 }), gain({ magic: 2 })),
    row: '2gold or 2magic',
    note: '2g / 2m',
    en: 'Either gain 2 gold, or gain 2 magic.',
    de: 'Wähle eins: Erhalte 2 Gold – oder: Erhalte 2 Magie.',
  },
  {
    name: 'may',
    effect: may(gain({ gold: 2 })),
    row: 'may 2gold',
    note: 'may 2g',
    en: 'You may gain 2 gold.',
    de: 'Erhalte, wenn du willst, 2 Gold.',
  },
  {
    name: 'may, of what nobody is told to do',
    effect: may(given('soldier', 2, gain({ gold: 2 }))),
    row: 'may at-least 2count:soldier pay 2gold',
    note: 'may if 2 Soldier: 2g',
    en: 'If you wish, if you have at least 2 Soldiers, gain 2 gold.',
    de: 'Wenn du willst: Wenn du mindestens 2 Soldaten hast: Erhalte 2 Gold.',
  },
  {
    name: 'may, of what may be declined',
    effect: may(may(act('recruit'))),
    row: 'may may action:recruit',
    note: 'may may RECRUIT',
    en: 'You may recruit.',
    de: 'Du darfst anwerben.',
  },
  {
    name: 'pay',
    effect: pay({ gold: 1 }, gain({ magic: 2 })),
    row: '1gold pay 2magic',
    note: '1g → 2m',
    en: 'You may pay 1 gold to gain 2 magic.',
    de: 'Zahle, wenn du willst, 1 Gold und erhalte 2 Magie.',
  },
  {
    name: 'pay per',
    effect: pay(per('soldier', spend({ gold: 1 })), gain({ vp: 1 })),
    row: '1gold per count:soldier pay 1vp',
    note: '1g × Soldier → 1vp',
    en: 'You may pay 1 gold for each Soldier you own to gain 1 Victory Point.',
    de: 'Zahle, wenn du willst, 1 Gold für jeden deiner Soldaten und erhalte 1 Siegpunkt.',
  },
  {
    name: 'pay with a card',
    effect: pay(lose('hand'), gain({ card: 2 })),
    row: 'lost place:hand pay 2card',
    note: 'lose hand → 2c',
    en: 'You may discard a card from your hand to gain 2 cards.',
    de: 'Wirf, wenn du willst, eine Karte aus deiner Hand ab und erhalte 2 Karten.',
  },
  {
    name: 'pay with one thing or another',
    effect: pay(or(spend({ gold: 1 }), lose('hand')), each('player', gain({ vp: 1 }))),
    row: '( lost 1gold or lost place:hand ) pay each-player 1vp',
    note: '(pay 1g / lose hand) → each player: 1vp',
    en: 'You may either pay 1 gold, or discard a card from your hand; if you do, every player, from you on round the table: gain 1 Victory Point.',
    de: 'Wähle, wenn du willst, eins: Zahle 1 Gold – oder: Wirf eine Karte aus deiner Hand ab; dafür: Alle reihum, bei dir beginnend: Erhalte 1 Siegpunkt.',
  },
  {
    name: 'given',
    effect: given('owned', 3, trade),
    row: 'at-least 3count:owned pay 1gold pay 1magic',
    note: 'if 3 owned: (1g → 1m)',
    en: 'If you have at least 3 (card you own), you may pay 1 gold to gain 1 magic.',
    de: 'Wenn du mindestens 3 hast (eigene Karte): Zahle, wenn du willst, 1 Gold und erhalte 1 Magie.',
  },
  {
    name: 'take',
    effect: aim(take({ gold: 3 })),
    row: '3gold from opponent',
    note: '◎ take 3g',
    en: 'Choose an opponent and take 3 gold from them.',
    de: 'Wähle einen Gegner und nimm 3 Gold von ihm.',
  },
  {
    name: 'take up to',
    effect: aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 }))),
    row: '( at-most 3gold or at-most 3magic ) from opponent',
    note: '◎ (take ≤ 3g / take ≤ 3m)',
    en: 'Choose an opponent and either take up to 3 gold from them, or take up to 3 magic from them.',
    de: 'Wähle einen Gegner und wähle eins: Nimm bis zu 3 Gold von ihm – oder: Nimm bis zu 3 Magie von ihm.',
  },
  {
    name: 'acquire',
    effect: acquire('shelf', { costAtMost: 2, colour: 'red' }),
    row: '[shelf{"costAtMost":2,"colour":"red"}]',
    note: 'free shelf ≤ 2 red',
    en: 'Take a red card from the shelf of cost 2 or less for free.',
    de: 'Nimm kostenlos eine rote Karte vom Regal, die höchstens 2 kostet.',
  },
  {
    name: 'act',
    effect: act('recruit'),
    row: 'action:recruit',
    note: 'RECRUIT',
    en: 'You may recruit.',
    de: 'Du darfst anwerben.',
  },
  {
    name: 'pay for an act',
    effect: pay({ gold: 1 }, act('recruit')),
    row: '1gold pay action:recruit',
    note: '1g → RECRUIT',
    en: 'You may pay 1 gold to recruit.',
    de: 'Zahle, wenn du willst, 1 Gold; dann darfst du anwerben.',
  },
  {
    name: 'an act, twice',
    effect: all(act('recruit'), act('recruit')),
    row: 'action:recruit plus action:recruit',
    note: 'RECRUIT + RECRUIT',
    en: 'You may recruit, up to twice.',
    de: 'Du darfst bis zu zweimal anwerben.',
  },
  {
    name: 'each',
    effect: each('player', trade),
    row: 'each-player 1gold pay 1magic',
    note: 'each player: (1g → 1m)',
    en: 'Every player, from you on round the table: you may pay 1 gold to gain 1 magic.',
    de: 'Alle reihum, bei dir beginnend: Zahle, wenn du willst, 1 Gold und erhalte 1 Magie.',
  },
  {
    name: 'each opponent, who pays the owner',
    effect: each('opponent', pay(spendTo({ gold: 2 }), gain({ wild: 1 }))),
    row: 'each-opponent 2gold pay owner pay 1wild',
    note: 'each opponent: (them 2g → 1w)',
    en: 'Every opponent, round the table: you may pay the owner 2 gold to gain 1 Wild.',
    de: 'Alle Gegner reihum: Zahle, wenn du willst, dem Besitzer 2 Gold und erhalte 1 Joker.',
  },
  {
    name: 'each opponent, who takes from the owner',
    effect: each('opponent', take({ gold: 1 })),
    row: 'each-opponent 1gold',
    note: 'each opponent: take 1g',
    en: 'Every opponent, round the table: take 1 gold from the owner.',
    de: 'Alle Gegner reihum: Nimm 1 Gold vom Besitzer.',
  },
  {
    name: 'verb',
    effect: verb('shout', 2),
    row: '2verb:shout',
    note: 'shout ×2',
    en: 'Shout 2 times.',
    de: 'Rufe 2 Mal.',
  },
  {
    name: 'verb without a number',
    effect: verb('bow'),
    row: 'verb:bow',
    note: 'bow',
    en: 'Bow.',
    de: 'Verbeuge dich.',
  },
  {
    name: 'an or, then more',
    effect: all(or(gain({ gold: 1 }), gain({ magic: 1 })), gain({ vp: 1 })),
    row: '( 1gold or 1magic ) plus 1vp',
    note: '(1g / 1m) + 1vp',
    en: 'Either gain 1 gold, or gain 1 magic; then gain 1 Victory Point.',
    de: 'Wähle eins: Erhalte 1 Gold – oder: Erhalte 1 Magie; dann erhalte 1 Siegpunkt.',
  },
  {
    name: 'an or with more inside',
    effect: or(gain({ gold: 1 }), all(gain({ magic: 1 }), gain({ vp: 2 }))),
    row: '1gold or ( 1magic plus 2vp )',
    note: '1g / (1m + 2vp)',
    en: 'Either gain 1 gold, or gain 1 magic, then gain 2 Victory Points.',
    de: 'Wähle eins: Erhalte 1 Gold – oder: Erhalte 1 Magie; dann erhalte 2 Siegpunkte.',
  },
  {
    name: 'a payment, then more',
    effect: all(trade, gain({ vp: 1 })),
    row: '1gold pay 1magic plus 1vp',
    note: '(1g → 1m) + 1vp',
    en: 'You may pay 1 gold to gain 1 magic; then gain 1 Victory Point.',
    de: 'Zahle, wenn du willst, 1 Gold und erhalte 1 Magie; dann erhalte 1 Siegpunkt.',
  },
  {
    name: 'a payment for more',
    effect: pay({ gold: 1 }, all(gain({ magic: 1 }), gain({ vp: 2 }))),
    row: '1gold pay ( 1magic plus 2vp )',
    note: '1g → (1m + 2vp)',
    en: 'You may pay 1 gold to gain 1 magic, then gain 2 Victory Points.',
    de: 'Zahle, wenn du willst, 1 Gold und erhalte 1 Magie; dann erhalte 2 Siegpunkte.',
  },
];

describe.each(cases)('$name', ({ effect, row: asRow, note: asNote, en, de }) => {
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
    ['per: so many times', per('soldier', gain({ gold: 2 })), 6],
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
    ['given: for those who have so many', given('soldier', 3, gain({ gold: 1 })), 1],
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

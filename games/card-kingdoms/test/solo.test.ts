import type { Outcome } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { cardKingdoms } from '../index.ts';
import type { KingdomsTable, Wishes } from './table.ts';
import { table } from './table.ts';

/**
 * The columns of the first game: Hills with Clerics and Knights, Ruins with Merchants and Rogues,
 * Forest with Mercenaries and Champions, Valley with Archers and Paladins, Mountains with Peasants
 * and Butchers.
 */
const solo = (wishes: Wishes = {}): KingdomsTable => table({ players: 1, ...wishes });

/** Both actions spent on gold; the Monsters come next. */
const toMonsters = (t: KingdomsTable, first: number, second: number): KingdomsTable =>
  t.act(0, [first, second]).play('gain:gold', 'gain:gold');

const outcomeOf = (t: KingdomsTable): Outcome | null => cardKingdoms.outcome(t.state);
const captured = (t: KingdomsTable, id: string): number =>
  t.state.darkLord!.citizens[CITIZENS.findIndex(card => card.id === id)]!;

/** The Dark Lord holds this card. */
function seize(t: KingdomsTable, ...ids: string[]): KingdomsTable {
  const lord = t.state.darkLord!;
  for (const id of ids) {
    t.give(0, id);
    const kind = CITIZENS.findIndex(card => card.id === id);
    if (kind >= 0) {
      t.player(0).citizens[kind]!--;
      lord.citizens[kind]!++;
    } else lord.domains.push(t.player(0).domains.pop()!);
  }
  return t;
}

describe('CK 13.3 a round', () => {
  test('roll, harvest, action, Monsters, second harvest, end', () => {
    const t = solo().purse(0, {}).roll(5, 2);
    t.expect(0).has({ gold: 1 });
    t.play('gain:strength', 'gain:strength');
    expect(t.step()).toBe('attacks');
    t.play('die:5', 'lose:peasant', 'lose:merchant');
    // The second harvest: the Peasant’s right power. Then the next round.
    expect(t.events.slice(0, 4)).toMatchObject([
      { say: 'citizen-captured', citizen: 'merchant' },
      { say: 'harvested', tokens: { gold: 1, strength: 0, magic: 0 } },
      { say: 'turn', turn: 2 },
      { say: 'rolled' },
    ]);
  });

  test('CK 13.1 setup as for two to four players', () => {
    const t = solo();
    expect(t.stack('hills')).toHaveLength(5);
    expect(t.stack('archer')).toHaveLength(5);
    expect(t.stack('domains:0')).toHaveLength(3);
  });

  test('CK 13.2 the Dark Lord’s face is hidden until the end', () => {
    const t = solo().act();
    expect(cardKingdoms.view(t.state, 0).darkLord!.duke).toBeLessThan(0);
    expect(cardKingdoms.view(t.state, 0).players[0]!.duke).toBe(t.player(0).duke);
  });
});

describe('CK 13.5, 13.6 what would be taken from an opponent comes from the Bank', () => {
  const thief = (): ReturnType<typeof solo> =>
    solo({ setup: 'mastery-over-magic' }).give(0, 'thief').purse(0, {}).roll(3, 4);

  test('CK 13.5, 15.4, R5 the Thief: up to 3 gold or up to 3 magic, as from an opponent', () => {
    const t = thief();
    expect(t.offered()).toEqual(
      'take:gold:3 take:gold:2 take:gold:1 take:magic:3 take:magic:2 take:magic:1 pass'.split(' '),
    );
    t.choose('take:magic:3').expect(0).has({ gold: 0, magic: 3 });
    expect(t.step()).toBe('action');
  });

  test('CK 13.5, R6 the Thief can take less from the Bank, or nothing', () => {
    const less = thief().choose('take:gold:1');
    less.expect(0).has({ gold: 1, magic: 0 });
    expect(less.told('took')).toMatchObject([{ from: -1, token: 'gold', n: 1 }]);
    thief().choose('pass').expect(0).has({ gold: 0, magic: 0 });
  });

  test('CK 13.5 the options point at the Bank and say so in every language', () => {
    const t = thief();
    const { ref, note } = t.option('take:gold:2')!;
    expect(ref).toBe('token:gold');
    const said = Object.values(cardKingdoms.words).map(words => words.say(note, String));
    expect(said).toEqual([
      'Take 2 gold from the Bank',
      '2 Gold von der Bank nehmen',
      'Prendre 2 pièces d’or à la Banque',
    ]);
  });

  test('two Thieves, one of each kind', () => {
    const t = solo({ setup: 'mastery-over-magic', own: ['thief', 'thief'], purse: {} }).roll(3, 4);
    t.play('take:magic:3', 'take:gold:3').expect(0).has({ gold: 3, magic: 3 });
  });

  test('Cathedral and Orb, at the end of the action phase', () => {
    const t = solo({ own: ['cathedral-of-st-aquila', 'the-orb-of-urdr'], purse: {} }).act(
      0,
      [1, 2],
    );
    t.play('gain:strength', 'gain:strength').expect(0).has({ gold: 1, magic: 1, strength: 2 });
    expect(t.step()).toBe('attacks');
  });

  test("Cutthroat's Truce: 3 gold", () => {
    const t = solo({
      show: ['cutthroats-truce'],
      own: ['rogue', 'paladin'],
      purse: { gold: 5 },
    }).act();
    t.choose('build:cutthroats-truce').expect(0).has({ gold: 3 });
  });

  test("CK 13.7 Purloiner's Perch: the top of the leftmost Monster stack, without reward", () => {
    const t = solo({
      show: ['purloiners-perch'],
      own: ['rogue', 'rogue'],
      purse: { gold: 10 },
    }).act();
    t.choose('build:purloiners-perch').expect(0).owns('goblin').has({ gold: 0 });
    expect(t.stack('hills')).toHaveLength(4);
    expect(t.step()).toBe('action');
  });

  test('R19 an exhausted stack is skipped', () => {
    const t = solo({
      leave: { hills: 0, ruins: 1 },
      show: ['purloiners-perch'],
      own: ['rogue', 'rogue'],
      purse: { gold: 10 },
    }).act();
    t.choose('build:purloiners-perch').expect(0).owns('skeleton-king').has({ gold: 0 });
    expect(t.state.exhausted).toBe(2);
  });

  test('15.10 The Violet Thorn does not answer', () => {
    const t = solo({
      show: ['purloiners-perch'],
      own: ['rogue', 'rogue', 'the-violet-thorn'],
      purse: { gold: 10 },
    }).act();
    t.choose('build:purloiners-perch').expect(0).has({ magic: 0 });
  });
});

describe('CK 13.8–13.12 the Monsters attack', () => {
  test('CK 13.8 each die sends the stack of its number; the sum sends none', () => {
    const t = toMonsters(solo(), 1, 3);
    expect(t.offered()).toEqual(['die:1', 'die:3']);
    // Options name the first and the second die, whatever they show.
    expect(t.asks().options.map(({ ref }) => ref)).toEqual(['die:0', 'die:1']);
    t.choose('die:3');
    expect(t.offered()).toEqual(['lose:mercenary', 'lose:champion']);
    t.choose('lose:champion');
    expect(t.offered()).toEqual(['lose:cleric', 'lose:knight']);
    t.choose('lose:knight');
    expect(captured(t, 'champion')).toBe(1);
    expect(captured(t, 'knight')).toBe(1);
    expect(t.state.darkLord!.citizens.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(t.stack('champion')).toHaveLength(4);
  });

  test('CK 13.9 doubles send the stack twice, without asking which die', () => {
    const t = toMonsters(solo(), 2, 2).play('lose:merchant', 'lose:merchant');
    expect(captured(t, 'merchant')).toBe(2);
    expect(t.state.turn).toBe(1);
  });

  test('CK 13.9 with a 6 the player chooses a stack', () => {
    const t = toMonsters(solo(), 6, 6);
    expect(t.offered()).toEqual([
      'area:hills',
      'area:ruins',
      'area:forest',
      'area:valley',
      'area:mountains',
    ]);
    t.play('area:valley', 'lose:archer', 'area:mountains', 'lose:butcher');
    expect([captured(t, 'archer'), captured(t, 'butcher')]).toEqual([1, 1]);
  });

  test('but not an exhausted one', () => {
    const t = toMonsters(solo().leave({ hills: 0, valley: 0 }), 6, 6);
    expect(t.offered()).toEqual(['area:ruins', 'area:forest', 'area:mountains']);
    t.refuses('area:hills');
  });

  test('CK 13.9 a die of an exhausted stack does nothing', () => {
    const t = toMonsters(solo().leave({ hills: 0 }), 1, 1);
    expect(t.state.darkLord!.citizens.every(n => n === 0)).toBe(true);
    expect(t.told('no-attack')).toHaveLength(2);
  });

  test('CK 13.10 if one Citizen stack is empty, the other is hit, without a question', () => {
    const t = toMonsters(solo().leave({ cleric: 0 }), 1, 1);
    expect(captured(t, 'knight')).toBe(2);
  });

  test('CK 13.10 if both are empty, the Domain goes, and the next one is turned up', () => {
    const t = solo({ leave: { cleric: 0, knight: 0 }, show: ['halfpenny-hill'] }).hide(
      'blood-crow-army',
      0,
    );
    toMonsters(t, 1, 1);
    expect(t.state.darkLord!.domains.map(domain => DOMAINS[domain]!.id)).toEqual([
      'halfpenny-hill',
      'blood-crow-army',
    ]);
    expect(t.stack('domains:0')).toHaveLength(1);
    expect(t.told('domain-turned')).toHaveLength(2);
  });

  test('CK 13.12 captured Domains do nothing for anyone', () => {
    const t = seize(solo(), 'halfpenny-hill', 'gargans-embrace').purse(0, {}).roll(2, 2);
    t.choose('strength').expect(0).has({ gold: 0, strength: 1, vp: 0 });
    expect(t.step()).toBe('action');
  });

  test('the second attack hits what the first has left', () => {
    const t = toMonsters(solo().leave({ cleric: 0, knight: 1 }), 1, 1);
    expect(captured(t, 'knight')).toBe(1);
    expect(t.state.darkLord!.domains).toHaveLength(1);
    expect(t.state.exhausted).toBe(2);
  });

  test('R20 the dice count after changes', () => {
    const t = solo({ own: ['palace-of-the-dawn'], purse: {} })
      .roll(2, 2)
      .choose('use:palace-of-the-dawn');
    expect(t.state.dice.toSorted()).toEqual([1, 2]);
    t.play('magic', 'gain:gold', 'gain:gold');
    expect(t.offered()).toEqual(expect.arrayContaining(['die:1', 'die:2']));
  });
});

describe('CK 13.13, 13.14, R21 the second harvest', () => {
  test('the same dice, with the right powers', () => {
    // 4 and 4: the Archer brings 2 + 2 first, 1 + 1 now.
    const t = solo().give(0, 'archer').purse(0, {}).roll(4, 4);
    t.expect(0).has({ strength: 4 });
    t.play('gain:gold', 'gain:gold', 'lose:archer', 'lose:archer');
    expect(t.told('harvested')[0]).toMatchObject({
      seat: 0,
      tokens: { strength: 2, gold: 0, magic: 0 },
    });
  });

  test('Citizens recruited in this turn take part', () => {
    const t = solo().purse(0, { gold: 2 }).act(0, [3, 4]).play('recruit:rogue', 'gain:magic');
    t.play('die:3', 'lose:mercenary', 'lose:archer');
    expect(t.told('harvested')[0]).toMatchObject({ tokens: { strength: 1, gold: 1 } });
  });

  test('and so do free ones', () => {
    const t = solo({ leave: { mountains: 2 }, purse: { strength: 9 } })
      .act(0, [3, 4])
      .play('slay:orc-warrior', 'citizen:rogue', 'gain:magic');
    t.play('die:3', 'lose:mercenary', 'lose:archer');
    expect(t.told('harvested')[0]).toMatchObject({ tokens: { strength: 1, gold: 1 } });
  });

  test('one that was returned is gone', () => {
    const t = solo({
      show: ['nest-of-the-weaver-witch'],
      own: ['merchant', 'merchant'],
      purse: { gold: 6 },
    }).act(0, [2, 2]);
    t.play(
      'build:nest-of-the-weaver-witch',
      'return:merchant',
      'gain:magic',
      'lose:rogue',
      'lose:rogue',
    );
    // One Merchant, doubles: 1 gold twice.
    expect(t.told('harvested')[0]).toMatchObject({ tokens: { gold: 2 } });
  });

  test('right-hand trades may be used, and an off-turn Thief takes 2 from the Bank', () => {
    const t = solo({ setup: 'mastery-over-magic' }).give(0, 'thief').purse(0, {});
    toMonsters(t, 3, 4).play('die:3', 'lose:alchemist', 'lose:wizard');
    expect(t.offered()).toEqual(['thief:gold', 'thief:magic']);
    t.choose('thief:magic');
    expect(t.player(0).magic).toBeGreaterThanOrEqual(2);
  });

  test('CK 13.14 each harvest counts by itself: compensation twice', () => {
    const t = solo().purse(0, {}).roll(1, 2);
    expect(t.step()).toBe('compensation');
    t.play('gold', 'gain:gold', 'gain:gold', 'die:1', 'lose:cleric', 'lose:merchant');
    expect(t.step()).toBe('compensation');
    expect(t.state.turn).toBe(1);
    t.choose('magic');
    expect(t.state.turn).toBe(2);
  });

  test('R21 compensation in the first and none in the second, thanks to a recruit', () => {
    const t = solo({ purse: { gold: 2 } })
      .roll(3, 4)
      .play('magic', 'recruit:rogue')
      .split({ gold: 2, magic: 0 })
      .choose('gain:gold');
    t.play('die:3', 'lose:mercenary', 'lose:archer');
    expect(t.told('harvested')[0]).toMatchObject({ tokens: { strength: 1, gold: 1 } });
    expect(t.state.turn).toBe(2);
  });
});

describe('CK 13.15 first ending: no Monster is left', () => {
  const ONE_LEFT = { hills: 1, ruins: 0, forest: 0, valley: 0, mountains: 0 };

  test('won at once, in the middle of the action, before the reward', () => {
    const t = solo().leave(ONE_LEFT).purse(0, { strength: 6 }).act().choose('slay:goblin-king');
    t.expect(0).owns('goblin-king').has({ gold: 0 });
    expect(t.asked()).toEqual([]);
    expect(t.state.ending).toBe('monsters-slain');
    expect(outcomeOf(t)).toEqual({
      ending: { say: 'ending-monsters-slain' },
      winners: [0],
      ranks: [1],
      scores: [],
    });
  });

  test('whatever the scores would be: nothing is scored', () => {
    const t = seize(solo(), 'emerald-stronghold', 'palace-of-the-dawn', 'grimmwater-keep')
      .leave(ONE_LEFT)
      .purse(0, { strength: 6 })
      .act()
      .choose('slay:goblin-king');
    expect(outcomeOf(t)).toMatchObject({ winners: [0], scores: [] });
  });

  test("R19 by Purloiner's Perch as well", () => {
    const t = solo({
      leave: ONE_LEFT,
      show: ['purloiners-perch'],
      own: ['rogue', 'rogue'],
      purse: { gold: 10 },
    })
      .act()
      .choose('build:purloiners-perch');
    expect(t.state.ending).toBe('monsters-slain');
    t.expect(0).owns('goblin-king');
  });

  test('and inside the action that Eye of Asteraten grants', () => {
    const t = solo({
      leave: ONE_LEFT,
      show: ['eye-of-asteraten'],
      own: ['paladin', 'champion'],
      purse: { gold: 8, strength: 1 },
    }).act();
    t.play('build:eye-of-asteraten', 'slay:goblin-king');
    expect(t.state.ending).toBe('monsters-slain');
  });
});

describe('CK 13.16 second ending: a column without Citizen and Domain is attacked', () => {
  const BARE = { merchant: 0, rogue: 0, 'domains:1': 0 };

  test('lost at once, whatever the scores would be: nothing is scored', () => {
    const t = toMonsters(
      solo().leave(BARE).give(0, 'orc-chieftain', 'troll', 'dire-bear', 'dire-bear'),
      2,
      2,
    );
    expect(t.state.ending).toBe('overrun');
    expect(t.asked()).toEqual([]);
    expect(outcomeOf(t)).toEqual({
      ending: { say: 'ending-overrun' },
      winners: [-1],
      ranks: [1],
      scores: [],
      next: { say: 'next-hold' },
    });
  });

  test('an empty column that is not attacked does not matter', () => {
    const t = toMonsters(solo().leave(BARE), 1, 1).play('lose:cleric', 'lose:cleric');
    expect(t.state.ending).toBe('');
  });

  test('an empty column without Monsters does not matter either', () => {
    const t = toMonsters(solo().leave({ ...BARE, ruins: 0 }), 2, 2);
    expect(t.state.ending).toBe('');
  });

  test('R20 with a 6 a stack must be chosen, even if every choice loses', () => {
    const t = toMonsters(solo().leave({ ...BARE, hills: 0 }), 6, 6);
    t.choose('area:ruins');
    expect(t.state.ending).toBe('overrun');
  });

  test('the order of the dice can decide: the first attack can empty the column of the second', () => {
    const t = toMonsters(solo().leave({ merchant: 0, rogue: 0, 'domains:1': 1 }), 2, 2);
    expect(t.state.ending).toBe('overrun');
    expect(t.state.darkLord!.domains).toHaveLength(1);
  });
});

describe('CK 13.17 third ending: five stacks are exhausted', () => {
  const FOUR = { cleric: 0, merchant: 0, mercenary: 0, archer: 0 };

  test('after the first action of two: the second is not taken', () => {
    const t = solo({ leave: { ...FOUR, butcher: 1 }, purse: { gold: 1 } })
      .act()
      .choose('recruit:butcher');
    expect(t.state.ending).toBe('five-exhausted');
    expect(t.asked()).toEqual([]);
  });

  test('the action is finished first, its reward included', () => {
    const t = solo({ leave: { ...FOUR, mountains: 1 }, purse: { strength: 14 } })
      .act()
      .choose('slay:orc-chieftain');
    t.expect(0).has({ gold: 2 });
    expect(t.state.ending).toBe('five-exhausted');
  });

  test('after an attack: the next one does not come', () => {
    const t = toMonsters(solo().leave({ ...FOUR, knight: 1 }), 1, 5).choose('die:1');
    expect(t.state.ending).toBe('five-exhausted');
    expect(captured(t, 'knight')).toBe(1);
    expect(captured(t, 'peasant') + captured(t, 'butcher')).toBe(0);
  });

  test('a Domain stack counts as well', () => {
    const t = toMonsters(
      solo().leave({ cleric: 0, knight: 0, archer: 0, peasant: 0, 'domains:0': 1 }),
      1,
      1,
    );
    expect(t.state.ending).toBe('five-exhausted');
  });

  test('four are not enough, and neither Domains nor equal turns matter', () => {
    const t = solo().leave(FOUR).act().rest();
    expect(t.state.ending).toBe('');
  });

  test('R29 a card put back within the action keeps the count down', () => {
    const t = solo({
      leave: { cleric: 0, merchant: 0, mercenary: 0, hills: 0, 'domains:0': 1 },
      show: ['watcher-on-the-water'],
      own: ['archer', 'archer', 'goblin'],
      purse: { gold: 6 },
    }).act();
    expect(t.state.exhausted).toBe(4);
    t.play('build:watcher-on-the-water', 'return:goblin');
    expect(t.state).toMatchObject({ exhausted: 4, ending: '' });
  });

  test('R29 if it is not put back, the game ends', () => {
    const t = solo({
      leave: { cleric: 0, merchant: 0, mercenary: 0, hills: 0, 'domains:0': 1 },
      show: ['watcher-on-the-water'],
      own: ['archer', 'archer', 'goblin'],
      purse: { gold: 6 },
    }).act();
    t.play('build:watcher-on-the-water', 'pass');
    expect(t.state.ending).toBe('five-exhausted');
  });
});

describe('CK 13.18–13.20 the scores', () => {
  /** Hills 6 and Ruins 4 survive; the last Butcher ends the game. */
  const scene = (wishes: Wishes = {}): KingdomsTable =>
    solo(wishes)
      .duke(0, 'cornelius-the-dreamer')
      .darkLord('hrothgar-the-conqueror')
      .leave({ hills: 2, ruins: 1, forest: 0, valley: 0, mountains: 0, cleric: 0, butcher: 1 });
  const finish = (t: KingdomsTable): Outcome => {
    t.act().choose('recruit:butcher');
    return outcomeOf(t)!;
  };

  test('yours: Monsters, Domains and the Duke; tokens are shown, but do not count', () => {
    const t = scene().give(0, 'orc-chieftain', 'emerald-stronghold').purse(0, { gold: 4, vp: 9 });
    const [own] = finish(t).scores;
    expect(own).toEqual({
      seat: 0,
      total: 6 + 5 + 3 + 1,
      parts: [
        { say: 'score-monsters', points: 6 },
        { say: 'score-domains', points: 5 },
        { say: 'score-tokens-idle', tokens: 9, points: 0 },
        {
          say: 'score-duke',
          row: { say: 'score-dukes' },
          duke: 'cornelius-the-dreamer',
          points: 3 + 1,
          lines: [
            { say: 'score-line', effect: expect.anything(), points: 3 },
            { say: 'score-line', effect: expect.anything(), points: 1 },
          ],
        },
      ],
    });
  });

  test('CK 17.3, R23 or they count', () => {
    const t = scene({ soloTokens: 'counted' }).purse(0, { gold: 1, vp: 9 });
    expect(finish(t).scores[0]).toMatchObject({
      total: 9,
      parts: [{}, {}, { say: 'score-tokens', points: 9 }, {}],
    });
  });

  test('his: surviving Monsters, captured Domains, and his Duke applied to them', () => {
    const t = seize(scene(), 'grimmwater-keep', 'the-orb-of-urdr').purse(0, { gold: 1 });
    expect(finish(t).scores[1]).toEqual({
      seat: -1,
      total: 10 + 5 + 7,
      parts: [
        { say: 'score-surviving', points: 2 + 4 + 4 },
        { say: 'score-captured', points: 4 + 1 },
        // Three Monsters at 2, one of them a Titan; no leftovers.
        {
          say: 'score-duke',
          row: { say: 'score-dukes' },
          duke: 'hrothgar-the-conqueror',
          points: 7,
          lines: [
            { say: 'score-line', effect: expect.anything(), points: 6 },
            { say: 'score-line', effect: expect.anything(), points: 1 },
            { say: 'score-line', effect: expect.anything(), points: 0 },
          ],
        },
      ],
    });
  });

  test('his Duke counts captured Citizens and the icons of captured Domains', () => {
    const t = seize(
      scene().darkLord('waryn-lord-of-rogues'),
      'rogue',
      'rogue',
      'merchant',
      'darktide-harbour',
    ).purse(0, { gold: 1 });
    // Worker 1 + 1, Shadow 2 + 1.
    expect(finish(t).scores[1]!.parts[2]).toMatchObject({ points: 2 + 6 });
  });

  test('the higher score wins', () => {
    const t = scene().darkLord('reese-the-firebrand').purse(0, { gold: 1 });
    // He: 10 for the Monsters and 3 with Reese.
    t.give(0, 'orc-chieftain', 'dire-bear', 'dire-bear', 'owlbear');
    expect(finish(t)).toMatchObject({
      ending: { say: 'ending-contained' },
      winners: [0],
      scores: [{ total: 14 }, { total: 13 }],
    });
  });

  test('the lower loses', () => {
    const t = scene().purse(0, { gold: 1 });
    expect(finish(t)).toMatchObject({ ending: { say: 'ending-driven-out' }, winners: [-1] });
  });

  test('CK 13.20, R24 with equal scores the game is a draw: nobody wins, and players are told', () => {
    const t = scene()
      .darkLord('reese-the-firebrand')
      .give(0, 'orc-chieftain', 'dire-bear', 'dire-bear', 'goblin')
      .purse(0, { gold: 1 });
    expect(finish(t)).toMatchObject({
      ending: { say: 'ending-drawn' },
      winners: [],
      scores: [{ total: 13 }, { total: 13 }],
    });
  });

  test('at the end his face is shown', () => {
    const t = scene().purse(0, { gold: 1 });
    finish(t);
    expect(t.told('over')).toMatchObject([{ lord: 'hrothgar-the-conqueror' }]);
    expect(cardKingdoms.view(t.state, 0).darkLord!.duke).toBe(t.state.darkLord!.duke);
  });
});

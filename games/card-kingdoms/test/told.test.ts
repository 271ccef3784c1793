// What players are told and shown, by clause: questions, options and what they point at, and events.
import type { Decision } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import type { KingdomsTable } from './table.ts';
import { table } from './table.ts';

const optionOf = ({ options }: Decision, id: string) => options.find(option => option.id === id);

describe('the roll and the harvest', () => {
  test('CK 3.4 the dice are named where they may be changed, and each die is pointed at', () => {
    const t = table().give(0, 'palace-of-the-dawn').roll(3, 4);
    expect(t.asks().prompt).toEqual({ say: 'change-dice', dice: [3, 4] });
    expect(optionOf(t.asks(), 'use:palace-of-the-dawn')).toMatchObject({
      note: { say: 'use-domain', domain: 'palace-of-the-dawn' },
      ref: 'tableau:0:domain:palace-of-the-dawn',
    });
    t.choose('use:palace-of-the-dawn');
    expect(t.asks().options).toMatchObject([
      { id: 'die:3', note: { say: 'turn-die', from: 3, to: 2 }, ref: 'die:0' },
      { id: 'die:4', note: { say: 'turn-die', from: 4, to: 3 }, ref: 'die:1' },
    ]);
    t.choose('die:4');
    expect(t.told('die-turned')).toEqual([{ say: 'die-turned', seat: 0, from: 4, to: 3 }]);
  });

  test('CK 15.6 what costs nothing is not told as paid', () => {
    const t = table().give(0, 'the-desert-orchid').roll(3, 4).choose('use:the-desert-orchid');
    expect(t.step()).toBe('die');
    expect(t.told('paid')).toEqual([]);
    t.choose('die:3');
    expect(t.state.dice).toEqual([1, 4]);
    expect(t.told('paid')).toEqual([]);
  });

  test('CK 4.8 a woken card that leaves a choice is pointed at', () => {
    const t = table().give(0, 'merchant').roll(2, 3);
    const refs = t.asks(0).options.map(({ ref }) => ref);
    expect(new Set(refs)).toEqual(new Set(['tableau:0:citizen:merchant']));
  });

  test('CK 4.13 a compensated player is told why, and everyone is told what they get', () => {
    const t = table().roll(1, 2);
    const asked = t.asks(0);
    expect(asked.prompt).toEqual({ say: 'compensation', dice: [1, 2] });
    expect(asked.options).toMatchObject([
      { id: 'gold', note: { say: 'gain-resource', resource: 'gold' }, ref: 'token:gold' },
      { id: 'strength', ref: 'token:strength' },
      { id: 'magic', ref: 'token:magic' },
    ]);
    t.choose('magic', 0);
    expect(t.events).toEqual([{ say: 'compensated', seat: 0, resource: 'magic' }]);
  });
});

describe('actions', () => {
  test('CK 5.1 each option points at the card in the Center', () => {
    const t = table().show('halfpenny-hill').purse(0, { gold: 9, strength: 9 }).act();
    const refs = Object.fromEntries(t.asks().options.map(({ id, ref }) => [id, ref]));
    expect(refs).toMatchObject({
      'slay:goblin': 'center:monster:goblin',
      'recruit:archer': 'center:citizen:archer',
      'build:halfpenny-hill': 'center:domain:halfpenny-hill',
      'gain:gold': 'token:gold',
    });
  });

  test('CK 7.1 a recruited Citizen is told with its price', () => {
    const t = table().purse(0, { gold: 2 }).act().choose('recruit:rogue');
    expect(t.events[0]).toMatchObject({ say: 'recruited', seat: 0, citizen: 'rogue' });
  });

  test('CK 9.6 a Domain that is turned up is told, but only if there is a new one', () => {
    const t = table({ show: ['halfpenny-hill'] })
      .hide('shattered-hand', 0)
      .give(0, 'butcher', 'butcher', 'butcher')
      .purse(0, { gold: 6 })
      .act()
      .choose('build:halfpenny-hill');
    expect(t.told('domain-turned')).toEqual([{ say: 'domain-turned', domain: 'shattered-hand' }]);
    expect(t.stack('domains:1')).toHaveLength(3);
  });
});

describe('powers', () => {
  const built = (id: string, roles: readonly string[], gold: number): KingdomsTable =>
    table({ show: [id], own: [...roles], purse: { gold } })
      .act()
      .choose(`build:${id}`);

  test('CK 15.9 what goes back to the Center is told', () => {
    const witch = built('nest-of-the-weaver-witch', ['butcher', 'butcher'], 6);
    expect(optionOf(witch.asks(), 'return:butcher')).toMatchObject({
      ref: 'tableau:0:citizen:butcher',
    });
    witch.choose('return:butcher');
    expect(witch.told('citizen-returned')).toEqual([
      { say: 'citizen-returned', seat: 0, citizen: 'butcher' },
    ]);
    const watcher = built('watcher-on-the-water', ['champion', 'champion', 'goblin'], 6);
    expect(optionOf(watcher.asks(), 'return:goblin')).toMatchObject({
      ref: 'tableau:0:monster:goblin',
    });
    watcher.choose('return:goblin');
    expect(watcher.told('monster-returned')).toEqual([
      { say: 'monster-returned', seat: 0, monster: 'goblin' },
    ]);
  });

  test('CK 5.10 what is taken is told: from whom, how much, by which card', () => {
    const t = table({ setup: 'monster-blood' }).give(0, 'thief').purse(1, { gold: 5 }).roll(3, 4);
    expect(t.asks(0).options[0]).toMatchObject({ id: 'take:gold:3' });
    t.choose('take:gold:2');
    expect(t.told('took')).toEqual([
      { say: 'took', seat: 0, from: 1, token: 'gold', n: 2, source: 'thief' },
    ]);
  });

  test('CK 4.10 the price of a gain is told', () => {
    const t = table({ setup: 'glittering-gold', own: ['alchemist'], purse: { gold: 3, magic: 1 } })
      .roll(3, 1)
      .choose('alchemist', 0);
    const { say, tokens, source } = t.told('paid')[0] ?? { say: '' };
    expect({ say, tokens, source }).toEqual({
      say: 'paid',
      tokens: { gold: 1, strength: 0, magic: 0, vp: 0 },
      source: 'alchemist',
    });
  });
});

describe('the end', () => {
  const over = (t: KingdomsTable): unknown => {
    t.act((t.state.first + t.state.players.length - 1) % t.state.players.length).rest();
    return cardKingdoms.outcome(t.state)!.ending;
  };
  const none = (...names: string[]): Record<string, number> =>
    Object.fromEntries(names.map(name => [name, 0]));

  test.each([
    ['monsters', 5, none('hills', 'ruins', 'forest', 'valley', 'mountains')],
    ['domains', 5, none('domains:0', 'domains:1', 'domains:2', 'domains:3', 'domains:4')],
    ['exhausted', 2, none('cleric', 'merchant', 'archer', 'knight')],
  ])('CK 10.1 which end condition was met is told: %s', (why, players, stacks) => {
    expect(over(table({ players }).leave(stacks))).toEqual({ say: 'ending-round', why });
  });

  test('CK 1.5 everyone can add up Monsters, Domains and victory tokens, but no Duke', () => {
    const t = table({ own: ['goblin', 'owlbear', 'emerald-stronghold'], purse: { vp: 4 } }).purse(
      1,
      { vp: 1 },
    );
    expect(cardKingdoms.standing(cardKingdoms.view(t.state, 'spectator'))).toEqual([
      1 + 2 + 5 + 4,
      1,
    ]);
  });

  test('CK 11.1 what each would score here, Duke and all; nothing before a Duke is kept', () => {
    const t = table()
      .duke(0, 'cornelius-the-dreamer')
      .give(0, 'goblin', 'emerald-stronghold')
      .purse(0, { vp: 4, gold: 7 });
    t.duke(1, 'hrothgar-the-conqueror').purse(1, {});
    // A Domain at 3, and 7 left over at 1 for 3.
    expect(cardKingdoms.standing(t.state)).toEqual([1 + 5 + 4 + 3 + 2, 0]);
  });

  test.each([
    ['as-printed', 1],
    ['counted', 1 + 4],
  ])('CK 17.3, R23 alone, victory tokens %s', (soloTokens, total) => {
    const t = table({ players: 1, soloTokens })
      .duke(0, 'cornelius-the-dreamer')
      .give(0, 'goblin')
      .purse(0, { vp: 4 });
    expect(cardKingdoms.standing!(t.state)).toEqual([total]);
  });

  test('CK 3.1 turns are counted', () => {
    const t = table().act();
    expect(cardKingdoms.turns(t.state)).toBe(t.state.turn);
    t.rest();
    expect(cardKingdoms.turns(t.state)).toBe(2);
  });
});

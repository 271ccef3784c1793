import { atEveryTable } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { TOKENS } from '../cards/language.ts';
import { cardKingdoms } from '../index.ts';
import { dealt, table } from './table.ts';

const who = (seat: number): string => `Player ${seat + 1}`;
const say = cardKingdoms.words.en.say;

describe('what a decision says', () => {
  test('an action shows all open cards with price and place, and the reason if one is not allowed', () => {
    const t = table({
      show: [
        'gargans-embrace',
        'halfpenny-hill',
        'blood-crow-army',
        'shattered-hand',
        'rogues-landing',
      ],
      purse: { gold: 2, strength: 1 },
    }).act();
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'choose', step: 'action', min: 1, max: 1 });
    expect(t.offered()).toEqual([
      'slay:goblin',
      'recruit:merchant',
      'recruit:rogue',
      'recruit:champion',
      'recruit:paladin',
      'recruit:butcher',
      'gain:gold',
      'gain:strength',
      'gain:magic',
    ]);
    expect(t.blocked()).toEqual({
      'slay:skeleton': 'cannot-pay',
      'slay:treant': 'cannot-pay',
      'slay:owlbear': 'cannot-pay',
      'slay:dire-bear': 'cannot-pay',
      'recruit:cleric': 'cannot-pay',
      'recruit:mercenary': 'cannot-pay',
      'recruit:archer': 'cannot-pay',
      'recruit:peasant': 'cannot-pay',
      'recruit:knight': 'cannot-pay',
      'build:gargans-embrace': 'lacks-roles-and-gold',
      'build:halfpenny-hill': 'lacks-roles-and-gold',
      'build:blood-crow-army': 'lacks-roles-and-gold',
      'build:shattered-hand': 'lacks-roles-and-gold',
      'build:rogues-landing': 'lacks-roles-and-gold',
    });
    const slaying = t.asks().options.find(({ id }) => id === 'slay:goblin')!;
    expect(slaying).toMatchObject({
      ref: 'center:monster:goblin',
      cost: { strength: 1, magic: 0 },
      effect: { op: 'gain', amounts: { gold: 1 } },
    });
  });

  test('a trade that can’t be paid is shown with the reason, if there is another choice', () => {
    const t = table({
      setup: 'glittering-gold',
      own: ['alchemist', 'champion'],
      purse: { magic: 1 },
    }).roll(3, 5, 1);
    t.player(0).gold = 0;
    expect(t.offered(0)).toEqual(['alchemist', 'done']);
    expect(t.blocked(0)).toEqual({ champion: 'power-cannot-pay' });
  });

  test('prompts, options and reasons can be put into words', () => {
    const t = table({ players: 3 }).purse(0, { gold: 2, strength: 1 }).act();
    const { prompt, options } = t.asks();
    expect(say(prompt, who)).toBe(
      '2 actions left: slay, recruit, build, or take 1 gold, strength or magic.',
    );
    for (const { note, blocked } of options) {
      expect(say(note, who).length).toBeGreaterThan(3);
      if (blocked) expect(say(blocked, who)).toMatch(/^needs \d+ more /);
    }
  });

  test('a payment says what it is for', () => {
    const t = table().purse(0, { gold: 4, strength: 3, magic: 2 }).act();
    t.choose('recruit:archer');
    expect(say(t.asks().prompt, who)).toMatch(/^Archer: pay 4 gold\./);
    t.split({ gold: 3, magic: 1 }).choose('slay:skeleton');
    expect(say(t.asks().prompt, who)).toMatch(/^Skeleton: pay 2 strength\./);
  });

  test('an option’s id names the card, not its place: the same Monster after the stack above is gone', () => {
    const before = table().purse(0, { strength: 4 }).act().offered();
    const after = table().leave({ hills: 0, ruins: 0 }).purse(0, { strength: 4 }).act().offered();
    expect(before).toContain('slay:owlbear');
    expect(after).toContain('slay:owlbear');
  });
});

describe('what is told names its source', () => {
  const lines = (t: ReturnType<typeof table>): string[] => t.events.map(event => say(event, who));

  test('what was bought, and with what; then the reward', () => {
    const t = table({ setup: 'monster-blood' }).purse(0, { strength: 4, magic: 2 }).act();
    t.choose('slay:gelatinous-cube').split({ strength: 3, magic: 1 });
    expect(lines(t)[0]).toBe('Player 1 slays Gelatinous Cube for 3 strength and 2 magic.');
    expect(lines(t)[1]).toMatch(/^Player 1 gains .* from Gelatinous Cube\.$/);
  });

  test('a harvest names the cards that woke', () => {
    const t = table().give(1, 'knight').roll(5, 1);
    expect(t.told('harvested')).toMatchObject([
      { seat: 0, cards: { 'starter-peasant': 1, 'starter-knight': 1 } },
      { seat: 1, cards: { 'starter-peasant': 1, 'starter-knight': 1, knight: 1 } },
    ]);
  });
});

describe('a refused answer changes nothing', () => {
  test('an answer to a decision that was already answered', () => {
    const t = table().act();
    const { id: decision } = t.asks();
    t.choose('gain:gold');
    const before = JSON.stringify(t.state);
    expect(() => cardKingdoms.apply(t.state, { decision, picks: ['gain:gold'] })).toThrow(
      /not open/,
    );
    expect(JSON.stringify(t.state)).toBe(before);
  });

  test('an answer after the game', () => {
    const t = table({ first: 1, leave: { cleric: 0, archer: 0, rogue: 0, knight: 0 } })
      .act(0)
      .rest();
    expect(cardKingdoms.outcome(t.state)).not.toBeNull();
    expect(() => cardKingdoms.apply(t.state, { decision: '0.9', picks: ['gain:gold'] })).toThrow(
      /over/,
    );
  });

  test('two picks, no pick, a split for a choice, nonsense', () => {
    const t = table().act();
    const { id: decision } = t.asks();
    for (const answer of [
      { decision, picks: ['gain:gold', 'gain:magic'] },
      { decision, picks: [] },
      { decision, counts: { gold: 1 } },
      { decision },
      null,
      { decision, picks: ['gain:gold'], counts: {} },
    ])
      expect(() => cardKingdoms.apply(t.state, answer)).toThrow();
    expect(t.asks().id).toBe(decision);
  });
});

describe('the fallback of a player who is out of time', () => {
  test('is always allowed: a whole game can be played with fallbacks', () => {
    const state = cardKingdoms.setup({ players: 1 }, 'asleep');
    let n = 0;
    for (; cardKingdoms.pending(state).length > 0 && n < 5000; n++)
      cardKingdoms.apply(state, cardKingdoms.pending(state)[0]!.fallback);
    expect(cardKingdoms.outcome(state)).not.toBeNull();
  });

  test('declines what can be declined', () => {
    const t = table().give(0, 'palace-of-the-dawn').roll(3, 4);
    expect(t.asks().fallback).toMatchObject({ picks: ['keep'] });
    const trade = table({ setup: 'glittering-gold', own: ['alchemist'], purse: { gold: 1 } }).roll(
      3,
      1,
    );
    expect(trade.asks(0).fallback).toMatchObject({ picks: ['done'] });
  });

  test('pays in gold rather than magic', () => {
    const t = table().purse(0, { gold: 3, magic: 3 }).act().choose('recruit:archer');
    expect(t.asks().fallback).toMatchObject({ counts: { gold: 3, magic: 1 } });
  });
});

test('several open decisions have different ids, in seat order', () => {
  const t = dealt({ players: 3 });
  expect(t.asked().map(({ id }) => id)).toEqual(['0.0', '1.0', '2.0']);
  t.choose(t.offered(1)[0]!, 1);
  expect(t.asked().map(({ id }) => id)).toEqual(['0.0', '2.0']);
});

test('ids are in words: a number counts tokens or is a seat or what a die shows', () => {
  const counted = [...TOKENS, 'cost-at-most', 'seat', 'die'].join('|');
  const numbered = new RegExp(`(?<=^|:)(?!(?:${counted}):)[^:]*:\\d`);
  const seen = new Set<string>();
  atEveryTable(cardKingdoms, state => {
    for (const decision of cardKingdoms.pending(state))
      for (const { id } of decision.options) seen.add(id);
  });
  expect(seen.size).toBeGreaterThan(100);
  expect([...seen].filter(name => numbered.test(name))).toEqual([]);
});

// What is public and what is secret [SG 1.9, R16]: views, guesses.
import { QuickChance } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import type { State } from '../state.ts';
import { NONE } from '../state.ts';
import { card, cardIds, table } from './table.ts';

const guesses = (state: State, viewer: number, count = 60): State[] => {
  const chance = new QuickChance(5);
  const seen = shadowgate.view(state, viewer);
  return Array.from({ length: count }, () => shadowgate.sample(seen, chance));
};

describe('views', () => {
  test('SG 1.9 other hands and the order of both decks are hidden, their sizes are not', () => {
    const t = table({ players: 3 });
    const seen = shadowgate.view(t.state, 1);
    expect(seen.players.map(({ hand }) => hand.every(one => one === NONE))).toEqual([
      true,
      false,
      true,
    ]);
    expect(seen.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    expect(seen.deck).toEqual(t.state.deck.map(() => NONE));
    expect(seen.questDeck).toEqual([...t.state.questDeck].sort((a, b) => a - b));
    expect(seen.core.rng.seed).toBe('');
  });

  test('SG 1.9 a spectator sees no hand', () => {
    const { players } = shadowgate.view(table().state, 'spectator');
    expect(players.flatMap(({ hand }) => hand).every(one => one === NONE)).toBe(true);
  });

  test('SG 1.9 discards, items and what is played are seen by all', () => {
    const t = table().give(0, {
      character: 'sage',
      hand: ['yorick', 'minor-mistral'],
      items: ['silver-orb'],
    });
    t.choose('resource:minor-mistral:loose');
    const seen = shadowgate.view(t.state, 1);
    expect(cardIds(seen.turn.loose)).toEqual(['minor-mistral']);
    expect(cardIds(seen.players[0]!.items)).toEqual(['silver-orb']);
  });
});

describe('a turn that is over', () => {
  // Quick Reflexes needs no action, so there is still something to do.
  const spent = (card: string) =>
    table()
      .give(0, { hand: [card] })
      .play('cycle', 'cycle', 'cycle', 'cycle', 'cycle');

  test('SG 1.9, R15 a player who has nothing left to do is asked like anyone else', () => {
    expect(spent('yorick').offered()).toEqual(['end']);
    expect(spent('quick-reflexes').offered()).toContain('resource:quick-reflexes:loose');
    for (const viewer of [1, 'spectator'] as const) {
      const seen = (card: string): unknown => shadowgate.view(spent(card).state, viewer);
      expect(seen('yorick')).toEqual(seen('quick-reflexes'));
    }
  });
});

describe('guesses', () => {
  test('SG 1.9 a guess looks the same to its viewer and is a possible table', () => {
    const t = table({ players: 4 });
    for (const guess of guesses(t.state, 2)) {
      expect(shadowgate.problems(guess)).toEqual([]);
      expect(shadowgate.view(guess, 2)).toEqual(shadowgate.view(t.state, 2));
    }
  });

  test('SG 4.5 the guessed hand can pay for what is open', () => {
    const t = table().give(0, {
      character: 'sage',
      hand: ['dwarven-hammer', 'gauntlet-of-iron', 'firedrakes-breath'],
    });
    // The cost is 5,2,1 and might is 0: few hands of two cards can pay that.
    t.choose('item:dwarven-hammer');
    const hands = new Set<string>();
    for (const guess of guesses(t.state, 1)) {
      expect(shadowgate.problems(guess)).toEqual([]);
      hands.add(cardIds(guess.players[0]!.hand).sort().join());
    }
    expect(hands.size).toBeGreaterThan(5);
  });

  test('SG 9.5 after a shuffle everyone knows which cards were not in the deck', () => {
    const t = table().give(0, {
      hand: ['yorick', 'silver-orb', 'rusted-dirk', 'stone-sling', 'silver-arrow'],
    });
    t.give(1, { hand: ['minor-mistral', 'major-mistral'] }).deckOf(0);
    t.play('cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'end');
    expect(t.state.shuffles).toBe(1);
    // Seat 1 saw every card that was shuffled. All other cards must be in seat 0's hand.
    for (const guess of guesses(t.state, 1)) {
      const hand = cardIds(guess.players[0]!.hand);
      for (const id of ['yorick', 'silver-orb', 'rusted-dirk', 'stone-sling', 'silver-arrow']) {
        expect(hand).toContain(id);
      }
      expect(guess.since[guess.players[0]!.hand.at(-1)!]).toBe(1);
    }
    expect(shadowgate.view(t.state, 1).drawn[0]).toEqual([0, 0, 0, 0, 0, 1]);
    expect(t.state.since[card('minor-mistral')]).toBe(0);
  });
});

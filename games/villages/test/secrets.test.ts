// What is public and what is secret [VV 1.8, R10]: views, guesses, and what stays known.
import { projectEvent, QuickChance } from '@castellan/kernel';
import type { Viewer } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { villages } from '../index.ts';
import type { State } from '../state.ts';
import { building, buildingIds, table } from './table.ts';

const guesses = (state: State, viewer: Viewer, count = 60): State[] => {
  const chance = new QuickChance(5);
  const seen = villages.view(state, viewer);
  return Array.from({ length: count }, () => villages.sample(seen, chance));
};

describe('VV 1.8 views', () => {
  test('other hands and the order of both decks are hidden, their sizes are not', () => {
    const t = table(3)
      .give(1, { hand: ['farm', 'keep'] })
      .give(0, { hand: ['mill'] });
    const view = villages.view(t.state, 0);
    expect(view.players[1]!.hand).toEqual([-1, -1]);
    expect(view.players[0]!.hand).toEqual([building('mill')]);
    expect(new Set([...view.deck, ...view.adventurerDeck])).toEqual(new Set([-1]));
    expect(view.deck).toHaveLength(t.state.deck.length);
    expect(villages.view(t.state, 'spectator').players[0]!.hand).toEqual([-1]);
  });

  test('only its owner is told which card was drawn from the deck', () => {
    const t = table(2).deck('keep').play('harvest', 'deck');
    const [event] = t.told('drew');
    expect(projectEvent(event!, 0)['card']).toBe('keep');
    expect(JSON.stringify(projectEvent(event!, 1))).not.toContain('keep');
  });
});

describe('VV 1.8, R10 what everyone has seen stays known', () => {
  test('a card taken from a pile is in the view of all, and in every guess', () => {
    const t = table(3)
      .piles('keep')
      .give(0, { hand: ['farm', 'mill'] })
      .play('harvest', 'pile:1');
    expect(villages.view(t.state, 2).players[0]!.shown).toEqual([building('keep')]);
    const others = new Set<string>();
    for (const guess of guesses(t.state, 2)) {
      expect(guess.players[0]!.shown).toEqual([building('keep')]);
      buildingIds(guess.players[0]!.hand).forEach(id => others.add(id));
    }
    expect(others.size).toBeGreaterThan(10);
  });

  test('it is known until a card of that name leaves the hand: nobody can tell which of two it was', () => {
    const t = table(2, { hand: ['keep', 'farm'], shown: ['keep'] }).play(
      'develop',
      'keep',
      'pile:1',
      'farm',
    );
    expect(t.player(0)).toMatchObject({ hand: [building('keep')], shown: [] });
    expect(villages.view(t.state, 1).players[0]).toMatchObject({ hand: [-1], shown: [] });
  });

  test('after a random theft nothing is known of that hand, nor of the stolen card', () => {
    const t = table(
      3,
      { gold: 1, buildings: ['chapel', 'hideout'] },
      { hand: ['farm'], shown: ['keep', 'manor'] },
    )
      .pool('heep')
      .play('recruit:heep', 'heep');
    expect([t.player(0).shown, t.player(1).shown]).toEqual([[], []]);
    expect([t.player(0).hand.length, t.player(1).hand.length]).toEqual([1, 2]);
    const held = guesses(t.state, 2).filter(guess =>
      guess.players.slice(0, 2).some(({ hand }) => hand.includes(building('keep'))),
    );
    expect(held.length).toBeLessThan(60);
  });

  test('known cards of other hands stay known when a hand is robbed', () => {
    const t = table(
      3,
      { gold: 1, buildings: ['chapel', 'hideout'] },
      { hand: ['farm'] },
      { shown: ['keep'] },
    )
      .pool('heep')
      .play('recruit:heep', 'heep', 'seat:1');
    expect(t.player(2).shown).toEqual([building('keep')]);
  });

  test('a card that is being discarded or built is in every guess', () => {
    const t = table(2, { hand: ['keep', 'farm'] }).play('develop', 'keep');
    for (const guess of guesses(t.state, 1, 10)) {
      expect(guess.players[0]!.shown).toEqual([building('keep')]);
      expect(villages.problems(guess)).toEqual([]);
    }
  });

  test('solo, guesses deal the deck and the box again', () => {
    const t = table(1);
    const tops = guesses(t.state, 0, 30).map(guess => guess.deck.at(-1));
    expect(new Set(tops).size).toBeGreaterThan(8);
  });
});

import { toy, toyRules } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import { defineGame } from '../game.ts';
import type { Game } from '../game.ts';
import type { Choose } from '../step.ts';
import { TestTable } from './test-table.ts';

type Toy = typeof toy;
type State = ReturnType<Toy['setup']>;

const table = (game: Toy = toy) => new TestTable(game, game.setup({ players: 2 }, 'test table'));

/** The toy game with another action. */
function withAction(parts: Partial<Choose<State>>): Toy {
  const action = { ...(toyRules.steps['action'] as Choose<State>), ...parts };
  return defineGame({ ...toyRules, steps: { ...toyRules.steps, action } }) as Game as Toy;
}

describe('playing', () => {
  test('by the ids of options, one after the other', () => {
    const t = table().play('pass', 'pass');
    expect(t.seats).toEqual([0, 1]);
    const two = t.offered(1).slice(0, 2);
    t.select(two, 1).select(two.toReversed(), 1);
    expect(t.seats).toEqual([0]);
    expect(t.told('kept')).toEqual([]);
  });

  test('from a step that is put on the agenda', () => {
    const t = table();
    t.state.core.agenda[0]!.pop();
    t.begin('turn', 0);
    expect(t.told('rolled')).toHaveLength(1);
    expect(t.step()).toBe('action');
  });

  test('what was told is what the last answer brought about', () => {
    const t = table().choose('pass');
    expect(t.told('passed')).toEqual([{ say: 'passed', seat: 0 }]);
    expect(t.events).toHaveLength(2);
  });
});

describe('looking', () => {
  test('at what is offered, what is not, and why', () => {
    const t = table();
    Object.assign(t.state.players[0]!, { gold: 0, gems: 0 });
    expect(t.offered()).toEqual(['draw', 'pass']);
    const [dear] = Object.keys(t.blocked());
    expect(t.blocked()[dear!]).toBe('too-dear');
    expect([t.why(dear!), t.why('pass'), t.why('fly')]).toEqual(['too-dear', null, 'absent']);
    expect(t.option('draw')!.ref).toBe('deck');
  });

  test('at one of several who are asked: the test must say which', () => {
    const t = table().play('pass', 'pass');
    expect(() => t.asks()).toThrow('asked are 0 (keep), 1 (keep); looked at is no one');
    expect(t.asks(1).seat).toBe(1);
    expect(() => t.offered(7)).toThrow('looked at is 7');
  });
});

describe('what is refused', () => {
  test('changes nothing', () => {
    const t = table();
    expect(t.refuses('fly')).toBe(t);
    expect(() => t.refuses('pass')).toThrow('is accepted');
  });
});

describe('a position that is not sound', () => {
  test('is found before an answer, after it, and after a step', () => {
    const t = table();
    t.state.deck.pop();
    expect(() => t.choose('pass')).toThrow('the position is not sound: there must be 1 of ware');
    const losing = withAction({ resolve: ({ state }) => void state.deck.pop() });
    expect(() => table(losing).choose('pass')).toThrow('the position is not sound');
    expect(() => table().run(({ state }) => void state.deck.pop())).toThrow('is not sound');
  });

  test('includes one that does not survive JSON', () => {
    let n = 0;
    const forgetful = withAction({ resolve: (t, seat) => (t.state.players[seat]!.gold = n++) });
    expect(() => table(forgetful).choose('pass')).toThrow('by way of JSON');
  });
});

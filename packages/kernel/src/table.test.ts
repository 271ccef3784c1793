import { toy, toyRules } from '@castellan/conformance/toy';
import type { ToySeen, ToyState } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import { defineGame } from './game.ts';
import { Refusal } from './refusal.ts';
import { seedFrom } from './rng.ts';
import { auto } from './step.ts';
import { Table } from './table.ts';
import { promiseIn } from './testing/forged.ts';
import { TestTable } from './testing/test-table.ts';

/** A table where each seat passes until all keep cards at the same time. */
function atKeeping(): Table<ToyState, ToySeen> {
  const table = new Table(toy, { players: 3 }, 'table');
  for (let seat = 0; seat < 3; seat++) pass(table);
  return table;
}

function pass(table: Table<ToyState, ToySeen>): void {
  const [decision] = table.decisions();
  table.answer({ decision: decision!.id, picks: ['pass'] });
}

/** Keeps the first card of the hand, which leads to no further question. */
function keep(table: Table<ToyState, ToySeen>, seat: number, count = 1): void {
  const decision = table.decisions().find(one => one.seat === seat)!;
  table.answer({
    decision: decision.id,
    picks: decision.options.slice(0, count).map(({ id }) => id),
  });
}

const json = (table: Table<ToyState, ToySeen>): string =>
  JSON.stringify([table.state, table.save()]);

describe('ahead', () => {
  test('how things would stand after an answer that passes the turn, before anyone learns anything', () => {
    const table = new Table(toy, { players: 2 }, 'table');
    const before = json(table);
    const answer = { decision: table.decisions()[0]!.id, picks: ['pass'] };
    const ahead = table.ahead(answer)!;
    expect(json(table)).toBe(before);
    expect(ahead.state.core.agenda.flat().at(-1)!.seat).toBe(1);
    expect(ahead.state.core.learned).toBe(table.state.core.learned);
    const events = table.answer(answer);
    expect(events.slice(0, ahead.events.length)).toEqual(ahead.events);
    expect(table.state.core.learned).toBeGreaterThan(ahead.state.core.learned);
  });

  test('null where the turn goes on; an illegal answer is refused', () => {
    const table = atKeeping();
    const decision = table.decisions().find(({ seat }) => seat === 0)!;
    const picks = decision.options.slice(0, 1).map(({ id }) => id);
    expect(table.ahead({ decision: decision.id, picks })).toBeNull();
    expect(() => table.ahead({ decision: decision.id, picks: ['nothing'] })).toThrow(Refusal);
  });
});

describe('undo', () => {
  test('takes back a seat’s own answers, one by one, exactly', () => {
    const table = atKeeping();
    const before = json(table);
    keep(table, 1, 2);
    const between = json(table);
    expect(table.decisions().find(({ seat }) => seat === 1)!.step).toBe('arrange');
    keep(table, 1, 2);
    expect(table.canUndo(1)).toBe(true);
    table.undo(1);
    expect(json(table)).toBe(between);
    table.undo(1);
    expect(json(table)).toBe(before);
    expect(table.canUndo(1)).toBe(false);
  });

  test('does not go past something learned', () => {
    const table = new Table(toy, { players: 2 }, 'table');
    expect(() => table.undo(0)).toThrow(/Nothing to take back/);
    // The next seat rolls.
    pass(table);
    expect(table.canUndo(0)).toBe(false);
    const before = json(table);
    expect(() => table.undo(0)).toThrow(/something was learned/);
    expect(json(table)).toBe(before);
  });

  test('goes neither past another seat’s move nor back over it', () => {
    const table = atKeeping();
    keep(table, 0);
    expect([0, 1, 2].map(seat => table.canUndo(seat))).toEqual([true, false, false]);
    expect(() => table.undo(1)).toThrow(/seat 0 has moved since/);
    keep(table, 2);
    expect([0, 1, 2].map(seat => table.canUndo(seat))).toEqual([false, false, true]);
    expect(() => table.undo(0)).toThrow(Refusal);
    table.undo(2);
    table.undo(0);
    expect(json(table)).toBe(json(atKeeping()));
  });

  test('the last answer of a simultaneous round reveals the cards, so it is final', () => {
    const table = atKeeping();
    [0, 1, 2].forEach(seat => keep(table, seat));
    expect([0, 1, 2].map(seat => table.canUndo(seat))).toEqual([false, false, false]);
  });

  test('a save after an undo contains no trace of it', () => {
    const table = atKeeping();
    keep(table, 1);
    table.undo(1);
    keep(table, 1);
    expect(Table.replay(toy, table.save()).state).toEqual(table.state);
    expect(table.answers).toHaveLength(4);
    expect(table.events).toHaveLength(4);
  });
});

describe('the promise', () => {
  test('is the SHA-256 of all that was agreed, which anyone can check', () => {
    const table = new Table(toy, {}, 'promise');
    expect(table.seed).toBe(seedFrom('promise'));
    expect(table.commitment).toBe(promiseIn(table.save()));
    expect(table.save().commitment).toBe(table.commitment);
    keep(table, 0);
    expect(table.commitment).toBe(promiseIn(table.save()));
  });

  test('the seed is in no view', () => {
    const table = new Table(toy, {}, 'promise');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(table.view(viewer))).not.toContain(table.seed);
  });
});

describe('replay', () => {
  test('gives the same game, whole or in part', () => {
    const table = atKeeping();
    keep(table, 2);
    expect(json(Table.replay(toy, table.save()))).toBe(json(table));
    expect(json(Table.replay(toy, table.save(), 3))).toBe(json(atKeeping()));
  });
});

describe('an answer', () => {
  test('that is refused changes neither the state nor the record', () => {
    const table = atKeeping();
    const before = json(table);
    for (const answer of [
      null,
      { decision: '0.0', picks: [] },
      { decision: '0.1', picks: ['x'] },
      { decision: '0.1', counts: {} },
    ]) {
      expect(() => table.answer(answer)).toThrow(Refusal);
      expect(json(table)).toBe(before);
    }
  });

  test('a stale, foreign or late answer: the error says what is open', () => {
    const table = atKeeping();
    const refused = (decision: string): Refusal => {
      try {
        table.answer({ decision, picks: ['pass'] });
      } catch (error) {
        return error as Refusal;
      }
      throw new Error('it was accepted');
    };
    expect(refused('0.0').code).toBe('stale');
    expect(refused('9.9').message).toBe(
      'Decision "9.9" is not open: it has already been answered, or was never asked. Open now: 0.1, 1.1, 2.1.',
    );
    expect(refused('9.9').details).toEqual({
      decision: '9.9',
      answer: '{"decision":"9.9","picks":["pass"]}',
      allowed: ['0.1', '1.1', '2.1'],
    });
    while (table.outcome() === null) table.answer(table.decisions()[0]!.fallback);
    expect(refused('0.1').code).toBe('over');
    expect(refused('0.1').details).toMatchObject({ decision: '0.1', allowed: [] });
  });

  test('during which a rule throws leaves the table as it was', () => {
    const fragile = defineGame({
      ...toyRules,
      steps: {
        ...toyRules.steps,
        keeping: auto<ToyState>(t => {
          t.state.market = [];
          throw new Error('a rule is broken');
        }),
      },
    });
    const table = new Table(fragile, { players: 1 }, 1);
    const before = json(table);
    expect(() => pass(table)).toThrow('a rule is broken');
    expect(json(table)).toBe(before);
  });

  test('is told to each viewer in its own form', () => {
    const table = new Table(toy, { players: 2 }, 'table');
    const events = table.answer({ decision: '0.0', picks: ['draw'] });
    const [mine, other] = [table.told(events, 0), table.told(events, 'spectator')];
    const drawn = toy.ledger()[table.state.players[0]!.hand.at(-1)!]!.id;
    expect(mine[0]).toEqual({ say: 'drew', seat: 0, ware: drawn });
    expect(other[0]).toEqual({ say: 'drew', seat: 0 });
  });
});

test('playing through the game gives the same as playing through the table', () => {
  const t = new TestTable(toy, toy.setup({ players: 3 }, 'table')).play('pass', 'pass', 'pass');
  expect(t.state).toEqual(atKeeping().state);
});

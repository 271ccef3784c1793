import { toy } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import type { Position } from './core.ts';
import { newCore } from './core.ts';
import { frameOn, offerOf, proceed, settle } from './flow.ts';
import { proceedHeld } from './hold.ts';
import { Run } from './run.ts';
import { auto, choose } from './step.ts';

// The toy's first action: drawing and passing.
const DRAW = 100;
const PASS = 101;

type Toy = ReturnType<typeof toy.setup>;
const begun = (): Run<Toy> => toy.draft(toy.setup({ players: 2 }, 'hold'), []);
const held = (t: Run<Toy>, code: number): string => proceedHeld(t, 0, [code], toy.clone);

describe('a game that stops before anybody learns anything', () => {
  test('stops before the next player rolls, and goes on to the same roll', () => {
    const [t, straight] = [begun(), begun()];
    expect(held(t, PASS)).toBe('before-step');
    expect(frameOn(t, 0)).toEqual({ step: 'turn', seat: 1, args: null });
    expect(t.state.players[0]!.gems).toBe(1);
    expect(t.events!.map(({ say }) => say)).toEqual(['passed']);
    expect(settle(t)).toBe(true);
    proceed(straight, 0, [PASS]);
    expect(t.state).toEqual(straight.state);
    expect(t.events).toEqual(straight.events);
  });

  test('stops before an answer that draws: nothing is done, the decision still waits', () => {
    const t = begun();
    const before = toy.clone(t.state);
    expect(held(t, DRAW)).toBe('before-answer');
    expect(t.state).toEqual(before);
    expect(t.events).toEqual([]);
    expect(offerOf(t, 0).codes).toContain(DRAW);
    const straight = begun();
    proceed(t, 0, [DRAW]);
    proceed(straight, 0, [DRAW]);
    expect(t.state).toEqual(straight.state);
  });
});

interface Counter extends Position {
  count: number;
}

/** A game with one question, followed by a number of steps. */
function leadingTo(steps: number): Run<Counter> {
  const core = newCore(1, 'seed');
  core.agenda[0]!.push({ step: 'ask', seat: 0, args: null });
  return new Run<Counter>(
    { core, count: 0 },
    {
      ask: choose({
        options(_, __, offer) {
          offer.add(0);
          offer.add(1);
        },
        prompt: () => ({ say: 'ask' }),
        face: (_, __, code) => ({ id: String(code), note: { say: 'c' } }),
        resolve: (t, seat, code) => t.push(code === 0 ? 'count' : 'ask', seat),
      }),
      count: auto((t, seat) => {
        t.state.count++;
        if (t.state.count < steps) t.push('count', seat);
      }),
    },
    null,
  );
}

const copied = ({ core, count }: Counter): Counter => ({ core: structuredClone(core), count });

test('where nobody learns anything, it goes on to the next decision or to the end', () => {
  const t = leadingTo(3);
  expect(proceedHeld(t, 0, [1], copied)).toBe('asked');
  expect(t.offered).toBe(0);
  expect(proceedHeld(t, 0, [0], copied)).toBe('over');
  expect(t.state.count).toBe(3);
});

test('an agenda that never ends is an error', () => {
  expect(() => proceedHeld(leadingTo(Infinity), 0, [0], copied)).toThrow('comes to no end');
});

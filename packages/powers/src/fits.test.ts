import { agendaProblems, NOBODY } from '@castellan/kernel';
import type { Frame, Json } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { Resolving, tongue, world } from '../test/world.ts';
import { asJson, createInterpreter } from './index.ts';
import type { Effect } from './index.ts';

const { aim, gain, or, pay, take, takeUpTo } = tongue;

/** Printed on card 7; nothing is printed on any other. */
const thief = aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 })));
const monk = pay({ gold: 1 }, gain({ magic: 2 }));

function problems(
  printed: Effect,
  effect: Effect,
  change: (frame: Frame) => Partial<Frame>,
): string[] {
  const { steps } = createInterpreter({
    ...world,
    printed: source => (source === 7 ? printed : null),
  });
  const { state } = new Resolving(effect, 3, { purses: [{ gold: 1 }, { gold: 5 }, {}] });
  const [frame] = state.core.agenda[0]!.splice(0);
  state.core.agenda[0]!.push({ ...frame!, ...change(frame!) });
  return agendaProblems(state, steps);
}

const reordered = (data: Json): Json =>
  Object.fromEntries(Object.entries(data as Record<string, Json>).toReversed());

describe('a frame of a power that comes from outside', () => {
  test('is part of what is printed, in whatever order its fields come', () => {
    expect(problems(thief, thief, () => ({}))).toEqual([]);
    expect(problems(thief, thief, ({ data }) => ({ data: reordered(data) }))).toEqual([]);
    const part = { step: 'power/or', a: 1, data: asJson((thief as { of: Effect }).of) };
    expect(problems(thief, thief, () => part)).toEqual([]);
  });

  test.each<[string, Effect, Partial<Frame>]>([
    ['another power', thief, { b: 6 }],
    ['a power that no card has', thief, { b: -1 }],
    ['nobody’s', thief, { seat: NOBODY }],
    ['more than is printed', thief, { data: asJson(aim(take({ gold: 3 }))) }],
    ['nothing', thief, { data: null }],
    ['a list', thief, { data: [] }],
    ['another kind of step', thief, { step: 'power/or' }],
    ['against oneself', thief, { a: 0 }],
    ['against someone who is not there', thief, { a: 3 }],
    ['for someone who can’t pay', monk, { seat: 2 }],
  ])('is refused: %s', (_, printed, change) => {
    expect(problems(printed, printed, () => change)).not.toEqual([]);
  });
});

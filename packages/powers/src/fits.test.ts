import { agendaProblems, NOBODY } from '@castellan/kernel';
import type { Args, Frame, Json } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { tongue } from '../test/vocabulary.ts';
import { Resolving, world } from '../test/world.ts';
import { asJson, createInterpreter } from './index.ts';
import type { Effect } from './index.ts';

const { aim, gain, or, pay, take, takeUpTo } = tongue;

/** Printed on card 7; the other cards have nothing that matters here. */
const thief = aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 })));
const monk = pay({ gold: 1 }, gain({ magic: 2 }));

interface Change {
  readonly step?: string;
  readonly seat?: number;
  readonly args?: Readonly<Record<string, Json>>;
}

function problems(printed: Effect, change: Change): string[] {
  const { steps } = createInterpreter({
    ...world,
    effect: source => (source === 7 ? printed : gain({ vp: 1 })),
  });
  const { state } = new Resolving(printed, 3, { purses: [{ gold: 1 }, { gold: 5 }, {}] });
  const [frame] = state.core.agenda[0]!.splice(0) as [Frame];
  const args: Args = { ...frame.args, source: 7, ...change.args };
  state.core.agenda[0]!.push({ ...frame, ...change, args });
  return agendaProblems(state, steps);
}

const reordered = (effect: Effect): Json =>
  Object.fromEntries(Object.entries(effect).toReversed()) as Json;

describe('a frame of a power that comes from outside', () => {
  test('is part of what is printed, in whatever order its fields come', () => {
    expect(problems(thief, {})).toEqual([]);
    expect(problems(thief, { args: { effect: reordered(thief) } })).toEqual([]);
    const part = { step: 'power/or', args: { them: 1, effect: asJson(thief.of) } };
    expect(problems(thief, part)).toEqual([]);
  });

  test('is asked about with the power that it is part of', () => {
    const asked: [step: string, source: number][] = [];
    const { steps } = createInterpreter({
      ...world,
      effect: () => monk,
      fits(_, __, step, ___, source) {
        asked.push([step, source]);
        return true;
      },
    });
    const { state } = new Resolving(monk, 3, { purses: [{ gold: 1 }, {}, {}] });
    const [frame] = state.core.agenda[0]!.splice(0) as [Frame];
    state.core.agenda[0]!.push({ ...frame, args: { ...frame.args, source: 7 } });
    state.core.agenda[0]!.push({ step: 'power/use', seat: 0, args: { sources: [5, 6] } });
    expect(agendaProblems(state, steps)).toEqual([]);
    expect(asked).toEqual([
      ['power/pay', 7],
      ['power/use', -1],
    ]);
  });

  test.each<[string, Effect, Change]>([
    ['another power', thief, { args: { source: 6 } }],
    ['a power that no card has', thief, { args: { source: -1 } }],
    ['nobody’s', thief, { seat: NOBODY }],
    ['more than is printed', thief, { args: { effect: asJson(aim(take({ gold: 3 }))) } }],
    ['another kind of step', thief, { step: 'power/or' }],
    ['against oneself', thief, { args: { them: 0 } }],
    ['against someone who is not there', thief, { args: { them: 3 } }],
    ['for someone who can’t pay', monk, { seat: 2 }],
  ])('is refused: %s', (_, printed, change) => {
    expect(problems(printed, change)).not.toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { toy } from '@castellan/conformance/toy';
import type { Args, Frame } from './agenda.ts';
import { agendaProblems } from './fitting.ts';

/** Seat 0's turn. On the stack, from the bottom: the reveal, the keeping, seat 1's turn, and seat 0's question. */
function problems(change: (main: Frame[], agenda: Frame[][]) => void): string[] {
  const state = toy.setup({ players: 2 }, 'fitting');
  change(state.core.agenda[0]!, state.core.agenda);
  return agendaProblems(state, toy.steps);
}

const frame = (step: string, seat: number, args: Args = null): Frame => ({ step, seat, args });

describe('agendaProblems', () => {
  test('finds nothing wrong with a game at rest, or one that is over', () => {
    expect(problems(() => {})).toEqual([]);
    expect(problems(main => main.splice(0))).toEqual([]);
  });

  test('names the frame that can’t be where it is, the lowest of a stack', () => {
    expect(problems(main => main.shift())).toEqual(["core.agenda[0][0] (keeping) can't be there"]);
    expect(problems(main => main.splice(2, 1))).toEqual([
      "core.agenda[0][2] (action) can't be there",
    ]);
    expect(problems(main => main.splice(0, 4, frame('round', 0, { number: 1 })))).toEqual([
      "core.agenda[0][0] (round) can't be there",
    ]);
  });

  test('a seat does its own steps, and no other’s, at the same time as the others', () => {
    expect(problems((_, agenda) => agenda[1]!.push(frame('keep', 1)))).toEqual([
      "core.agenda[1][0] (keep) can't be there",
    ]);
  });

  test('a frame that waits must ask something', () => {
    const asksNothing = ['core.agenda[0] waits for an answer, and asks nothing'];
    expect(problems(main => main.pop())).toEqual(asksNothing);
    expect(
      problems((main, agenda) => {
        main.splice(1);
        agenda[1]!.push(frame('arrange', 0));
      }),
    ).toEqual(['core.agenda[1] waits for an answer, and asks nothing']);
  });
});

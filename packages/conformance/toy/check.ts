// What is wrong with something that claims to be a state: a loaded file, a message.
import { problemsOf } from '@castellan/kernel';
import type { State } from './state.ts';
import { box, table } from './state.ts';
import { steps } from './turn.ts';

export function problems(value: unknown): string[] {
  return problemsOf<State>(
    {
      description: table,
      families: Object.values(box),
      steps,
      players: [1, 2, 3],
      isOver: state => state.isOver,
      invariants: ({ round, rounds }) => (round <= rounds ? [] : ['round is beyond the last']),
    },
    value,
  );
}

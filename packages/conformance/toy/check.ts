// What is wrong with a value that should be a state: a loaded file, a message.
import { MAIN, problemsOf } from '@castellan/kernel';
import type { State } from './state.ts';
import { box, description } from './state.ts';
import { steps } from './turn.ts';

/** Kept wares go into the pile when all have chosen, so nothing is kept before and after that. */
function invariants({ round, rounds, core, players }: State): string[] {
  const problems: string[] = [];
  if (round > rounds) problems.push('round is beyond the last');
  if (core.agenda[MAIN]!.length !== 1 && players.some(({ kept }) => kept.length > 0))
    problems.push('wares are kept only while everyone chooses');
  return problems;
}

export function problems(value: unknown): string[] {
  return problemsOf<State>(
    {
      description,
      families: Object.values(box),
      steps,
      players: [1, 2, 3],
      isOver: state => state.isOver,
      invariants,
    },
    value,
  );
}

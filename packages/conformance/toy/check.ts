// What is wrong with something that claims to be a state: a loaded file, a message.
import { MAIN, problemsOf } from '@castellan/kernel';
import type { State } from './state.ts';
import { box, table } from './state.ts';
import { steps } from './turn.ts';

function invariants({ core, round, rounds, players }: State): string[] {
  const found: string[] = [];
  if (round > rounds) found.push('round is beyond the last');
  // What is kept goes to the pile when all have chosen: before and after, nothing lies there.
  const isKeeping = core.agenda[MAIN]!.length === 1;
  if (!isKeeping && players.some(({ kept }) => kept.length > 0))
    found.push('wares are kept only while everyone chooses');
  return found;
}

export function problems(value: unknown): string[] {
  return problemsOf<State>(
    {
      description: table,
      families: Object.values(box),
      steps,
      players: [1, 2, 3],
      isOver: state => state.isOver,
      invariants,
    },
    value,
  );
}

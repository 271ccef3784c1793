import type { Chance, Decision, Game, ToldStep, View } from '@castellan/kernel';
import { allAsked, answerFrom, proceed } from '@castellan/kernel';
import type { Line } from '../searcher/planner.ts';

/** Puts a line into phrases. It is played in a sampled world: until something is learned, all of them ask the same. */
export function toldLine(
  game: Game,
  view: View,
  seat: number,
  line: Line,
  chance: Chance,
): ToldStep[] {
  const state = game.sample(view, chance);
  const told: ToldStep[] = [];
  for (const picks of line) {
    const t = game.draft(state);
    const asked = allAsked(t).find(({ decision }) => decision.seat === seat);
    if (asked === undefined) break;
    told.push(stepOf(asked.decision, asked.codes, picks));
    proceed(t, asked.lane, picks);
  }
  return told;
}

function stepOf(decision: Decision, codes: readonly number[], picks: readonly number[]): ToldStep {
  const answer = answerFrom(decision, codes, picks);
  const given: readonly (readonly [id: string, n: number | null])[] =
    'picks' in answer
      ? answer.picks.map(id => [id, null])
      : Object.entries(answer.counts).filter(([, n]) => n > 0);
  const options = given.map(([id]) => decision.options.find(option => option.id === id)!);
  return {
    prompt: decision.prompt,
    picks: options.map(({ note }) => note),
    counts: given.flatMap(([, n]) => n ?? []),
    things: options.flatMap(({ ref }) => ref ?? []),
  };
}

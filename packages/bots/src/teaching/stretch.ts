import type { Answer, Game, Position, View } from '@castellan/kernel';
import { allAsked, matchAnswer, proceed } from '@castellan/kernel';
import type { Line } from '../searcher/planner.ts';

/** Everything that a seat decided without learning anything in between: one thing to look at again. */
export interface Stretch {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  /** What the seat saw then. */
  readonly view: View;
  readonly line: Line;
}

/** The stretches of a game. `note` is called at its start and after each answer. */
export function stretchesOf(
  game: Game,
  start: Position,
  answers: readonly Answer[],
  note: (state: Position) => void = () => {},
): Stretch[] {
  const stretches: { -readonly [K in keyof Stretch]: Stretch[K] }[] = [];
  const state = game.clone(start);
  let learned = -1;
  note(state);
  answers.forEach((answer, at) => {
    const t = game.draft(state);
    const seat = Number(answer.decision.split('.')[0]);
    const asked = allAsked(t).find(({ decision }) => decision.id === answer.decision)!;
    const places = matchAnswer(asked.decision, answer, null);
    const picks =
      asked.decision.kind === 'split' ? places : places.map(place => asked.codes[place]!);
    const last = stretches.at(-1);
    if (last !== undefined && last.seat === seat && state.core.learned === learned)
      last.line = [...last.line, picks];
    else
      stretches.push({
        at,
        turn: game.turns(state),
        seat,
        view: game.view(state, seat),
        line: [picks],
      });
    learned = state.core.learned;
    proceed(t, asked.lane, picks);
    note(state);
  });
  return stretches;
}

import { MAIN, randomAnswer } from '@castellan/kernel';
import type { Chance, Decision, Game, Position, View } from '@castellan/kernel';
import { chanceFrom } from '../chance-from.ts';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { bytes, expectSame } from '../same.ts';
import { walk } from '../walk.ts';

/** Which of the waiting seats answers next. */
type Schedule = (waiting: number) => number;

/** More answers than any simultaneous round takes. */
const LONG = 1000;

export const together: Check = {
  name: 'together',
  promise: 'what seats decide at the same time comes out the same in any order of arrival',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions, chance, close }) => {
        if (decisions.length < 2 || !close) return;
        const asked = new Map<string, string>();
        const first = roundOf(game, state, () => 0, asked);
        for (const schedule of [
          last,
          turnsOf(),
          atRandom(chance),
          atRandom(chance),
          atRandom(chance),
        ]) {
          expectSame(
            roundOf(game, state, schedule, asked),
            first,
            'in another order of arrival, the state is another',
          );
        }
      });
    }
  },
};

const last: Schedule = waiting => waiting - 1;
const atRandom =
  (chance: Chance): Schedule =>
  waiting =>
    chance.below(waiting);

/** The seats take turns, one answer each. */
function turnsOf(): Schedule {
  let turn = 0;
  return waiting => turn++ % waiting;
}

/** Plays the round to its end. A seat answers the same question in the same way, whenever it is asked. */
function roundOf<S extends Position, V extends View>(
  game: Game<S, V>,
  from: S,
  schedule: Schedule,
  asked: Map<string, string>,
): S {
  const state = game.clone(from);
  const main = state.core.agenda[MAIN]!.slice();
  for (let i = 0; inRound(state, main); i++) {
    if (i > LONG) throw new Fault(`the round is not over after ${i} answers`);
    const waiting = game.pending(state);
    for (const decision of waiting) expectSealed(decision, asked);
    const decision = waiting[schedule(waiting.length)]!;
    game.apply(state, randomAnswer(decision, chanceFrom(bytes(decision))));
  }
  return state;
}

/** While the seats decide, the table's own agenda waits: none of its frames may change. */
function inRound(state: Position, main: readonly unknown[]): boolean {
  const [table, ...seats] = state.core.agenda;
  const untouched = table!.length === main.length && table!.every((frame, i) => frame === main[i]);
  return untouched && seats.some(frames => frames.length > 0);
}

/** A seat's question may not depend on what the others have answered, because all answer at the same time. */
function expectSealed(decision: Decision, asked: Map<string, string>): void {
  const text = bytes(decision);
  const before = asked.get(decision.id);
  if (before === undefined) asked.set(decision.id, text);
  else if (before !== text) {
    expectSame(
      decision,
      JSON.parse(before),
      `decision ${decision.id} depends on what other seats answered at the same time`,
    );
  }
}

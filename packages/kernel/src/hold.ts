import { MAIN } from './agenda.ts';
import type { Position } from './core.ts';
import { answerStep, ENDLESS, takeStep } from './flow.ts';
import { Run } from './run.ts';

/** How far a game came that stops before anybody learns anything. */
export type Halt =
  /** Somebody must decide. */
  | 'asked'
  | 'over'
  /** The next step would roll, draw, shuffle, turn up or show something. `settle` goes on. */
  | 'before-step'
  /** The answer itself would: the decision still waits, nothing was done. `proceed` with the same picks goes on. */
  | 'before-answer';

/**
 * Answers the decision that waits on a stack and runs on as `proceed` does, but stops before anybody learns anything:
 * what comes next lies on the agenda, and whoever goes on gets the same game as without stopping. Whether a step lets
 * anybody learn anything shows when it is taken. So each is tried on a copy first: that knows what `core.learned` knows,
 * which is what undo goes by, and rules need say nothing more.
 */
export function proceedHeld<S extends Position>(
  t: Run<S>,
  lane: number,
  picks: readonly number[],
  clone: (state: S) => S,
): Halt {
  const { learned } = t.state.core;
  const scout = new Run<S>(clone(t.state), t.steps, null);
  const { core } = scout.state;
  answerStep(scout, lane, picks);
  if (core.learned !== learned) return 'before-answer';
  answerStep(t, lane, picks);
  for (let taken = 0; taken < ENDLESS; taken++) {
    const isTaken = advance(scout);
    if (core.learned !== learned) return 'before-step';
    if (advance(t) !== isTaken) throw new Error('a step is not the same when it is taken again');
    if (!isTaken) return core.agenda.some(stack => stack.length > 0) ? 'asked' : 'over';
  }
  throw new Error('the agenda comes to no end: nobody is asked');
}

/** Takes the next step that nobody need decide, in the order of `settle`; false when there is none. */
function advance<S extends Position>(t: Run<S>): boolean {
  const { agenda } = t.state.core;
  t.opened = false;
  let waits = false;
  for (let lane = 1; lane < agenda.length; lane++) {
    if (agenda[lane]!.length === 0) continue;
    if (takeOn(t, lane)) return true;
    waits = true;
  }
  return !waits && agenda[MAIN]!.length > 0 && takeOn(t, MAIN);
}

function takeOn<S extends Position>(t: Run<S>, lane: number): boolean {
  t.lane = lane;
  if (takeStep(t, t.state.core.agenda[lane]!)) return true;
  t.offered = lane;
  return false;
}

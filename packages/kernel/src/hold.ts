import { MAIN } from './agenda.ts';
import type { Position } from './core.ts';
import { answerStep, ENDLESS, takeStep } from './flow.ts';
import { Run } from './run.ts';

/** Where a game stopped before anyone learned anything. */
export type Halt =
  /** Someone must decide. */
  | 'asked'
  | 'over'
  /** The next step would roll, draw, shuffle, turn up or reveal something. `settle` goes on. */
  | 'before-step'
  /**
   * The answer itself would do so: the decision still waits and nothing was done. `proceed` with the same picks goes
   * on.
   */
  | 'before-answer';

/**
 * Answers the decision on a stack and runs on like `proceed`, but stops before anyone learns anything. The rest stays
 * on the agenda, and going on later gives the same game. Whether a step reveals something is only known after it ran,
 * so each step is tried on a copy first. `core.learned` shows the result, so rules need to say nothing more.
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
  return runHeld(t, clone, scout);
}

/** Runs on, and stops before anyone learns anything. `scout`: a copy that goes ahead. */
export function runHeld<S extends Position>(
  t: Run<S>,
  clone: (state: S) => S,
  scout = new Run<S>(clone(t.state), t.steps, null),
): Halt {
  const { core } = scout.state;
  const { learned } = t.state.core;
  for (let taken = 0; taken < ENDLESS; taken++) {
    const isTaken = advance(scout);
    if (core.learned !== learned) return 'before-step';
    if (advance(t) !== isTaken) throw new Error('a step is not the same when it is taken again');
    if (!isTaken) return core.agenda.some(stack => stack.length > 0) ? 'asked' : 'over';
  }
  throw new Error('the agenda comes to no end: nobody is asked');
}

/** Takes the next step that needs no decision, in the order of `settle`; false if there is none. */
export function advance<S extends Position>(t: Run<S>): boolean {
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

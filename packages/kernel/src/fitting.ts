import { MAIN } from './agenda.ts';
import type { Frame } from './agenda.ts';
import type { Position } from './core.ts';
import { waitingLanes } from './decision.ts';
import { onlyAnswer } from './flow.ts';
import { Run } from './run.ts';
import type { Steps } from './step.ts';

/** For a step that is taken as soon as it is pushed: it never waits in a state. */
export function neverWaits(): boolean {
  return false;
}

/**
 * What is wrong with the agenda of a state whose form is right: a frame in an impossible place, or a waiting step
 * that has nothing to ask.
 */
export function agendaProblems<S extends Position>(state: S, steps: Steps<S>): string[] {
  const t = new Run<S>(state, steps, null);
  const { agenda } = state.core;
  const problems = agenda.flatMap((stack, lane) => {
    t.lane = lane;
    // From the bottom up, and only to the first problem: the frames above depend on it.
    const i = stack.findIndex((frame, place) => !fits(t, frame, stack.slice(0, place)));
    return i < 0 ? [] : [`core.agenda[${lane}][${i}] (${stack[i]!.step}) can't be there`];
  });
  if (problems.length > 0) return problems;
  return waitingLanes(state)
    .filter(lane => !asks(t, agenda[lane]!.at(-1)!, lane))
    .map(lane => `core.agenda[${lane}] waits for an answer, and asks nothing`);
}

function fits<S>(t: Run<S>, { step, seat, args }: Frame, below: readonly Frame[]): boolean {
  if (t.lane !== MAIN && seat !== t.lane - 1) return false;
  return t.steps[step]!.fits?.(t, seat, args, below) ?? true;
}

function asks<S>(t: Run<S>, frame: Frame, lane: number): boolean {
  const step = t.steps[frame.step]!;
  if (step.kind === 'auto') return false;
  t.lane = lane;
  t.offer.reset();
  try {
    step.options(t, frame.seat, t.offer, frame.args);
    return onlyAnswer(t, frame, step) === null;
  } catch {
    // Nothing to choose from, or less than must be picked.
    return false;
  }
}

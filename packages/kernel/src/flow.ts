import { MAIN } from './agenda.ts';
import type { Frame } from './agenda.ts';
import type { Position } from './core.ts';
import type { Run } from './run.ts';
import type { Ask, Step } from './step.ts';
import type { Offer } from './offer.ts';

const NONE: readonly number[] = [];

/** The only code of a choice, kept until its step has taken it. */
const ONE: number[] = [0];

/** Far more steps than any rule takes between two decisions: beyond this they run in a circle. */
export const ENDLESS = 100_000;

/** Runs the agenda until someone must decide (true), or until nothing is left and the game is over (false). */
export function settle<S>(t: Run<S>): boolean {
  for (let rounds = 0; rounds < ENDLESS; rounds++) {
    t.opened = false;
    if (settleLanes(t)) return true;
    if (settleStack(t, MAIN)) return true;
    if (!t.opened) return false;
  }
  throw new Error('the agenda comes to no end: rounds are opened, and nobody is asked');
}

/** Answers the decision that waits on a stack, then runs on to the next. */
export function proceed<S>(t: Run<S>, lane: number, picks: readonly number[]): boolean {
  const core = (t.state as Position).core;
  answerStep(t, lane, picks);
  if (lane === MAIN) return t.opened ? settle(t) : settleStack(t, MAIN) || (t.opened && settle(t));
  settleStack(t, lane);
  return firstLane(core.agenda) !== MAIN || settle(t);
}

/** Answers the decision that waits on a stack, and leaves what follows on the agenda. */
export function answerStep<S>(t: Run<S>, lane: number, picks: readonly number[]): void {
  const core = (t.state as Position).core;
  t.lane = lane;
  const frame = t.take(core.agenda[lane]!);
  core.answered[frame.seat]!++;
  t.offered = -1;
  t.opened = false;
  t.finished = false;
  resolve(t, frame, t.steps[frame.step] as Ask<S>, picks);
}

/** The stack whose decision comes first: a seat's own if one waits, otherwise the table's. */
export function firstLane(agenda: readonly Frame[][]): number {
  for (let lane = 1; lane < agenda.length; lane++) if (agenda[lane]!.length > 0) return lane;
  return MAIN;
}

/** The step that is next on a stack. */
export function frameOn<S>(t: Run<S>, lane: number): Frame {
  const stack = (t.state as Position).core.agenda[lane]!;
  return stack[stack.length - 1]!;
}

/** What the decision on this stack offers. */
export function offerOf<S>(t: Run<S>, lane: number): Offer {
  if (t.offered !== lane) {
    const frame = frameOn(t, lane);
    t.offer.reset();
    (t.steps[frame.step] as Ask<S>).options(t, frame.seat, t.offer, frame.args);
    t.offered = lane;
  }
  return t.offer;
}

function settleLanes<S>(t: Run<S>): boolean {
  const agenda = (t.state as Position).core.agenda;
  let waiting = false;
  for (let lane = 1; lane < agenda.length; lane++) {
    if (agenda[lane]!.length > 0 && settleStack(t, lane)) waiting = true;
  }
  return waiting;
}

function settleStack<S>(t: Run<S>, lane: number): boolean {
  const stack = (t.state as Position).core.agenda[lane]!;
  t.lane = lane;
  for (let taken = 0; stack.length > 0; taken++) {
    if (taken === ENDLESS)
      throw new Error(`the agenda comes to no end: at ${stack.at(-1)!.step}, nobody is asked`);
    if (!takeStep(t, stack)) {
      t.offered = lane;
      return true;
    }
    if (t.opened) return false;
  }
  return false;
}

/**
 * Takes the next step of a stack if nobody has to decide; otherwise returns false, and the options are in the offer.
 */
export function takeStep<S>(t: Run<S>, stack: Frame[]): boolean {
  const frame = stack[stack.length - 1]!;
  const step = t.steps[frame.step] as Step<S> | undefined;
  if (step === undefined)
    throw new Error(
      `there is no step "${frame.step}"; the steps are ${Object.keys(t.steps).join(', ')}`,
    );
  t.finished = false;
  if (step.kind === 'auto') {
    t.take(stack);
    step.run(t, frame.seat, frame.args);
    return true;
  }
  t.offered = -1;
  t.offer.reset();
  step.options(t, frame.seat, t.offer, frame.args);
  const forced = onlyAnswer(t, frame, step);
  if (forced === null) return false;
  t.take(stack);
  resolve(t, frame, step, forced);
  return true;
}

/** The only possible answer, or null if there is something to decide. */
export function onlyAnswer<S>(t: Run<S>, frame: Frame, step: Ask<S>): readonly number[] | null {
  const { offer } = t;
  const n = offer.count;
  if (step.kind === 'choose') {
    if (n > 1) return null;
    if (n === 0) throw new Error(`the decision ${frame.step} was reached, and offers nothing`);
    if (isAlwaysAsked(t, frame, step)) return null;
    ONE[0] = offer.code(0);
    return ONE;
  }
  if (step.kind === 'select') {
    if (offer.least > n)
      throw new Error(`the decision ${frame.step} was reached, and asks for more than it offers`);
    if (n > 0 && isAlwaysAsked(t, frame, step)) return null;
    if (offer.most === 0 || n === 0) return NONE;
    return offer.least === n ? offer.codes : null;
  }
  if (step.kind === 'order')
    return n > 1 || (n > 0 && isAlwaysAsked(t, frame, step)) ? null : offer.codes;
  return onlySplit(offer, frame, isAlwaysAsked(t, frame, step));
}

function isAlwaysAsked<S>(t: Run<S>, frame: Frame, { alwaysAsk }: Ask<S>): boolean {
  return typeof alwaysAsk === 'function'
    ? alwaysAsk(t, frame.seat, frame.args)
    : alwaysAsk === true;
}

function onlySplit(offer: Offer, { step }: Frame, alwaysAsk: boolean): readonly number[] | null {
  let least = 0;
  let most = 0;
  let open = 0;
  let last = 0;
  for (let i = 0; i < offer.count; i++) {
    const min = offer.min(i);
    const max = offer.max(i);
    least += min;
    most += max;
    if (max > min) {
      open++;
      last = i;
    }
  }
  if (least > offer.total || most < offer.total)
    throw new Error(`the decision ${step} was reached, and can’t be divided as asked`);
  if (alwaysAsk && offer.count > 0) return null;
  if (least === offer.total) return offer.mins;
  if (most === offer.total) return offer.maxs;
  if (open > 1) return null;
  // Only one share can still grow.
  const counts = offer.mins;
  counts[last]! += offer.total - least;
  return counts;
}

function resolve<S>(t: Run<S>, frame: Frame, step: Ask<S>, picks: readonly number[]): void {
  if (step.kind === 'choose') step.resolve(t, frame.seat, picks[0]!, frame.args);
  else step.resolve(t, frame.seat, picks, frame.args);
}

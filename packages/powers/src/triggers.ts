import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { told } from './effect.ts';
import type { Interpreter } from './interpreter.ts';
import type { Term, Terms } from './terms.ts';
import type { World } from './world.ts';

/** Which powers are triggered at a time. */
export interface Waking<S, A extends string> {
  /** Adds the numbers of the seat's powers for this time to the list, in the order they lie. */
  woken(t: Draft<S>, seat: Seat, at: A, into: number[]): void;
  /** Whether the order of these powers can matter; always, by default. */
  orderMatters?(t: Draft<S>, seat: Seat, sources: readonly number[]): boolean;
}

/** Powers that work at a certain time. They come before everything on the agenda. */
export interface Triggers<S, A extends string> {
  /** Triggers those of one seat. */
  trigger(t: Draft<S>, seat: Seat, at: A): void;
  /** Triggers those of everyone at the same moment: clockwise from this seat, each seat in full before the next. */
  triggerAll(t: Draft<S>, from: Seat, at: A): void;
}

export function createTriggers<S, T extends Terms>(
  world: World<S, T>,
  interpreter: Interpreter<S>,
  waking: Waking<S, Term<T, 'timings'>>,
): Triggers<S, Term<T, 'timings'>> {
  /** The arguments of each power's step: made once, because frames may share them. */
  const args = Array.from({ length: world.powers }, (_, power) =>
    told(world.effect(power), power, NOBODY),
  );
  const sources: number[] = [];

  function trigger(t: Draft<S>, seat: Seat, at: Term<T, 'timings'>): void {
    sources.length = 0;
    waking.woken(t, seat, at, sources);
    if (sources.length > 1 && waking.orderMatters?.(t, seat, sources) !== false)
      interpreter.use(t, seat, sources.slice());
    else for (let i = sources.length - 1; i >= 0; i--) t.push('power', seat, args[sources[i]!]);
  }

  return {
    trigger,
    triggerAll(t, from, at) {
      // The last one pushed comes first.
      const rivals = world.rivals(t, from);
      for (let i = rivals.length - 1; i >= 0; i--) trigger(t, rivals[i]!, at);
      trigger(t, from, at);
    },
  };
}

import { choose, MAIN, NOBODY, over, playRandomly, Run, settle } from '@castellan/kernel';
import type { Chance, Choose, Position, Seat, Steps } from '@castellan/kernel';
import { asJson } from '../effect.ts';
import type { Effect } from '../effect.ts';
import { createInterpreter } from '../interpreter.ts';
import type { World } from '../world.ts';
import { watched } from './performed.ts';
import type { Performed } from './performed.ts';

/** More answers than any effect needs. */
const ENDLESS = 2000;

export interface Resolved {
  readonly performed: readonly Performed[];
  /** Things done that began before the question before them was answered. */
  readonly early: readonly string[];
  /** The game ended on the way, so not everything was done. */
  readonly finished: boolean;
}

/** Waits below the effect, so that nothing after the effect is decided. */
const REST = 'powers/rest';

/** Resolves an effect for a seat with random answers. Changes the position. */
export function resolve<S extends Position>(
  steps: Steps<S>,
  world: World<S>,
  state: S,
  seat: Seat,
  effect: Effect,
  chance: Chance,
): Resolved {
  const stack = state.core.agenda[MAIN]!;
  const { performed, early, source, world: telling } = watched(world, stack.length + 1);
  const rest: Choose<S> = choose({
    options(_, __, offer) {
      offer.add(0);
      offer.add(1);
    },
    prompt: () => ({ say: REST }),
    face: (_, __, code) => ({ id: `rest:${code}`, note: { say: REST } }),
    resolve: () => {},
  });
  const all = { ...steps, ...createInterpreter(telling).steps, [REST]: rest };
  const t = new Run<S>(state, all, null);
  t.push(REST, seat);
  t.push('power', seat, { effect: asJson(effect), source, them: NOBODY });
  settle(t);
  const picks: number[] = [];
  for (let answers = 0; !over(t) && stack.at(-1)!.step !== REST; answers++) {
    if (answers === ENDLESS) throw new Error('it comes to no end');
    playRandomly(t, chance, picks);
  }
  const finished = over(t);
  if (!finished) stack.pop();
  return { performed, early, finished };
}

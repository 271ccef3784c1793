import type { Appraisal, Seat } from '@castellan/kernel';
import { branches, firstOf } from './effect.ts';
import type { Amounts, Effect, Of } from './effect.ts';
import { aboveIn, branchIn, isOneCard, PASS, wanted } from './steps.ts';
import type { World } from './world.ts';
import { worth } from './worth.ts';
import type { Prices } from './worth.ts';

/** How a seat appraises its powers at one decision. */
export interface Weighing {
  readonly prices: Prices;
  /** What an effect is worth; by default, the sum of its parts at these prices. */
  readonly effect?: (effect: Effect) => number;
  /** Declining it, or the rest of it. */
  readonly pass: number;
  /** Using it on this rival. */
  aim(rival: Seat, effect: Effect): number;
  /** Taking the card with this code from a supply. */
  acquire(from: string, code: number): number;
  /** Giving up this own card for this effect. */
  pay(from: string, card: number, effect: Effect): number;
  /** Losing this own card, or taking it from the player aimed at. */
  card(from: string, card: number): number;
}

/** The arguments of the steps, as far as they matter here. */
interface Told<E extends Effect> {
  readonly effect: E;
}

const ALIKE = () => () => 0;

/**
 * What the options of the icon language's own steps are worth. A game only says how it appraises. The options of its
 * verbs' steps are all alike, until the game says more.
 */
export function powerAppraisal<S>(
  world: Pick<World<S>, 'effect' | 'verbSteps'>,
  weigh: (state: S, seat: Seat) => Weighing,
): Appraisal<S> {
  const byStep = {
    'power/or'(state, seat, { effect: { of } }: Told<Of<'or'>>) {
      const weighing = weigh(state, seat);
      return code => {
        if (code === PASS) return weighing.pass;
        const branch = of[branchIn(code)]!;
        const n = aboveIn(code);
        return n > 0
          ? takeWorth(branch as Of<'take'>, n, weighing.prices)
          : effectWorth(weighing, branch);
      };
    },
    'power/any'(state, seat, { effect: { of } }: Told<Of<'any'>>) {
      const weighing = weigh(state, seat);
      return code => (code === PASS ? weighing.pass : effectWorth(weighing, of[code]!));
    },
    'power/use'(state, seat) {
      const weighing = weigh(state, seat);
      return code =>
        code === PASS
          ? weighing.pass
          : effectWorth(weighing, branches(world.effect(aboveIn(code)))[branchIn(code)]!);
    },
    'power/may'(state, seat, { effect }: Told<Of<'may'>>) {
      const weighing = weigh(state, seat);
      return code => (code === PASS ? weighing.pass : effectWorth(weighing, effect.of));
    },
    'power/pay'(state, seat, { effect }: Told<Of<'pay'>>) {
      const weighing = weigh(state, seat);
      const { cost, of } = effect;
      return code => {
        if (code === PASS) return weighing.pass;
        return isOneCard(cost) ? weighing.pay(cost.from, code, of) : effectWorth(weighing, effect);
      };
    },
    'power/card'(state, seat, { effect: { from } }: Told<Of<'lose' | 'rob'>>) {
      const weighing = weigh(state, seat);
      return code => weighing.card(from, code);
    },
    'power/aim'(state, seat, { effect }: Told<Of<'aim'>>) {
      const weighing = weigh(state, seat);
      return rival => (rival === PASS ? weighing.pass : weighing.aim(rival, effect));
    },
    'power/take'(state, seat, { effect }: Told<Of<'take'>>) {
      const { prices, pass } = weigh(state, seat);
      return code => (code === PASS ? pass : takeWorth(effect, aboveIn(code), prices));
    },
    'power/acquire'(state, seat, { effect }: Told<Of<'acquire' | 'may'>>) {
      const weighing = weigh(state, seat);
      const { from } = wanted(effect);
      return code => (code === PASS ? weighing.pass : weighing.acquire(from, code));
    },
  } satisfies Record<string, (state: S, seat: Seat, told: never) => (code: number) => number>;
  // The cast is safe because each function gets the arguments of its own step.
  const known = byStep as unknown as Appraisal<S>;
  return {
    ...Object.fromEntries(Object.keys(world.verbSteps ?? {}).map(step => [step, ALIKE])),
    ...known,
  };
}

const effectWorth = ({ effect: weighed, prices }: Weighing, effect: Effect): number =>
  weighed === undefined ? worth(effect, prices) : weighed(effect);

/** The worth of taking this many, where any number up to a limit may be taken. */
function takeWorth(
  { amounts }: { readonly amounts: Amounts },
  n: number,
  { resources }: Prices,
): number {
  return n * resources[firstOf(amounts)!]!;
}

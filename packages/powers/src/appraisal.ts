import type { Appraisal, Seat, Steps } from '@castellan/kernel';
import { aboveIn, branchIn, PASS } from './codes.ts';
import { branches, firstOf } from './effect.ts';
import type { Amounts, Effect, Of } from './effect.ts';
import { isOneCard, wanted } from './steps.ts';
import type { World } from './world.ts';
import { worth } from './worth.ts';
import type { Prices } from './worth.ts';

/** How a seat weighs its powers at one decision. */
export interface Weighing {
  readonly prices: Prices;
  /** What an effect is worth; without it, what its parts are worth by the prices. */
  readonly effect?: (effect: Effect) => number;
  /** To leave it, or the rest of it. */
  readonly pass: number;
  /** To use it on this rival. */
  aim(rival: Seat, effect: Effect): number;
  /** To take what has this code in a supply. */
  acquire(from: string, code: number): number;
  /** To give up this card of one's own, and get this effect for it. */
  pay(from: string, card: number, effect: Effect): number;
  /** To lose this card of one's own, or to take it from the one aimed at. */
  card(from: string, card: number): number;
}

/** What the steps are told, as far as it matters here. */
interface Told<E extends Effect> {
  readonly effect: E;
}

const ALIKE = () => () => 0;

/**
 * What the options of the icon language's own steps are worth: all that a game says is how it weighs. Of what its verbs
 * ask, all options are alike, until the game says more.
 */
export function powerAppraisal<S>(
  world: Pick<World<S>, 'effect'>,
  weigh: (state: S, seat: Seat) => Weighing,
  verbSteps: Steps<S> = {},
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
      return rival => weighing.aim(rival, effect);
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
  // Each is handed what its own step is told: the cast rests on that.
  const known = byStep as unknown as Appraisal<S>;
  return { ...Object.fromEntries(Object.keys(verbSteps).map(step => [step, ALIKE])), ...known };
}

const effectWorth = ({ effect: weighed, prices }: Weighing, effect: Effect): number =>
  weighed === undefined ? worth(effect, prices) : weighed(effect);

/** So many of what may be taken up to an amount. */
function takeWorth(
  { amounts }: { readonly amounts: Amounts },
  n: number,
  { resources }: Prices,
): number {
  return n * resources[firstOf(amounts)!]!;
}

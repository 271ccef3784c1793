import type { Game, Position, Variant, View } from '@castellan/kernel';
import type { Budget, Check } from './check.ts';
import { checks } from './checks.ts';
import { Fault, messageOf, rootOf } from './fault.ts';

/** Far longer than any of our games. */
const ENDLESS = 20_000;

/** Fills in the defaults of a budget: one game, checked closely at every decision. */
export function budgetOf(budget: Partial<Budget>): Budget {
  return { seeds: ['1'], every: 1, limit: ENDLESS, open: false, ...budget };
}

/** Runs one check; its error names the game, the variant and the check. */
export function runCheck<S extends Position, V extends View>(
  check: Check,
  game: Game<S, V>,
  variant: Variant,
  budget: Partial<Budget> = {},
): void {
  try {
    check.run(game, variant, budgetOf(budget));
  } catch (error) {
    throw new Fault(
      `${game.id} (${variant.name}) breaks "${check.name}": ${messageOf(error)}. Promised: ${check.promise}.`,
      { cause: rootOf(error) },
    );
  }
}

/** Runs every check on the game of one seed; throws at the first that fails. */
export function runChecks<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string | number,
  budget: Partial<Omit<Budget, 'seeds'>> = {},
): void {
  for (const check of checks) runCheck(check, game, variant, { ...budget, seeds: [String(seed)] });
}

import type { Game, Variant } from '@castellan/kernel';
import { checks, runCheck } from '@castellan/conformance/checks';

/** At how many decisions of a game the dear checks look closely: one in so many. */
export const CLOSE_EVERY = 16;

/** The whole of the conformance checks on one game; says what fails. */
export function deepChecks(game: Game, table: Variant, seed: string, cap: number): string[] {
  return checks.flatMap(check => {
    try {
      runCheck(check, game, table, { seeds: [seed], every: CLOSE_EVERY, limit: cap });
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

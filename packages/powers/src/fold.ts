import type { Amounts } from './effect.ts';

/** The resources of which there is any, in the game's order. */
export function present(amounts: Amounts): [string, number][] {
  return Object.entries(amounts).filter(([, n]) => n !== 0);
}

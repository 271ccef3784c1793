// The powers on the cards [MD 3]: the most expensive ware of each stall brings a gem. Tests count which were used.
import { WARES } from './cards/wares.ts';

export const powers: readonly string[] = WARES.filter(({ gems }) => gems > 0).map(({ id }) => id);

/** For each card, the place of its power in that list; -1 if it has none. */
export const powerOf: readonly number[] = WARES.map(({ id }) => powers.indexOf(id));

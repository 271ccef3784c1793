// The powers on the cards [MD 3]: the dearest ware of each stall brings a gem. Tests count which have been used.
import { WARES } from './cards/wares.ts';

export const powers: readonly string[] = WARES.filter(({ gems }) => gems > 0).map(({ id }) => id);

/** The powers on the cards of this table: all of them. */
export const inPlay = (): number[] => powers.map((_, power) => power);

/** By card: the place of its power in that list, -1 where it has none. */
export const powerOf: readonly number[] = WARES.map(({ id }) => powers.indexOf(id));

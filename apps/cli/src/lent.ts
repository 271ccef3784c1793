import { setImmediate } from 'node:timers/promises';
import type { Lent } from '@castellan/bots';

/** What a chair that thinks for a while is lent in a terminal. */
export const lent: Lent = { clock: () => performance.now(), pause: () => setImmediate() };

// Why something shown may not be chosen. Constants: playouts come by here too.
import type { Phrase } from '@castellan/kernel';

export const noCitizens: Phrase = { say: 'no-citizens' };
export const noQuests: Phrase = { say: 'no-quests' };
export const tooDear: Phrase = { say: 'too-dear' };
export const notMet: Phrase = { say: 'not-met' };
export const noneMet: Phrase = { say: 'none-met' };

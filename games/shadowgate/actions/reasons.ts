// Why something shown may not be chosen. Constants: playouts come by here too.
import type { Phrase } from '@castellan/kernel';

export const noActions: Phrase = { say: 'no-actions' };
/** It would use up what is needed for something already begun [SG 4.5]. */
export const needed: Phrase = { say: 'needed' };
/** Its cost is out of reach this turn. */
export const tooDear: Phrase = { say: 'too-dear' };
/** Its cost is out of reach beside what is already begun. */
export const tooDearNow: Phrase = { say: 'too-dear-now' };
export const questChosen: Phrase = { say: 'quest-chosen-already' };
export const isEvent: Phrase = { say: 'is-event' };
export const typeOwned: Phrase = { say: 'type-owned' };
export const wildOwned: Phrase = { say: 'wild-owned' };
export const unpaid: Phrase = { say: 'unpaid' };
export const itemsMissing: Phrase = { say: 'items-missing' };
/** It fits, but then another requirement of the level would have none. */
export const neededElsewhere: Phrase = { say: 'needed-elsewhere' };

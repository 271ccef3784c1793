// The five columns of Monsters and Domains, and the ten stacks of Citizens below them [CK 2.4–2.7].
import { CITIZENS } from './cards/citizens.ts';

export const COLUMNS = 5;
export const CITIZEN_STACKS = 10;

/** The activation numbers of the ten Citizen stacks: the first number of their cards [CK 2.6]. */
export const STACK_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11];

/** The arguments of steps about a column or a Citizen stack. Frames can share them, so they are made once. */
export const ofColumn = Array.from({ length: COLUMNS }, (_, column) => ({ column }));
export const ofStack = Array.from({ length: CITIZEN_STACKS }, (_, stack) => ({ stack }));

/** The stack that a Citizen belongs to. */
export const stackOfCitizen = CITIZENS.map(card => STACK_NUMBERS.indexOf(card.numbers[0]!));

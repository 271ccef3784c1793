// The codes of what can be led or followed: an action, or an action with its card.
import { ACTIONS } from '../cards/language.ts';

const codeOf = (action: (typeof ACTIONS)[number]): number => ACTIONS.indexOf(action);

export const HARVEST: number = codeOf('harvest');
export const DEVELOP: number = codeOf('develop');
export const BUILD: number = codeOf('build');
export const RECRUIT: number = codeOf('recruit');
export const TAX: number = codeOf('tax');

/** For followers only. */
export const DECLINE = 8;
export const DECLINE_AHEAD = 9;

/** Plus the number of a Building of the hand, or of an Adventurer of the pool. */
export const BUILDING = 16;
export const ADVENTURER = 256;

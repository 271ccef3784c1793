// What may be led or followed, as codes: an action by itself, or with the card that it is about.
import { ACTIONS } from '../cards/types.ts';

const codeOf = (action: (typeof ACTIONS)[number]): number => ACTIONS.indexOf(action);

export const HARVEST: number = codeOf('harvest');
export const DEVELOP: number = codeOf('develop');
export const BUILD: number = codeOf('build');
export const RECRUIT: number = codeOf('recruit');
export const TAX: number = codeOf('tax');

/** Only as a follower. */
export const DECLINE = 8;
export const DECLINE_AHEAD = 9;

/** With a Building of the hand, with an Adventurer of the pool. */
export const BUILDING = 16;
export const ADVENTURER = 64;

import { boardOf } from '@castellan/table';
import { Action } from './action.tsx';
import { OwnHand } from './hand.tsx';
import { Items } from './items.tsx';
import { Opened } from './opened.tsx';
import { Purse } from './plate.tsx';
import { Quests } from './quests.tsx';
import { Rivals } from './rivals.tsx';
import { sceneOf } from './scene.ts';

/** The table of Shadowgate: the quests, what is being paid, your items and hand, and the others. */
export const Board = boardOf(sceneOf, [Quests, Action, Purse, Items, OwnHand, Rivals], Opened);

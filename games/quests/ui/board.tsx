import { boardOf } from '@castellan/table';
import { Action } from './action.tsx';
import './tavern.css';
import './action.css';
import './mine.css';
import './rivals.css';
import { Own, OwnTray } from './mine.tsx';
import { Opened } from './opened.tsx';
import { Purse } from './purse.tsx';
import { Rivals } from './rivals.tsx';
import { sceneOf } from './scene.ts';
import { Tavern } from './tavern.tsx';

/** The table of Quests of Valeria: the tavern, the cascade, your Guild and hand, and the others. */
export const Board = boardOf(sceneOf, [Tavern, Action, Own, OwnTray, Purse, Rivals], Opened);

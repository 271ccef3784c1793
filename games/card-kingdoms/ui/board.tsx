import { boardOf } from '@castellan/table';
import { Action } from './action.tsx';
import './kingdom.css';
import './action.css';
import './purse.css';
import { Center } from './center.tsx';
import { Court } from './court.tsx';
import { Kingdom } from './kingdom.tsx';
import { Opened } from './opened.tsx';
import { Purse } from './purse.tsx';
import { Rivals } from './rivals.tsx';
import { sceneOf } from './scene.ts';

/** The table of Card Kingdoms: the Center, the dice and the Bank, your own realm, and the others. */
export const Board = boardOf(sceneOf, [Center, Action, Kingdom, Court, Purse, Rivals], Opened);

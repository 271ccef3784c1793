import { boardOf } from '@castellan/table';
import { Action } from './action.tsx';
import './market.css';
import './action.css';
import './village.css';
import './rivals.css';
import { OwnHand } from './hand.tsx';
import { Market } from './market.tsx';
import { Opened } from './opened.tsx';
import { Rivals } from './rivals.tsx';
import { sceneOf } from './scene.ts';
import { Village } from './village.tsx';

/** The table of Villages: the market, the action that is led, your own village and hand, and the others. */
export const Board = boardOf(sceneOf, [Market, Action, Village, OwnHand, Rivals], Opened);

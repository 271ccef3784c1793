import { boardOf } from '@castellan/table';
import './board.css';
import './map.css';
import './places.css';
import './tracks.css';
import './tabs.css';
import { OwnHand } from './hand.tsx';
import { MapZone } from './map.tsx';

import { Opened } from './own.tsx';
import { OwnBoard } from './own-board.tsx';
import { Rivals } from './rivals.tsx';
import { sceneOf } from './scene.ts';
import { Tracks } from './tracks.tsx';

/** The table of Margraves: the map, the track board, your own board and hand, and the others. */
export const Board = boardOf(sceneOf, [MapZone, Tracks, OwnBoard, OwnHand, Rivals], Opened);

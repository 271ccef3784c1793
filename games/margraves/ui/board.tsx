import type { BoardProps } from '@castellan/table';
import { useScene } from '@castellan/table';
import { useState } from 'preact/hooks';
import type { Seen } from '../state.ts';
import './board.css';
import './map.css';
import './places.css';
import './tracks.css';
import './tabs.css';
import { OwnHand } from './hand.tsx';
import { MapZone } from './map.tsx';
import { Opened } from './opened.tsx';
import { OwnBoard } from './own-board.tsx';
import { Rivals } from './rivals.tsx';
import { sceneOf } from './scene.ts';
import { Tracks } from './tracks.tsx';

/** The table of Margraves: the map, the track board, one's own board and hand, and the others. */
export function Board(props: BoardProps<Seen>) {
  const scene = useScene(sceneOf, props);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <MapZone scene={scene} />
      <Tracks scene={scene} />
      <OwnBoard scene={scene} />
      <OwnHand scene={scene} />
      <Rivals scene={scene} onOpen={setOpened} />
      {opened !== null && <Opened scene={scene} seat={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

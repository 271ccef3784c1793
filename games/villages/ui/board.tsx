import type { BoardProps } from '@castellan/table';
import { useScene } from '@castellan/table';
import { useState } from 'preact/hooks';
import type { Seen } from '../state.ts';
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

/** The table of Villages: the market, the action that is led, one's own village and hand, and the others. */
export function Board(props: BoardProps<Seen>) {
  const scene = useScene(sceneOf, props);
  const { near } = scene;
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <Market scene={scene} />
      <Action scene={scene} />
      <Village scene={scene} seat={near} onOpen={() => setOpened(near)} />
      <OwnHand scene={scene} seat={near} />
      <Rivals scene={scene} onOpen={setOpened} />
      {opened !== null && <Opened scene={scene} seat={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

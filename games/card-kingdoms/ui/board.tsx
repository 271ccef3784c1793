import type { BoardProps } from '@castellan/table';
import { useScene } from '@castellan/table';
import { useState } from 'preact/hooks';
import type { Seen } from '../state.ts';
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

/** The table of Card Kingdoms: the Center, the dice and the Bank, one's own realm, and the others. */
export function Board(props: BoardProps<Seen>) {
  const scene = useScene(sceneOf, props);
  const { near } = scene;
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <Center scene={scene} />
      <Action scene={scene} />
      <Kingdom scene={scene} seat={near} onOpen={() => setOpened(near)} />
      <Court scene={scene} seat={near} onOpen={() => setOpened(near)} />
      <Purse scene={scene} seat={near} onOpen={() => setOpened(near)} />
      <Rivals scene={scene} onOpen={setOpened} />
      {opened !== null && <Opened scene={scene} seat={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

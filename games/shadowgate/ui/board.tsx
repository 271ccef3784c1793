import type { BoardProps } from '@castellan/table';
import { useScene } from '@castellan/table';
import { useState } from 'preact/hooks';
import type { Seen } from '../state.ts';
import { Action } from './action.tsx';
import { OwnHand } from './hand.tsx';
import { Items } from './items.tsx';
import { Opened } from './opened.tsx';
import { Purse } from './purse.tsx';
import { Quests } from './quests.tsx';
import { Rivals } from './rivals.tsx';
import { sceneOf } from './scene.ts';

/** The table of Shadowgate: the quests, what is being paid, one's items and hand, and the others. */
export function Board(props: BoardProps<Seen>) {
  const scene = useScene(sceneOf, props);
  const { near } = scene;
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <Quests scene={scene} />
      <Action scene={scene} />
      <Purse scene={scene} onOpen={() => setOpened(near)} />
      <Items scene={scene} seat={near} />
      <OwnHand scene={scene} seat={near} />
      <Rivals scene={scene} onOpen={setOpened} />
      {opened !== null && <Opened scene={scene} seat={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

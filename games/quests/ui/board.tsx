import type { BoardProps } from '@castellan/table';
import { usePlan, useScene } from '@castellan/table';
import { useEffect, useState } from 'preact/hooks';
import type { Seen } from '../state.ts';
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

/** The table of Quests of Valeria: the tavern, the cascade, one's Guild and hand, and the others. */
export function Board(props: BoardProps<Seen>) {
  const scene = useScene(sceneOf, props);
  const { mode } = usePlan();
  const [opened, setOpened] = useState<number | null>(null);
  // Where plates are too small to press a Citizen on them, the Guild that is asked about opens by itself.
  const about = mode === 'wide' ? null : guildAskedAbout(props);
  useEffect(() => {
    if (about === null) return undefined;
    setOpened(about);
    return () => setOpened(null);
  }, [about]);
  return (
    <>
      <Tavern scene={scene} />
      <Action scene={scene} />
      <Own scene={scene} />
      <OwnTray scene={scene} />
      <Purse scene={scene} onOpen={() => setOpened(scene.near)} />
      <Rivals scene={scene} onOpen={setOpened} />
      {opened !== null && <Opened scene={scene} seat={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function guildAskedAbout({ decision }: BoardProps<Seen>): number | null {
  const ref = decision?.options.find(option => option.ref?.startsWith('tableau:'))?.ref;
  return ref === undefined ? null : Number(ref.split(':')[1]);
}

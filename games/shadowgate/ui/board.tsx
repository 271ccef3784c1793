import type { BoardProps } from '@castellan/table';
import { useMemo, useState } from 'react';
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
  const { view, viewer, decision, locale, who, log } = props;
  const scene = useMemo(
    () => sceneOf({ view, viewer, decision, locale, who, log }),
    [view, viewer, decision, locale, who, log],
  );
  const [opened, setOpened] = useState<number | null>(null);
  const seats = view.players.map((_, seat) => seat);
  // The others in turn order, from one's left. Those who only watch look from the place of whoever's turn it is.
  const near = scene.me ?? view.turn.seat;
  const others = seats.slice(1).map(i => (near + i) % seats.length);
  return (
    <>
      <Quests scene={scene} />
      <Action scene={scene} />
      <Purse scene={scene} seat={near} />
      <Items scene={scene} seat={near} />
      <OwnHand scene={scene} seat={near} />
      <Rivals scene={scene} near={near} seats={others} onOpen={setOpened} />
      {opened !== null && <Opened scene={scene} seat={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

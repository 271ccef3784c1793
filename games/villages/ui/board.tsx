import type { BoardProps } from '@castellan/table';
import { useMemo, useState } from 'react';
import type { Seen } from '../state.ts';
import { Action } from './action.tsx';
import './board.css';
import { OwnHand } from './hand.tsx';
import { Market } from './market.tsx';
import { Opened } from './opened.tsx';
import { Rivals } from './rivals.tsx';
import { sceneOf } from './scene.ts';
import { Village } from './village.tsx';

/** The table of Villages: the market, the action that is led, one's own village and hand, and the others. */
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
    <div className="vv">
      <Market scene={scene} />
      <Action scene={scene} />
      <Village scene={scene} seat={near} onOpen={() => setOpened(near)} />
      <OwnHand scene={scene} seat={near} />
      <Rivals scene={scene} seats={others} onOpen={setOpened} />
      {opened !== null && <Opened scene={scene} seat={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

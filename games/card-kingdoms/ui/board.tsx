import type { BoardProps } from '@castellan/table';
import { useMemo } from 'react';
import type { CardKingdomsView } from '../view.ts';
import { Center } from './center.tsx';
import { DarkLord } from './dark-lord.tsx';
import { DiceTray } from './dice-tray.tsx';
import { Rival } from './rival.tsx';
import { sceneOf } from './scene.ts';
import { Tableau } from './tableau.tsx';
// In this order: what fits the table to a screen comes after what it changes.
import './styles/table.css';
import './styles/center.css';
import './styles/tray.css';
import './styles/players.css';
import './styles/tableau.css';
import './styles/wide.css';
import './styles/middling.css';
import './styles/low.css';
import './styles/narrow.css';

/** The table of Card Kingdoms: the dice and the Bank, the Center, one's own board, and the others. */
export function Board(props: BoardProps<CardKingdomsView>) {
  const { view, viewer, decision, locale, who, log } = props;
  const scene = useMemo(
    () => sceneOf({ view, viewer, decision, locale, who, log }),
    [view, viewer, decision, locale, who, log],
  );
  const { me } = scene;
  const seats = view.players.map((_, seat) => seat);
  // The others in turn order, from one's left; those who only watch see everyone alike.
  const others = me === null ? seats : seats.slice(1).map(i => (me + i) % seats.length);
  return (
    <div
      className="ck-board"
      data-players={seats.length}
      data-watching={me === null ? '' : undefined}
    >
      <DiceTray scene={scene} />
      <Center scene={scene} />
      {me !== null && <Tableau scene={scene} seat={me} />}
      <div className="ck-rivals">
        <DarkLord scene={scene} />
        {others.map(seat => (
          <Rival key={seat} scene={scene} seat={seat} />
        ))}
      </div>
    </div>
  );
}

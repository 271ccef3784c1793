import type { BoardProps } from '@castellan/table';
import type { ShadowgateView } from '../state.ts';
import { NONE } from '../state.ts';
import { Challenge } from './challenge.tsx';
import { Header } from './header.tsx';
import { OwnHand, OwnPlace } from './own.tsx';
import { Piles } from './piles.tsx';
import { Rival } from './player.tsx';
import { Quests } from './quests.tsx';
import { sceneOf } from './scene.ts';
import { ThisTurn } from './this-turn.tsx';
// In this order: what fits the table to a screen comes after what it changes.
import './styles/table.css';
import './styles/header.css';
import './styles/quests.css';
import './styles/piles.css';
import './styles/this-turn.css';
import './styles/players.css';
import './styles/costs.css';
import './styles/own.css';
import './styles/narrow.css';
import './styles/wide.css';
import './styles/high.css';
import './styles/low.css';
import './styles/roomy.css';

/** The table of Shadowgate: quests, this turn and one's hand below each other, the people beside them. */
export function Board(props: BoardProps<ShadowgateView>) {
  const scene = sceneOf(props);
  const { view, me } = scene;
  const seats = view.players.map((_, seat) => seat);
  // The others in turn order, from one's left; those who only watch see everyone alike.
  const others = me === null ? seats : seats.slice(1).map(i => (me + i) % seats.length);
  return (
    <div className="sg-table">
      <div className="sg-board" data-chosen={view.turn.quest === NONE ? undefined : ''}>
        <Header scene={scene} />
        <div className="sg-upper">
          <Quests scene={scene} />
          <Piles scene={scene} />
        </div>
        <ThisTurn scene={scene} />
        <div className="sg-people">
          {others.length === 0 && <Challenge scene={scene} />}
          {others.map(seat => (
            <Rival key={seat} scene={scene} seat={seat} crowded={others.length > 1} />
          ))}
          {me !== null && <OwnPlace scene={scene} seat={me} />}
        </div>
        {me !== null && <OwnHand scene={scene} seat={me} />}
      </div>
    </div>
  );
}

import { Picture, SeatShield } from '@castellan/table';
import type { CSSProperties } from 'react';
import { ACTIONS, SOLO_TURNS, TARGET, victoryPoints } from '../state.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { isActive } from './scene.ts';

/** Whose turn it is, how many actions are left, and how far everyone has come. */
export function Header({ scene }: { readonly scene: Scene }) {
  const { view, say, who, isOver } = scene;
  const { turn, players } = view;
  const count =
    players.length === 1 ? say.board.turnOf(turn.number, SOLO_TURNS) : say.board.turn(turn.number);
  return (
    <header className="sg-header">
      <p className="sg-header__turn">
        <span>{turn.number === 0 ? say.board.sides : count}</span>
        {turn.number > 0 && <b>{who(turn.seat)}</b>}
      </p>
      {turn.number > 0 && !isOver && <Candles scene={scene} />}
      <Track scene={scene} />
    </header>
  );
}

/** One candle for each action: those that burn are left. */
function Candles({ scene: { view, say, locale } }: { readonly scene: Scene }) {
  const { actions } = view.turn;
  const { picture } = icon('action', locale);
  return (
    <span
      className="sg-candles"
      data-spot="candles"
      role="img"
      aria-label={say.board.actionsLeft(actions)}
      title={say.board.actionsLeft(actions)}
    >
      {Array.from({ length: ACTIONS }, (_, i) => (
        <span key={i} className="sg-candle" data-burns={i < actions ? '' : undefined}>
          <Picture name={picture} />
        </span>
      ))}
      <span className="sg-candles__words" aria-hidden="true">
        {say.board.actionsLeft(actions)}
      </span>
    </span>
  );
}

/** The way to 25: each seat's shield stands where its points are. */
function Track({ scene }: { readonly scene: Scene }) {
  const { view, say, who } = scene;
  const places = view.players.map(player => victoryPoints(player));
  return (
    <ol className="sg-track" data-spot="track" title={say.board.goal(TARGET)}>
      <li className="sg-track__way" aria-hidden="true">
        {Array.from({ length: TARGET + 1 }, (_, at) => (
          <i key={at} data-five={at % 5 === 0 ? '' : undefined}>
            {at % 5 === 0 ? at : ''}
          </i>
        ))}
      </li>
      {places.map((points, seat) => {
        const below = places.slice(0, seat).filter(other => other === points).length;
        const style = { '--at': Math.min(points, TARGET) / TARGET, '--below': below };
        return (
          <li
            key={seat}
            className="sg-track__seat"
            data-active={isActive(scene, seat) ? '' : undefined}
            style={style as CSSProperties}
          >
            <SeatShield seat={seat} />
            <span className="ct-hidden">
              {who(seat)}: {say.board.ofTarget(points, TARGET)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import { SOLO_TURNS, TARGET, victoryPoints } from '../state.ts';
import type { Scene } from './scene.ts';

/** Played alone, there are no rivals to watch, only the gate: what is wanted, and how much time is left for it. */
export function Challenge({ scene: { view, say, isOver } }: { readonly scene: Scene }) {
  const missing = Math.max(0, TARGET - victoryPoints(view.players[0]!));
  const left = SOLO_TURNS - view.turn.number + 1;
  return (
    <aside className="sg-challenge">
      <h3>{say.board.challenge}</h3>
      <p>{say.board.challengeGoal(TARGET, SOLO_TURNS)}</p>
      {!isOver && missing > 0 && (
        <p className="sg-challenge__left">{say.board.challengeLeft(missing, left)}</p>
      )}
    </aside>
  );
}

// The end phase [SG 10]. Then the game is won [SG 11, 12.1, 12.2, R14], or the turn passes to the left [SG 3.1].
import { auto } from '@castellan/kernel';
import type { Auto, Draft, Seat } from '@castellan/kernel';
import { nextQuest } from '../actions/cycle.ts';
import { tell } from '../events.ts';
import { questFaces } from '../figures.ts';
import { isTimeUp } from '../solo.ts';
import type { State } from '../state.ts';
import { liesOn, NONE, TARGET, victoryPoints } from '../state.ts';

export const end: Auto<State> = auto({
  fits: (t, seat, _, below) => liesOn(null, t, seat, below),
  run(t, seat) {
    refill(t);
    if (isOver(t.state, seat)) {
      t.finish();
      return;
    }
    if (
      t.events !== null &&
      reached(t.state) === 1 &&
      victoryPoints(t.state.players[seat]!) >= TARGET
    ) {
      tell(t, 'last-round', { seat });
    }
    t.push('turn', (seat + 1) % t.state.players.length);
  },
});

/** Refills the place of the quest that was completed this turn [SG 10.1, 10.3]. */
function refill(t: Draft<State>): void {
  const { quests } = t.state;
  const place = quests.indexOf(NONE);
  if (place < 0) return;
  const face = nextQuest(t);
  quests[place] = face;
  if (t.events !== null) tell(t, 'quest-laid', { quest: questFaces[face]!.id });
}

/** Whether the game is over, after the turn of this seat. */
function isOver(state: State, seat: Seat): boolean {
  const { players, equalTurns, first } = state;
  if (isTimeUp(state)) return true;
  if (!equalTurns) return victoryPoints(players[seat]!) >= TARGET;
  return (seat + 1) % players.length === first && reached(state) > 0;
}

/** How many players have enough points to win. */
function reached({ players }: State): number {
  let count = 0;
  for (const player of players) if (victoryPoints(player) >= TARGET) count++;
  return count;
}

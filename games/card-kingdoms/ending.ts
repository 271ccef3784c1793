// The end of the game [CK 11.1], and the three solo endings [CK 13.15–13.17].
import type { Draft } from '@castellan/kernel';
import { DUKES } from './cards/dukes.ts';
import { noMonsterLeft } from './center.ts';
import { tell } from './events.ts';
import { dukePower } from './printed.ts';
import { NONE } from './state.ts';
import type { Ending, State } from './state.ts';

/** Ends the game at once. The Dukes are revealed [CK 11.1]. */
export function endGame(t: Draft<State>, ending: Ending): void {
  const { state } = t;
  state.ending = ending;
  t.finish();
  t.learn();
  for (const player of state.players) t.resolved(dukePower(player.duke));
  const lord =
    state.darkLord === null || state.darkLord.duke === NONE ? null : DUKES[state.darkLord.duke]!.id;
  tell(t, 'over', { ending, dukes: state.players.map(player => DUKES[player.duke]!.id), lord });
}

/** Solo, the game ends at once [CK 13.15–13.17]. Each of these says whether it has just ended. */
export function allMonstersSlain(t: Draft<State>): boolean {
  return t.state.darkLord !== null && noMonsterLeft(t.state) && end(t, 'monsters-slain');
}

export function fiveExhausted(t: Draft<State>): boolean {
  return t.state.darkLord !== null && t.state.exhausted >= 5 && end(t, 'five-exhausted');
}

export function overrun(t: Draft<State>): boolean {
  return end(t, 'overrun');
}

function end(t: Draft<State>, ending: Ending): true {
  endGame(t, ending);
  return true;
}

import type { Draft } from '@castellan/kernel';
import { DUKES } from './cards/dukes.ts';
import { dukePower } from './printed.ts';
import { NONE } from './state.ts';
import type { Ending, State } from './state.ts';

/** The game is over, whatever was still to come; the Dukes are revealed [CK 11.1]. */
export function endGame(t: Draft<State>, ending: Ending): void {
  const { state } = t;
  state.ending = ending;
  t.finish();
  t.learn();
  for (const player of state.players) t.resolved(dukePower(player.duke));
  const lord =
    state.darkLord === null || state.darkLord.duke === NONE ? null : DUKES[state.darkLord.duke]!.id;
  t.tell({ say: 'over', ending, dukes: state.players.map(player => DUKES[player.duke]!.id), lord });
}

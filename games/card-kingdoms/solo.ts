import type { Draft } from '@castellan/kernel';
import { noMonsterLeft } from './center.ts';
import { endGame } from './ending.ts';
import type { Ending, State } from './state.ts';

/** Alone, the game ends at once [CK 13.15–13.17]; these say whether it just did. */
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

import type { Draft, Seat } from '@castellan/kernel';
import type { State } from './state.ts';

/** A turn [CK 3.1]. */
const TURN = ['roll', 'harvest', 'action-start', 'action', 'action', 'action-end', 'end'];

/** A round alone against the Dark Lord [CK 13.3]. */
const SOLO_TURN = [
  'roll',
  'harvest',
  'action-start',
  'action',
  'action',
  'action-end',
  'monsters',
  'second-harvest',
  'end',
];

export function beginTurn(t: Draft<State>, seat: Seat): void {
  t.state.active = seat;
  t.state.turn++;
  t.tell({ say: 'turn', seat, turn: t.state.turn });
  const turn = t.state.darkLord === null ? TURN : SOLO_TURN;
  for (let i = turn.length - 1; i >= 0; i--) t.push(turn[i]!, seat);
}

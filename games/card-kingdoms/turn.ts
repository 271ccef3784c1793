import type { Draft, Frame, Seat } from '@castellan/kernel';
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

/** The agenda of a turn of each seat, the last step first. */
const agendaOf = (turn: readonly string[], seat: Seat): Frame[] =>
  turn.map(step => ({ step, seat, args: null })).reverse();
const turns = [0, 1, 2, 3, 4].map(seat => agendaOf(TURN, seat));
const soloTurn = agendaOf(SOLO_TURN, 0);

export function beginTurn(t: Draft<State>, seat: Seat): void {
  t.state.active = seat;
  t.state.turn++;
  if (t.events !== null) t.tell({ say: 'turn', seat, turn: t.state.turn });
  const agenda = t.state.darkLord === null ? turns[seat]! : soloTurn;
  for (let i = 0; i < agenda.length; i++) t.put(agenda[i]!);
}

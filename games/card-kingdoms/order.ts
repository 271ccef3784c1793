// The order of a turn [CK 3.1, 13.3], where its steps can wait, and the end of the game.
import { MAIN } from '@castellan/kernel';
import type { Draft, Frame, Seat, Waiting } from '@castellan/kernel';
import { DUKES } from './cards/dukes.ts';
import { tell } from './events.ts';
import { dukePower } from './printed.ts';
import { NONE } from './state.ts';
import type { Ending, State } from './state.ts';

/** With five players, the one to the right of the active player rests [CK 12.3]. */
export function isResting(state: State, seat: Seat): boolean {
  return state.players.length === 5 && seat === (state.active + 4) % 5;
}

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

/** The frames of a turn, the last step first. */
const agendaOf = (turn: readonly string[], seat: Seat): Frame[] =>
  turn.map(step => ({ step, seat, args: null })).reverse();
const turns = [0, 1, 2, 3, 4].map(seat => agendaOf(TURN, seat));
const soloTurn = agendaOf(SOLO_TURN, 0);

const turnOf = ({ darkLord }: State, seat: Seat): readonly Frame[] =>
  darkLord === null ? turns[seat]! : soloTurn;

export function beginTurn(t: Draft<State>, seat: Seat): void {
  t.state.active = seat;
  t.state.turn++;
  if (t.events !== null) tell(t, 'turn', { seat, turn: t.state.turn });
  const agenda = turnOf(t.state, seat);
  for (let i = 0; i < agenda.length; i++) t.put(agenda[i]!);
}

/** Ends the game at once. The Dukes are revealed [CK 11.1]. */
export function endGame(t: Draft<State>, ending: Ending): void {
  const { state } = t;
  state.ending = ending;
  t.finish();
  t.learn();
  for (const player of state.players) t.resolved(dukePower(player.duke));
  const lord = DUKES[state.darkLord?.duke ?? NONE]?.id ?? null;
  tell(t, 'over', { ending, dukes: state.players.map(player => DUKES[player.duke]!.id), lord });
}

/** Whether a step of the turn lies in its place: right on those that come after it. */
export function inTurn(step: string) {
  return (
    { lane, state }: Waiting<State>,
    seat: Seat,
    _: unknown,
    below: readonly Frame[],
  ): boolean =>
    lane === MAIN &&
    state.turn > 0 &&
    seat === state.active &&
    turnOf(state, state.active)[below.length]?.step === step;
}

/** Whether this seat can be harvesting now, on its own lane. Alone, there is a second harvest [CK 4.3, 13.13]. */
export function isHarvest({ lane, state }: Waiting<State>, seat: Seat): boolean {
  const next = state.core.agenda[MAIN]!.at(-1)?.step;
  if (lane === MAIN || isResting(state, seat)) return false;
  return next === 'action-start' || (next === 'end' && state.darkLord !== null);
}

/** Whether a step of the active player lies right on one of these. */
export function follows(
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
  steps: readonly string[],
): boolean {
  const last = below.at(-1);
  return lane === MAIN && seat === state.active && last !== undefined && steps.includes(last.step);
}

// A game turn [SG 3]: the rulebook's table of contents.
import { auto, MAIN, neverWaits } from '@castellan/kernel';
import type { Auto, Draft, Seat, Steps } from '@castellan/kernel';
import { level, use } from './actions/level.ts';
import { tell, tellStart } from './events.ts';
import { action } from './phases/action.ts';
import { draw, keep } from './phases/draw.ts';
import { end } from './phases/end.ts';
import { side } from './phases/side.ts';
import type { State } from './state.ts';
import { ACTIONS } from './state.ts';

/** Three phases: action, draw and discard, end [SG 3.2]. */
function beginTurn(t: Draft<State>, seat: Seat): void {
  const { turn } = t.state;
  turn.number++;
  turn.seat = seat;
  turn.actions = ACTIONS;
  if (t.events !== null) tell(t, 'turn', { seat, turn: turn.number });
  t.push('end', seat);
  t.push('draw', seat);
  t.push('action', seat);
}

/** Sides are shown and the first player begins [SG 3.1, 12.3]. This is one step, because views show sides from the first turn on. */
const start: Auto<State> = auto({
  fits: ({ lane, state }, seat, _, below) =>
    lane === MAIN && below.length === 0 && seat === state.first && state.turn.number === 0,
  run(t) {
    const { first, eitherSide } = t.state;
    if (eitherSide) t.learn();
    tellStart(t);
    beginTurn(t, first);
  },
});

const turn: Auto<State> = auto({ fits: neverWaits, run: beginTurn });

export const steps: Steps<State> = {
  side,
  start,
  turn,
  action,
  level,
  use,
  draw,
  keep,
  end,
};

// A turn [QV 3.1]: the rulebook's table of contents.
import { auto, neverWaits } from '@castellan/kernel';
import type { Auto, Step, Steps } from '@castellan/kernel';
import { hire, pay } from './actions/hire.ts';
import { quest, send } from './actions/quest.ts';
import { reserve, takeQuest } from './actions/reserve.ts';
import { tell } from './events.ts';
import { action } from './phases/action.ts';
import { end, limit, next } from './phases/end.ts';
import { interpreter } from './powers.ts';
import type { State } from './state.ts';
import { ACTIONS } from './state.ts';
import { warned } from './waste.ts';

/** First the Action Phase, then the End Phase. */
const turn: Auto<State> = auto({
  fits: neverWaits,
  run(t, seat) {
    const { state } = t;
    state.turn++;
    state.active = seat;
    state.actions = ACTIONS;
    if (t.events !== null) tell(t, 'turn', { seat, turn: state.turn });
    t.push('end', seat);
    t.push('action', seat);
  },
});

/** Shows the options of powers as bonuses on the table. Declining is shown where a turn is ended. */
function onTable(asking: Steps<State>): Steps<State> {
  return Object.fromEntries(Object.entries(asking).map(([name, step]) => [name, laid(step)]));
}

function laid(step: Step<State>): Step<State> {
  if (step.kind !== 'choose') return step;
  return {
    ...step,
    face(t, seat, code, args) {
      const face = step.face(t, seat, code, args);
      const stops = face.id === 'pass' || face.id === 'done';
      return { ref: stops ? 'turn' : `bonus:${face.id}`, ...face };
    },
  };
}

export const steps: Steps<State> = {
  turn,
  action,
  hire,
  pay,
  reserve,
  'take-quest': takeQuest,
  quest,
  send,
  end,
  limit,
  next,
  ...onTable(interpreter.steps),
  'power/pay': warned(laid(interpreter.steps['power/pay']!)),
};

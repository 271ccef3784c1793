import { laneOf, over, proceed, proceedHeld, settle } from '@castellan/kernel';
import type { Event, Halt } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { picksOf } from '../legal.ts';
import { bytes, expectSame } from '../same.ts';
import { walk } from '../walk.ts';

export const hold: Check = {
  name: 'hold',
  promise:
    'a game that stops before anybody learns anything, and then goes on, is the game that does not stop',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      const told: Event[] = [];
      const t = game.draft(game.setup(variant.settings, seed), told);
      walk(game, variant, seed, budget, ({ state, asked, next, events, close }) => {
        expectSame(t.state, state, 'gone on after a stop, the state is another');
        if (close) expectSame(told, events, 'gone on after a stop, what is told is another');
        told.length = 0;
        if (next === null || asked === null) return;
        const { learned } = state.core;
        const before = close ? bytes(t.state) : '';
        const lane = laneOf(t.state, asked.seat);
        const picks = picksOf(t, lane, asked, next);
        const halt = proceedHeld(t, lane, picks, game.clone);
        if (t.state.core.learned !== learned)
          throw new Fault(`somebody has learned something, and it stopped ${halt}`);
        if (close && halt === 'before-answer' && bytes(t.state) !== before)
          throw new Fault('it stopped before the answer, and something was done');
        if ((halt === 'over') !== over(t)) throw new Fault(`it stopped ${halt}, which is not so`);
        goOn[halt](t, lane, picks);
      });
    }
  },
};

const goOn: Readonly<Record<Halt, typeof proceed>> = {
  asked: () => true,
  over: () => false,
  'before-step': settle,
  'before-answer': proceed,
};

import { laneOf, over, proceed } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { picksOf } from '../legal.ts';
import { expectSame } from '../same.ts';
import { walk } from '../walk.ts';

export const wordless: Check = {
  name: 'wordless',
  promise: 'a game played in one draft, as bots do, is the game that is played by answers',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      const t = game.draft(game.setup(variant.settings, seed));
      // One list for all answers, as in a playout: rules that keep it must copy it.
      const picks: number[] = [];
      walk(game, variant, seed, budget, ({ state, asked, next }) => {
        expectSame(t.state, state, 'without words, the state is another');
        if (over(t) !== (next === null))
          throw new Fault('without words, the game ends at another moment');
        if (next === null || asked === null) return;
        const lane = laneOf(t.state, asked.seat);
        picks.length = 0;
        picks.push(...picksOf(t, lane, asked, next));
        proceed(t, lane, picks);
      });
    }
  },
};

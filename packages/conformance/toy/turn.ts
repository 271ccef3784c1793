// A round [MD 2]: everyone takes a turn, then all keep wares. The table of contents.
import { auto, neverWaits, NOBODY, whole } from '@castellan/kernel';
import type { Auto, Steps } from '@castellan/kernel';
import { pay } from './actions/buy.ts';
import { action } from './phases/action.ts';
import { arrange, keep, keeping, reveal } from './phases/keep.ts';
import { inTurn } from './state.ts';
import type { State } from './state.ts';

/** The last one pushed comes first. */
const round: Auto<State> = auto({
  args: { number: whole(1, 5) },
  fits: neverWaits,
  run(t, _, { number }) {
    t.state.round = number;
    t.push('reveal', NOBODY);
    t.push('keeping', NOBODY);
    for (let seat = t.state.players.length - 1; seat >= 0; seat--) t.push('turn', seat);
  },
});

/** The die brings gold, then one action [MD 3]. */
const turn: Auto<State> = auto({
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  run(t, seat) {
    const face = t.below(6) + 1;
    t.state.turn++;
    t.state.players[seat]!.gold += face;
    t.tell({ say: 'rolled', seat, face });
    t.push('action', seat);
  },
});

export const steps = {
  round,
  turn,
  action,
  pay,
  keeping,
  keep,
  arrange,
  reveal,
} satisfies Steps<State>;

// The verbs of the cards: what the icon language can't say, and what they ask. Both turn dice [CK 3.5, 3.7, 15.5–15.8].
import { choose, whole } from '@castellan/kernel';
import type { Draft, Steps } from '@castellan/kernel';
import type { Verb } from '@castellan/powers';
import { tell } from './events.ts';
import { follows } from './order.ts';
import { trigger } from './printed.ts';
import type { State } from './state.ts';
import type { terms } from './vocabulary/terms.ts';

/** Whether a die with this face can be turned to `to` (0: one lower). A change must change something [CK 3.5, R2]. */
function dieChanges(face: number, to: number): boolean {
  return to === 0 ? face > 1 : face !== to;
}

function changeDie(t: Draft<State>, die: number, to: number): void {
  const from = t.state.dice[die]!;
  t.state.dice[die] = to;
  if (t.events !== null) tell(t, 'die-turned', { seat: t.state.active, from, to });
  diceFell(t);
}

/** Gargan's Embrace works after the roll and after each change of a die [CK 3.7, 15.8]. */
export function diceFell(t: Draft<State>): void {
  if (t.state.dice[0] !== t.state.dice[1]) return;
  const seats = t.state.players.length;
  for (let i = 0; i < seats; i++) trigger(t, (t.state.active + i) % seats, 'doubles');
}

/** A target of 0 means "one lower". */
export const verbs: Readonly<Record<keyof typeof terms.verbs, Verb<State>>> = {
  /** Foxgrove Palisade, The Desert Orchid [CK 15.5, 15.6]. */
  'set-die': {
    possible: (t, _, to) => dieChanges(t.state.dice[0]!, to) || dieChanges(t.state.dice[1]!, to),
    perform: (t, seat, to) => t.push('die', seat, { to }),
  },
  /** Palace of the Dawn [CK 15.7]. */
  'lower-die': {
    possible: t => dieChanges(t.state.dice[0]!, 0) || dieChanges(t.state.dice[1]!, 0),
    perform: (t, seat) => t.push('die', seat, { to: 0 }),
  },
};

export const verbSteps: Steps<State> = {
  die: choose({
    args: { to: whole(0, 6) },
    fits: (t, seat, _, below) => follows(t, seat, below, ['change-dice']),
    options(t, _, offer, { to }) {
      const [first, second] = t.state.dice as [number, number];
      if (dieChanges(first, to)) offer.add(0);
      // Two equal dice are one choice.
      if (dieChanges(second, to) && second !== first) offer.add(1);
    },
    prompt: (_, __, { to }) => ({ say: 'choose-die', to }),
    face(t, _, die, { to }) {
      const shown = t.state.dice[die]!;
      return {
        id: `die:${shown}`,
        note: { say: 'turn-die', from: shown, to: to === 0 ? shown - 1 : to },
        ref: `die:${die}`,
      };
    },
    resolve: (t, _, die, { to }) => changeDie(t, die, to === 0 ? t.state.dice[die]! - 1 : to),
  }),
};

// Our option of either side [SG 12.3]: each player chooses a side of their character, in secret and at the same time.
import { choose, MAIN } from '@castellan/kernel';
import type { Choose } from '@castellan/kernel';
import { tellSideChosen } from '../events.ts';
import { characterFaces } from '../figures.ts';
import type { State } from '../state.ts';
import { NONE } from '../state.ts';

export const side: Choose<State> = choose({
  fits: ({ lane, state }, seat, _, below) =>
    lane !== MAIN &&
    below.length === 0 &&
    state.eitherSide &&
    state.turn.number === 0 &&
    state.players[seat]!.side === NONE,
  options(_, __, offer) {
    offer.add(0);
    offer.add(1);
  },
  prompt: ({ state }, seat) => ({
    say: 'ask-side',
    sides: [0, 1].map(side => characterFaces[state.players[seat]!.character * 2 + side]!.id),
  }),
  face({ state }, seat, side) {
    const { id } = characterFaces[state.players[seat]!.character * 2 + side]!;
    return {
      id: `side:${id}`,
      note: { say: 'option-side', character: id },
      ref: `character:${id}`,
    };
  },
  resolve(t, seat, side) {
    t.state.players[seat]!.side = side;
    tellSideChosen(t, seat);
  },
});

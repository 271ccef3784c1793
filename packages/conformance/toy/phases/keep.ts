// Keeping [MD 4]: everyone chooses at the same time, face down; then all reveal what they keep.
import { auto, MAIN, NOBODY, order, select } from '@castellan/kernel';
import type { Auto, Face, Frame, Order, Select, Waiting } from '@castellan/kernel';
import { drawInto } from '../actions/draw.ts';
import { WARES } from '../cards/wares.ts';
import type { State } from '../state.ts';
import { wareWorth } from '../state.ts';

function wareFace(card: number): Face {
  const { id } = WARES[card]!;
  return { id, note: { say: 'ware', ware: id }, ref: `ware:${id}` };
}

/** The table waits until all have chosen. */
export const keeping: Auto<State> = auto({
  fits: ({ lane }, _, __, below) => lane === MAIN && below.length === 1,
  run(t) {
    for (let seat = 0; seat < t.state.players.length; seat++) t.together('keep', seat);
  },
});

/** Wares are only kept after all turns are over. */
function isKeeping({ lane, state }: Waiting<State>, below: readonly Frame[]): boolean {
  return lane !== MAIN && below.length === 0 && state.core.agenda[MAIN]!.length === 1;
}

export const keep: Select<State> = select({
  fits: (t, seat, _, below) => isKeeping(t, below) && t.state.players[seat]!.kept.length === 0,
  options({ state }, seat, offer) {
    const { hand } = state.players[seat]!;
    for (const card of hand) offer.add(card);
    offer.between(Math.min(1, hand.length), 2);
  },
  prompt: () => ({ say: 'ask-keep' }),
  face: (_, __, card) => wareFace(card),
  resolve(t, seat, cards) {
    const player = t.state.players[seat]!;
    player.hand = player.hand.filter(card => !cards.includes(card));
    player.kept = cards.slice();
    t.tell({ say: 'kept', seat });
    t.push('arrange', seat);
  },
});

export const arrange: Order<State> = order({
  fits: (t, _, __, below) => isKeeping(t, below),
  options({ state }, seat, offer) {
    for (const card of state.players[seat]!.kept) offer.add(card);
  },
  prompt: () => ({ say: 'ask-arrange' }),
  face: (_, __, card) => wareFace(card),
  resolve(t, seat, cards) {
    t.state.players[seat]!.kept = cards.slice();
  },
});

export const reveal: Auto<State> = auto({
  fits: ({ lane }, _, __, below) => lane === MAIN && below.length === 0,
  run(t) {
    const { state } = t;
    t.learn();
    state.players.forEach((player, seat) => {
      const [first] = player.kept;
      if (first !== undefined) player.gold += wareWorth(first);
      t.tell({ say: 'revealed', seat, wares: player.kept.map(card => WARES[card]!.id) });
      player.pile.push(...player.kept);
      player.kept = [];
      drawInto(t, player.hand);
    });
    if (state.round < state.rounds) t.push('round', NOBODY, { number: state.round + 1 });
    else state.isOver = true;
  },
});

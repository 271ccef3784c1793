// Starting wealth [MV 2.9, 2.10]: all choose a tile at the same time and pass the rest to the left. Then tiles are cashed in, in turn order.
import { auto, choose, MAIN, neverWaits, NOBODY } from '@castellan/kernel';
import type { Auto, Choose, Face } from '@castellan/kernel';
import { takeOut } from '@castellan/kernel';
import { WEALTH } from '../cards/wealth.ts';
import { tell } from '../events.ts';
import { pushPower, wealthPower } from '../printed.ts';
import { WEALTH_KEPT } from '../state.ts';
import type { State } from '../state.ts';

/** Everyone keeps one of their tiles, then the rest is passed on. */
export const draft: Auto<State> = auto({
  fits: neverWaits,
  run(t) {
    t.push('pass-left', NOBODY);
    for (let seat = 0; seat < t.state.players.length; seat++) t.together('keep', seat);
  },
});

const wealthFace = (tile: number): Face => {
  const { id } = WEALTH[tile]!;
  return { id, note: { say: 'wealth', wealth: id }, ref: `wealth:${id}` };
};

export const keep: Choose<State> = choose({
  fits: ({ lane, state }, seat, _, below) =>
    lane === 1 + seat &&
    below.length === 0 &&
    state.core.agenda[MAIN]!.at(-1)?.step === 'pass-left' &&
    state.players[seat]!.dealt.length > 1,
  options({ state }, seat, offer) {
    const { dealt } = state.players[seat]!;
    for (let i = 0; i < dealt.length; i++) offer.add(dealt[i]!);
  },
  prompt: ({ state }, seat) => ({
    say: 'ask-keep',
    left: WEALTH_KEPT - state.players[seat]!.kept.length,
  }),
  face: (_, __, tile) => wealthFace(tile),
  resolve(t, seat, tile) {
    const { dealt, kept } = t.state.players[seat]!;
    takeOut(dealt, tile);
    kept.push(tile);
    tell(t, 'wealth-kept', { seat, wealth: WEALTH[tile]!.id });
  },
});

/** The other tiles go to the left neighbour. The last one of each player goes back to the box. */
export const passLeft: Auto<State> = auto({
  fits: ({ lane }, _, __, below) => lane === MAIN && below.length === 0,
  run(t) {
    const { players, gone, first } = t.state;
    t.learn();
    const hands = players.map(({ dealt }) => dealt);
    players.forEach((player, seat) => {
      player.dealt = hands[(seat + players.length - 1) % players.length]!;
    });
    if (players[0]!.kept.length < WEALTH_KEPT) return t.push('draft', NOBODY);
    for (const player of players) gone.wealth.push(...player.dealt.splice(0));
    t.push('turn', first);
    // One tile at a time, in turn order. What is pushed last comes first.
    for (let i = WEALTH_KEPT * players.length - 1; i >= 0; i--)
      t.push('cash', (first + i) % players.length);
  },
});

/** Shows one of the kept tiles and cashes it in. */
export const cash: Choose<State> = choose({
  fits: ({ lane, state }, seat, _, below) => lane === MAIN && isCashing(state, seat, below.length),
  options({ state }, seat, offer) {
    const { kept } = state.players[seat]!;
    for (let i = 0; i < kept.length; i++) offer.add(kept[i]!);
  },
  prompt: () => ({ say: 'ask-cash' }),
  face: (_, __, tile) => wealthFace(tile),
  resolve(t, seat, tile) {
    takeOut(t.state.players[seat]!.kept, tile);
    t.state.gone.cashed.push(tile);
    t.learn();
    tell(t, 'cashed', { seat, wealth: WEALTH[tile]!.id });
    pushPower(t, seat, wealthPower(tile));
  },
});

/** The frames of cashing in lie on the first turn: three for each seat, the last seat's lowest. */
function isCashing({ players, first }: State, seat: number, below: number): boolean {
  const place = WEALTH_KEPT * players.length - below;
  return below > 0 && place >= 0 && seat === (first + place) % players.length;
}

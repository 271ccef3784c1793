// Develop [VV 5.2, 2.8, 12.7]: discard one card (followers: two), then another card of the hand becomes a Resource.
import { choose, MAIN } from '@castellan/kernel';
import type { Choose, Draft, Frame, Seat, Waiting } from '@castellan/kernel';
import { BUILDINGS } from '../cards/buildings.ts';
import { tell } from '../events.ts';
import { handFace, handSize, offerHand, takeFromHand } from '../hand.ts';
import { discardCards } from '../piles.ts';
import { rulesOf, trashCard } from '../solo.ts';
import type { State } from '../state.ts';
import { framesOf, isActing, NONE } from '../state.ts';

export const developing: readonly Frame[] = framesOf('develop');

/** How many cards it costs. */
export const developPrice = ({ turn }: State, seat: Seat): number => (seat === turn.seat ? 1 : 2);

/** A player needs one card more than the price: the one that is developed. */
export function canDevelop(state: State, seat: Seat): boolean {
  return handSize(state.players[seat]!) > developPrice(state, seat);
}

export function startDevelop(t: Draft<State>, seat: Seat): void {
  t.put(developing[seat]!);
  if (rulesOf(t.state).trashes) trashCard(t, seat);
  else discardCards(t, seat, developPrice(t.state, seat));
}

/** Which card? Always asked: if a player were not asked, the others would learn something about the hand. */
export const develop: Choose<State> = choose({
  alwaysAsk: true,
  fits: (t, seat, _, below) =>
    handSize(t.state.players[seat]!) > 0 &&
    (t.state.turn.number === 0 ? isFirst(t, seat, below) : isActing(t, seat, below, ['powers'])),
  options: ({ state }, seat, offer) => offerHand(state.players[seat]!, offer),
  prompt: ({ state }) => ({ say: state.turn.number === 0 ? 'ask-first' : 'ask-develop' }),
  face: (_, __, card) => ({ ...handFace('option-develop', card), effect: null }),
  resolve(t, seat, card) {
    const player = t.state.players[seat]!;
    takeFromHand(player, card);
    player.resources.push(card);
    player.coins.push(NONE);
    t.state.turn.idle = 0;
    if (t.events === null) return;
    const { id, resource } = BUILDINGS[card]!;
    tell(t, 'developed', { seat, card: id, resource });
  },
});

/** Before the first turn, everyone develops one card for free, in turn order [VV 2.8]. */
function isFirst(
  { lane, state: { first, players } }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
): boolean {
  return (
    lane === MAIN &&
    below.length > 0 &&
    seat === (first + 2 * players.length - below.length) % players.length
  );
}

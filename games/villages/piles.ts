// Drawing and discarding [VV 3, R5, R6].
import { choose, takeOut, whole } from '@castellan/kernel';
import type { Choose, Draft, Frame, Seat } from '@castellan/kernel';
import { BUILDINGS } from './cards/buildings.ts';
import { tell } from './events.ts';
import { CARDS, BUILDING_KINDS } from './figures.ts';
import { handFace, handSize, offerHand, show } from './hand.ts';
import { rulesOf } from './solo.ts';
import type { State } from './state.ts';
import { framesOf, isActing, PILES } from './state.ts';

/** In place of a pile: the deck. */
export const FROM_DECK: number = PILES;

/** The frames, made once: by number of cards left (or by card), then by seat. */
const draws = Array.from({ length: CARDS + 1 }, (_, left) => framesOf('draw', { left }));
const discards = Array.from({ length: CARDS + 1 }, (_, left) => framesOf('discard', { left }));
const placings = Array.from({ length: BUILDING_KINDS }, (_, card) => framesOf('pile', { card }));

/** How many cards a seat can draw. */
export function drawable(state: State, seat: Seat): number {
  const { deck, piles } = state;
  let cards = deck.length;
  for (let i = 0; i < PILES; i++) cards += piles[i]!.length;
  return Math.min(cards, rulesOf(state).fullHand - handSize(state.players[seat]!));
}

/** Draws `n` cards, one at a time, or as many as there are. */
export function drawCards(t: Draft<State>, seat: Seat, n: number): void {
  const left = Math.min(n, drawable(t.state, seat));
  if (left > 0) t.put(draws[left]![seat]!);
}

/** From where? This is asked for each card. */
export const draw: Choose<State> = choose({
  args: { left: whole(1, CARDS) },
  fits: (t, seat, { left }, below) =>
    isActing(t, seat, below, ['powers', 'power/use', 'power/cards', 'limit']) &&
    left <= drawable(t.state, seat),
  options({ state }, _, offer) {
    if (state.deck.length > 0) offer.add(FROM_DECK);
    for (let i = 0; i < PILES; i++) if (state.piles[i]!.length > 0) offer.add(i);
  },
  prompt: (_, __, { left }) => ({ say: 'ask-draw', left }),
  face({ state }, _, from) {
    if (from === FROM_DECK) return { id: 'deck', note: { say: 'option-draw-deck' }, ref: 'deck' };
    const { id } = BUILDINGS[state.piles[from]!.at(-1)!]!;
    return {
      id: `pile:${from + 1}`,
      note: { say: 'option-draw-pile', card: id, pile: from + 1 },
      ref: `pile:${from}`,
    };
  },
  resolve(t, seat, from, { left }) {
    if (from === FROM_DECK) drawFromDeck(t, seat);
    else drawFromPile(t, seat, from);
    t.state.turn.idle = 0;
    tellIfNothingIsLeft(t);
    drawCards(t, seat, left - 1);
  },
});

function drawFromDeck(t: Draft<State>, seat: Seat): void {
  const card = t.state.deck.pop()!;
  t.state.players[seat]!.hand.push(card);
  t.learn();
  if (t.events === null) return;
  tell(t, 'drew', { seat, card: BUILDINGS[card]!.id });
  tellIfDeckIsOut(t);
}

/** After the last card of the deck. Alone, the game ends after this turn [VV 12.11]. */
function tellIfDeckIsOut(t: Draft<State>): void {
  if (t.state.deck.length === 0) tell(t, 'deck-empty', { isLast: rulesOf(t.state).endsWithDeck });
}

/** After the last card that could be drawn: from now on a round can pass in which nothing changes [VV 10.4]. */
function tellIfNothingIsLeft(t: Draft<State>): void {
  const { state } = t;
  if (t.events === null || rulesOf(state).endsWithDeck || state.deck.length > 0) return;
  for (let i = 0; i < PILES; i++) if (state.piles[i]!.length > 0) return;
  tell(t, 'nothing-to-draw', { turns: state.players.length });
}

/** Everyone sees which card it is. If the pile is empty now, it is refilled at once [VV 3.4]. */
function drawFromPile(t: Draft<State>, seat: Seat, from: number): void {
  const { deck, piles, players } = t.state;
  const pile = piles[from]!;
  const card = pile.pop()!;
  players[seat]!.shown.push(card);
  if (t.events !== null) tell(t, 'drew-pile', { seat, card: BUILDINGS[card]!.id, pile: from + 1 });
  if (pile.length > 0 || deck.length === 0) return;
  const next = deck.pop()!;
  pile.push(next);
  t.learn();
  if (t.events === null) return;
  tell(t, 'pile-refilled', { card: BUILDINGS[next]!.id, pile: from + 1 });
  tellIfDeckIsOut(t);
}

/** Asks for `n` cards of the hand to discard, one after the other. */
export function discardCards(t: Draft<State>, seat: Seat, n: number): void {
  if (n > 0) t.put(discards[n]![seat]!);
}

/** Which card? Always asked: if a player were not asked, the others would learn something about the hand. */
export const discard: Choose<State> = choose({
  args: { left: whole(1, CARDS) },
  alwaysAsk: true,
  fits(t, seat, { left }, below) {
    const below1 = below.at(-1)?.step;
    const kept = below1 === 'develop' ? 1 : 0;
    return (
      isActing(t, seat, below, ['pay', ...rulesOf(t.state).discardsAbove]) &&
      left + kept <= handSize(t.state.players[seat]!)
    );
  },
  options: ({ state }, seat, offer) => offerHand(state.players[seat]!, offer),
  prompt: (_, __, { left }) => ({ say: 'ask-discard', left }),
  face: (_, __, card) => handFace('option-discard', card),
  resolve(t, seat, card, { left }) {
    discardCards(t, seat, left - 1);
    show(t.state.players[seat]!, card);
    place(t, seat, card);
  },
});

/** The same for a card that has already left the hand. Until a pile is chosen, it counts as shown. */
export function lose(t: Draft<State>, seat: Seat, card: number): void {
  t.state.players[seat]!.shown.push(card);
  place(t, seat, card);
}

/** A shown card goes to a pile that its owner chooses. */
function place(t: Draft<State>, seat: Seat, card: number): void {
  t.state.turn.idle = 0;
  t.put(placings[card]![seat]!);
}

/** On which pile? */
export const pile: Choose<State> = choose({
  args: { card: whole(0, BUILDING_KINDS - 1) },
  fits: (t, seat, { card }, below) =>
    t.state.players[seat]!.shown.includes(card) && isDiscarding(t, seat, below),
  options(_, __, offer) {
    for (let i = 0; i < PILES; i++) offer.add(i);
  },
  prompt: (_, __, { card }) => ({ say: 'ask-pile', card: BUILDINGS[card]!.id }),
  face({ state }, _, to) {
    const top = state.piles[to]!.at(-1);
    return {
      id: `pile:${to + 1}`,
      note: {
        say: 'option-pile',
        pile: to + 1,
        card: top === undefined ? null : BUILDINGS[top]!.id,
      },
      ref: `pile:${to}`,
    };
  },
  resolve(t, seat, to, { card }) {
    const { piles, players } = t.state;
    takeOut(players[seat]!.shown, card);
    piles[to]!.push(card);
    if (t.events !== null) tell(t, 'discarded', { seat, card: BUILDINGS[card]!.id, pile: to + 1 });
  },
});

/** Whether a card of this seat can be on its way to a pile: while it pays, or discards down to the hand limit. */
function isDiscarding(
  t: Parameters<typeof isActing>[0],
  seat: Seat,
  below: readonly Frame[],
): boolean {
  const { discardsAbove } = rulesOf(t.state);
  return isActing(t, seat, below, ['pay', 'discard', 'power', 'power/cards', ...discardsAbove]);
}

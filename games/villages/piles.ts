// Drawing and discarding [VV 3, R5, R6, 12.3, 12.4].
import { choose, takeOut, whole } from '@castellan/kernel';
import type { Choose, Draft, Frame, Seat } from '@castellan/kernel';
import { BUILDINGS } from './cards/buildings.ts';
import { CARDS, BUILDING_KINDS } from './figures.ts';
import { handFace, handSize, offerHand, show, takeFromHand } from './hand.ts';
import type { State } from './state.ts';
import { framesOf, isActing, isSolo, LIMIT, PILES } from './state.ts';

/** In place of a pile: the deck. */
export const FROM_DECK: number = PILES;

/** The frames, made once: by number of cards left (or by card), then by seat. */
const draws = Array.from({ length: CARDS + 1 }, (_, left) => framesOf('draw', { left }));
const discards = Array.from({ length: CARDS + 1 }, (_, left) => framesOf('discard', { left }));
const placings = Array.from({ length: BUILDING_KINDS }, (_, card) => framesOf('pile', { card }));

/** How many cards a seat can draw. Solo, the hand limit counts too [VV 12.3]. */
export function drawable(state: State, seat: Seat): number {
  const { deck, piles } = state;
  let cards = deck.length;
  for (let i = 0; i < PILES; i++) cards += piles[i]!.length;
  return isSolo(state) ? Math.min(cards, LIMIT - handSize(state.players[seat]!)) : cards;
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
    drawCards(t, seat, left - 1);
  },
});

function drawFromDeck(t: Draft<State>, seat: Seat): void {
  const card = t.state.deck.pop()!;
  t.state.players[seat]!.hand.push(card);
  t.learn();
  if (t.events === null) return;
  t.tell({ say: 'drew', seat, card: null, secret: { seat, card: BUILDINGS[card]!.id } });
}

/** Everyone sees which card it is. If the pile is empty now, it is refilled at once [VV 3.4]. */
function drawFromPile(t: Draft<State>, seat: Seat, from: number): void {
  const { deck, piles, players } = t.state;
  const pile = piles[from]!;
  const card = pile.pop()!;
  players[seat]!.shown.push(card);
  if (t.events !== null)
    t.tell({ say: 'drew-pile', seat, card: BUILDINGS[card]!.id, pile: from + 1 });
  if (pile.length > 0 || deck.length === 0) return;
  const next = deck.pop()!;
  pile.push(next);
  t.learn();
  if (t.events !== null)
    t.tell({ say: 'pile-refilled', card: BUILDINGS[next]!.id, pile: from + 1 });
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
      isActing(t, seat, below, ['develop', 'collect', 'pay', 'follow', 'end']) &&
      left + kept <= handSize(t.state.players[seat]!)
    );
  },
  options: ({ state }, seat, offer) => offerHand(state.players[seat]!, offer),
  prompt: ({ state }, _, { left }) => ({
    say: isSolo(state) ? 'ask-trash' : 'ask-discard',
    left,
  }),
  face: ({ state }, _, card) => handFace(isSolo(state) ? 'option-trash' : 'option-discard', card),
  resolve(t, seat, card, { left }) {
    discardCards(t, seat, left - 1);
    letGo(t, seat, card);
  },
});

/** A card of the hand goes to a pile that its owner chooses. Solo it leaves the game [VV 12.4]. */
function letGo(t: Draft<State>, seat: Seat, card: number): void {
  const { state } = t;
  const player = state.players[seat]!;
  state.turn.idle = 0;
  if (isSolo(state)) {
    takeFromHand(player, card);
    trash(t, seat, card);
  } else {
    show(player, card);
    t.put(placings[card]![seat]!);
  }
}

/** The same for a card that has already left the hand. Until a pile is chosen, it counts as shown. */
export function lose(t: Draft<State>, seat: Seat, card: number): void {
  const { state } = t;
  state.turn.idle = 0;
  if (isSolo(state)) return trash(t, seat, card);
  state.players[seat]!.shown.push(card);
  return t.put(placings[card]![seat]!);
}

function trash(t: Draft<State>, seat: Seat, card: number): void {
  t.state.trashed.push(card);
  if (t.events !== null) t.tell({ say: 'trashed', seat, card: BUILDINGS[card]!.id });
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
    if (t.events !== null)
      t.tell({ say: 'discarded', seat, card: BUILDINGS[card]!.id, pile: to + 1 });
  },
});

/** Whether a card of this seat can be on its way to a pile: while it pays, or discards down to the hand limit. */
function isDiscarding(
  t: Parameters<typeof isActing>[0],
  seat: Seat,
  below: readonly Frame[],
): boolean {
  const on = ['develop', 'pay', 'discard', 'power', 'power/cards', 'follow', 'end'];
  return !isSolo(t.state) && isActing(t, seat, below, on);
}

// What a viewer sees [SG 1.9, 12.3, R16], and a guess at the rest.
import { guessSeed, shuffled } from '@castellan/kernel';
import type { Chance, Viewer } from '@castellan/kernel';
import { clone } from './clone.ts';
import { ADVENTURES } from './figures.ts';
import { emptyFunds, fillFunds, payable } from './payment.ts';
import type { Seen, State } from './state.ts';
import { NONE, description } from './state.ts';

export function view(state: State, viewer: Viewer): Seen {
  const drawn = state.players.map(({ hand }) =>
    hand.map(card => state.since[card]!).sort((a, b) => a - b),
  );
  return { ...description.show(state, viewer), drawn };
}

/** After this many tries, the view is treated as impossible. */
const TRIES = 1_000_000;

/** Deals the unseen cards at random. Each hand gets the known number of cards from each shuffle; the rest is the deck. */
export function sample(view: Seen, chance: Chance): State {
  const state = clone(view);
  state.core.rng = { seed: guessSeed(chance), drawn: view.core.rng.drawn };
  const unseen = unseenCards(view).slice();
  const { seat } = view.turn;
  if (seat !== view.viewer) dealActive(state, view, unseen, chance);
  state.players.forEach((player, other) => {
    if (other === view.viewer) return;
    if (other !== seat) dealHand(player.hand, view, unseen, view.drawn[other]!, chance);
    if (player.side === NONE && state.core.agenda[1 + other]!.length === 0) {
      player.side = chance.below(2);
    }
  });
  state.deck = shuffled(unseen, chance);
  state.questDeck = shuffled(view.questDeck, chance);
  return state;
}

/** Everyone knows that the active player can pay for what is open [SG 4.5]. A hand that can't is dealt again. */
function dealActive(state: State, view: Seen, unseen: number[], chance: Chance): void {
  const { hand } = state.players[view.turn.seat]!;
  const funds = emptyFunds();
  for (let i = 0; i < TRIES; i++) {
    dealHand(hand, view, unseen, view.drawn[view.turn.seat]!, chance);
    if (state.turn.open.length === 0) return;
    fillFunds(funds, state);
    if (payable(funds, 0, funds.all, funds.free, funds.actions)) return;
    for (const card of hand) unseen.push(card);
  }
  throw new Error('no hand could pay for what is open: this is not a view of a game');
}

/** Fills a hand from the unseen cards, each from the right shuffle. */
function dealHand(
  hand: number[],
  { since }: Seen,
  unseen: number[],
  shuffles: readonly number[],
  chance: Chance,
): void {
  hand.length = 0;
  for (const shuffle of shuffles) {
    let fitting = 0;
    for (const card of unseen) if (since[card] === shuffle) fitting++;
    let nth = chance.below(fitting);
    const at = unseen.findIndex(card => since[card] === shuffle && nth-- === 0);
    hand.push(unseen[at]!);
    unseen[at] = unseen.at(-1)!;
    unseen.pop();
  }
}

/** Many worlds are guessed from one view, which never changes. */
const unseenBy = new WeakMap<Seen, readonly number[]>();

function unseenCards(view: Seen): readonly number[] {
  let cards = unseenBy.get(view);
  if (cards === undefined) {
    const seen = new Set(laidOpen(view));
    for (const { hand } of view.players) for (const card of hand) seen.add(card);
    cards = Array.from({ length: ADVENTURES }, (_, card) => card).filter(card => !seen.has(card));
    unseenBy.set(view, cards);
  }
  return cards;
}

/** Every adventure card that lies face up. */
export function laidOpen({ turn, players, discard }: State): number[] {
  return [
    ...discard,
    ...turn.loose,
    ...turn.spent,
    ...turn.open.flatMap(({ what, paid }) => (what < ADVENTURES ? [what, ...paid] : paid)),
    ...players.flatMap(player => player.items),
  ];
}

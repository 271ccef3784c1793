// What a player can pay with. For screens; no rule reads it.
import type { Phrase } from '@castellan/kernel';
import { CHOOSE, ITEM } from './actions/codes.ts';
import type { Triple } from './cards/types.ts';
import { actionsOf, costOf, questCostOf, reaches, resourcesOf, unpackTriple } from './figures.ts';
import type { Funds } from './payment.ts';
import { emptyFunds, fillFunds, missing } from './payment.ts';
import type { State } from './state.ts';
import { ACTIONS, MOST_HAND, NONE, statsOfPlayer } from './state.ts';

/** A card that pays for an item or for the quest. */
export interface Payment {
  readonly card: number;
  readonly what: number;
}

/** Whether a player can pay for a quest. */
export interface Means {
  /** What is missing after the stats. */
  readonly lack: Triple;
  /** How many cards the usual payment needs, beside what is already begun. Null if it can't be paid. */
  readonly cards: number | null;
  /** What is missing even with all remaining cards. */
  readonly short: Triple;
}

/** The usual way to pay for everything that is open: with as few cards and actions as possible, then with few resources. */
export function usualPayment(state: State): readonly Payment[] {
  const funds = emptyFunds();
  fillFunds(funds, state);
  const { turn, players } = state;
  const { hand } = players[turn.seat]!;
  const cards = [...hand, ...turn.loose];
  const sets = cheapest(funds, hand, turn.loose)?.sets ?? [];
  return turn.open.flatMap(({ what }, i) =>
    cards.filter((_, at) => ((sets[i]! >> at) & 1) === 1).map(card => ({ card, what })),
  );
}

/** What this player would need for a quest: now, if it is their turn, else at the start of their next turn. */
export function questMeans(table: State, seat: number, face: number): Means {
  const { hand } = table.players[seat]!;
  const isNow = table.turn.seat === seat && hand.length <= MOST_HAND;
  const state = isNow ? table : nextTurn(table, seat);
  const { loose } = state.turn;
  const funds = emptyFunds();
  fillFunds(funds, state);
  const stats = statsOfPlayer(table.players[seat]!);
  const begun = cheapest(funds, hand, loose)?.sets ?? [];
  funds.have[funds.open] = stats;
  funds.cost[funds.open++] = questCostOf[face]!;
  // Choosing the quest is an action too.
  funds.actions--;
  const paid = cheapest(funds, hand, loose);
  const left = funds.all & ~begun.reduce((all, set) => all | set, 0);
  return {
    lack: missing(questCostOf[face]!, stats),
    cards: paid === null ? null : sizeOf(paid.sets.at(-1)!),
    short: missing(questCostOf[face]!, stats + funds.sums[left]!),
  };
}

/**
 * Why a cost is out of reach: by column what it asks for and what there is with all cards that are left, 0 where that is
 * enough. If it is enough in all of them, actions are what is missing.
 */
export function tooDear(state: State, code: number, reason: Phrase): Phrase {
  const { turn, players } = state;
  const { hand } = players[turn.seat]!;
  const isItem = code >= ITEM;
  const cost = isItem ? costOf[code - ITEM]! : questCostOf[code - CHOOSE]!;
  const funds = emptyFunds();
  fillFunds(funds, state);
  const begun = cheapest(funds, hand, turn.loose)?.sets ?? [];
  // A card that is played as an item can't pay [SG 7.2].
  const played = isItem ? 1 << hand.indexOf(code - ITEM) : 0;
  const left = funds.all & ~begun.reduce((all, set) => all | set, played);
  const has = unpackTriple(statsOfPlayer(players[turn.seat]!) + funds.sums[left]!);
  const needs = unpackTriple(cost).map((n, column) => (has[column]! < n ? n : 0));
  return { ...reason, needs, has: [...has], actions: turn.actions };
}

/** The table at the start of this seat's turn, if the others change nothing. */
function nextTurn(table: State, seat: number): State {
  const turn = { ...table.turn, seat, actions: ACTIONS, quest: NONE };
  return { ...table, turn: { ...turn, open: [], loose: [], spent: [], used: [] } };
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size++;
  return size;
}

interface Way {
  /** By commitment: the cards that pay for it, as bits. */
  readonly sets: readonly number[];
  readonly price: number;
}

/** What paying with a card costs, beside its resources: the card is gone, and an action means one draw less. */
const CARD = 50;
const ACTION = 40;

function cheapest(funds: Funds, hand: readonly number[], loose: readonly number[]): Way | null {
  const cards = [...hand, ...loose].map((card, at) => ({
    bit: 1 << at,
    actions: at < hand.length ? actionsOf[card]! : 0,
    price: (at < hand.length ? CARD : 0) + unpackTriple(resourcesOf[card]!).reduce((a, b) => a + b),
  }));
  return from(0, funds.all, funds.actions);

  /** The same for commitments from the `i`th on, with the cards and actions that are left. */
  function from(i: number, left: number, actions: number): Way | null {
    if (i === funds.open) return { sets: [], price: 0 };
    let best: Way | null = null;
    for (let set = left; set >= 0; set = set === 0 ? -1 : (set - 1) & left) {
      if (!reaches(funds.have[i]! + funds.sums[set]!, funds.cost[i]!)) continue;
      const paying = cards.filter(({ bit }) => (set & bit) > 0);
      const taken = paying.reduce((sum, card) => sum + card.actions, 0);
      const price = paying.reduce((sum, card) => sum + card.price, ACTION * taken);
      if (taken > actions || price >= (best?.price ?? Infinity)) continue;
      const rest = from(i + 1, left & ~set, actions - taken);
      if (rest !== null && price + rest.price < (best?.price ?? Infinity))
        best = { sets: [set, ...rest.sets], price: price + rest.price };
    }
    return best;
  }
}

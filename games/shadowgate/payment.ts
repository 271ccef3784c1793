// Costs, stats and resources [SG 4.5, 5.1, 5.2, 5.4, 5.7, 7.6, R4]: whether everything that is open can still be paid this turn.
import type { Json, Phrase } from '@castellan/kernel';
import { CHOOSE, ITEM } from './actions/codes.ts';
import type { Triple } from './cards/types.ts';
import { actionsOf, costOf, questCostOf, reaches, resourcesOf, unpackTriple } from './figures.ts';
import type { Commitment, State } from './state.ts';
import { MOST_HAND, QUEST, statsOfPlayer } from './state.ts';

export const NO_ACTIONS: Phrase = { say: 'no-actions' };
/** It would use up what is needed for something that is already begun [SG 4.5]. */
export const NEEDED: Phrase = { say: 'needed' };
/** It can't be paid this turn. */
export const TOO_DEAR: Phrase = { say: 'too-dear' };
/** It can't be paid together with what is already begun. */
export const TOO_DEAR_NOW: Phrase = { say: 'too-dear-now' };

/** How many bits are set, for numbers of six bits. */
const bits: readonly number[] = Array.from({ length: 1 << MOST_HAND }, (_, n) => {
  let count = 0;
  for (let rest = n; rest > 0; rest &= rest - 1) count++;
  return count;
});

/**
 * What the active player can pay with, and what they must pay for. Each card in hand is a bit, then each loose card.
 * There are at most six, because a turn starts with at most six and draws none. One funds is filled for every decision.
 */
export interface Funds {
  all: number;
  /** Cards that need no action: marked ones, and those already played loose. */
  free: number;
  /** By set of cards: the sum of their resources, packed. */
  readonly sums: number[];
  actions: number;
  /** How many commitments are open. */
  open: number;
  /** By commitment: the stats and what is already assigned, packed. */
  readonly have: number[];
  readonly cost: number[];
}

export function emptyFunds(): Funds {
  return {
    all: 0,
    free: 0,
    sums: Array.from({ length: 1 << MOST_HAND }, () => 0),
    actions: 0,
    open: 0,
    have: Array.from({ length: MOST_HAND + 2 }, () => 0),
    cost: Array.from({ length: MOST_HAND + 2 }, () => 0),
  };
}

/** The funds of the active player, made again: not for what runs often. */
export function fundsOf(state: State): Funds {
  const funds = emptyFunds();
  fillFunds(funds, state);
  return funds;
}

export function fillFunds(funds: Funds, { turn, players }: State): void {
  const player = players[turn.seat]!;
  const { hand } = player;
  const { loose, open } = turn;
  const inHand = hand.length;
  const n = inHand + loose.length;
  let free = 0;
  const { sums } = funds;
  for (let i = 0; i < n; i++) {
    const card = i < inHand ? hand[i]! : loose[i - inHand]!;
    const bit = 1 << i;
    if (i >= inHand || actionsOf[card] === 0) free |= bit;
    const worth = resourcesOf[card]!;
    for (let set = 0; set < bit; set++) sums[bit | set] = sums[set]! + worth;
  }
  funds.all = (1 << n) - 1;
  funds.free = free;
  funds.actions = turn.actions;
  const stats = statsOfPlayer(player);
  funds.open = open.length;
  for (let i = 0; i < open.length; i++) {
    const { what, paid } = open[i]!;
    let have = stats;
    for (let j = 0; j < paid.length; j++) have += resourcesOf[paid[j]!]!;
    funds.have[i] = have;
    funds.cost[i] = what === QUEST ? questCostOf[turn.quest]! : costOf[what]!;
  }
}

/**
 * Whether all open commitments from the `i`th on can be paid with these cards and actions. Each card pays for only one of
 * them [SG 5.4].
 */
export function payable(
  funds: Funds,
  i: number,
  cards: number,
  free: number,
  actions: number,
): boolean {
  if (i === funds.open) return true;
  const have = funds.have[i]!;
  const cost = funds.cost[i]!;
  if (reaches(have, cost)) return payable(funds, i + 1, cards, free, actions);
  const { sums } = funds;
  if (!reaches(have + sums[cards]!, cost)) return false;
  if (i === funds.open - 1) return affordable(funds, have, cost, cards, free, actions);
  for (let set = cards; set > 0; set = (set - 1) & cards) {
    const taken = bits[set & ~free]!;
    if (taken > actions || !reaches(have + sums[set]!, cost)) continue;
    if (payable(funds, i + 1, cards & ~set, free, actions - taken)) return true;
  }
  return false;
}

/** The same for one cost, if all cards together are enough: all free cards pay, and as many others as there are actions. */
function affordable(
  { sums }: Funds,
  have: number,
  cost: number,
  cards: number,
  free: number,
  actions: number,
): boolean {
  const paying = cards & ~free;
  if (bits[paying]! <= actions) return true;
  const gratis = cards & free;
  for (let set = paying; set > 0; set = (set - 1) & paying) {
    if (bits[set] === actions && reaches(have + sums[gratis | set]!, cost)) return true;
  }
  return actions === 0 && reaches(have + sums[gratis]!, cost);
}

/** The same with one more commitment. The full `stats` count for it too [SG 5.2]. */
export function payableWith(
  funds: Funds,
  stats: number,
  cost: number,
  cards: number,
  actions: number,
): boolean {
  const { open } = funds;
  funds.have[open] = stats;
  funds.cost[open] = cost;
  funds.open = open + 1;
  const can = payable(funds, 0, cards, funds.free, actions);
  funds.open = open;
  return can;
}

/** What a sum lacks of a cost, by column. */
export function missing(cost: number, sum: number): Triple {
  const [might, wits, spirit] = unpackTriple(cost);
  const [m, w, s] = unpackTriple(sum);
  return [Math.max(0, might - m), Math.max(0, wits - w), Math.max(0, spirit - s)];
}

/** What an open commitment costs, and what is still missing. For screens. */
export function bill(
  { turn, players }: Pick<State, 'turn' | 'players'>,
  { what, paid }: Commitment,
): { readonly cost: Triple; readonly owed: Triple } {
  const cost = what === QUEST ? questCostOf[turn.quest]! : costOf[what]!;
  let have = statsOfPlayer(players[turn.seat]!);
  for (const card of paid) have += resourcesOf[card]!;
  return { cost: unpackTriple(cost), owed: missing(cost, have) };
}

/** What an option costs, by the names of the icons. For screens; no rule reads it. */
export function shields([might, wits, spirit]: Triple): Json {
  return { 'cost-might': might, 'cost-wits': wits, 'cost-spirit': spirit };
}

interface Way {
  /** By commitment: the cards that pay for it, as bits. */
  readonly sets: readonly number[];
  readonly price: number;
}

/** What paying with a card costs, beside its resources: the card is gone, and an action means one draw less. */
const CARD = 50;
const ACTION = 40;

/** The usual way to pay for everything that is open: with as few cards and actions as possible, then with few resources. */
export function cheapest(
  funds: Funds,
  hand: readonly number[],
  loose: readonly number[],
): Way | null {
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

/**
 * Why a cost is out of reach: by column what it asks for and what there is with all cards that are left, 0 where that is
 * enough. If it is enough in all of them, actions are what is missing.
 */
export function tooDear(state: State, code: number, reason: Phrase): Phrase {
  const { turn, players } = state;
  const { hand } = players[turn.seat]!;
  const isItem = code >= ITEM;
  const cost = isItem ? costOf[code - ITEM]! : questCostOf[code - CHOOSE]!;
  const funds = fundsOf(state);
  const begun = cheapest(funds, hand, turn.loose)?.sets ?? [];
  // A card that is played as an item can't pay [SG 7.2].
  const played = isItem ? 1 << hand.indexOf(code - ITEM) : 0;
  const left = funds.all & ~begun.reduce((all, set) => all | set, played);
  const has = unpackTriple(statsOfPlayer(players[turn.seat]!) + funds.sums[left]!);
  const needs = unpackTriple(cost).map((n, column) => (has[column]! < n ? n : 0));
  return { ...reason, needs, has: [...has], actions: turn.actions };
}

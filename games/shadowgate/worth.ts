// What a turn is still worth: a search for the best way to go on. For bots; no rule reads it.
import { points } from './cards/types.ts';
import {
  actionsOf,
  costOf,
  EVENT,
  meets,
  questCostOf,
  reaches,
  requirementsOf,
  typeOf,
} from './figures.ts';
import type { Outlook } from './outlook.ts';
import { itemsWorth, onceWorth, pointsWorth } from './outlook.ts';
import type { Funds } from './payment.ts';
import { emptyFunds, fillFunds } from './payment.ts';
import type { Player, State } from './state.ts';
import {
  isBase,
  LEAST_HAND,
  MOST_HAND,
  NONE,
  QUEST,
  statsOfPlayer,
  victoryPoints,
} from './state.ts';

/** What a quest is worth at the best level: its points, less the items that are used up. */
export function questWorth(player: Player, items: readonly number[], face: number): number {
  const total = victoryPoints(player);
  let best = -Infinity;
  for (let level = 0; level < points.length; level++) {
    const lost = cheapestUse(player, items, requirementsOf[face]![level]!, 0, 0);
    // If this level is out of reach, so are the higher ones.
    if (lost === Infinity) break;
    best = Math.max(best, pointsGained(total, level) - lost);
  }
  return best;
}

/** The same for one level that is possible. */
export function levelWorth(
  player: Player,
  items: readonly number[],
  face: number,
  level: number,
): number {
  const lost = cheapestUse(player, items, requirementsOf[face]![level]!, 0, 0);
  return pointsGained(victoryPoints(player), level) - lost;
}

const pointsGained = (total: number, level: number): number =>
  pointsWorth(total + points[level]!) - pointsWorth(total);

/** What the items are worth that must be used up; Infinity if they are not enough. */
function cheapestUse(
  player: Player,
  items: readonly number[],
  requirements: readonly number[],
  from: number,
  used: number,
): number {
  if (from === requirements.length) return 0;
  let best = Infinity;
  for (let i = 0; i < items.length; i++) {
    const card = items[i]!;
    if (((used >> i) & 1) === 1 || !meets(card, requirements[from]!)) continue;
    const lost = isBase(player, card) ? 0 : onceWorth(card);
    if (lost >= best) continue;
    best = Math.min(
      best,
      lost + cheapestUse(player, items, requirements, from + 1, used | (1 << i)),
    );
  }
  return best;
}

const funds: Funds = emptyFunds();
/** By set of cards: what they are worth in hand, and how many draws are lost by playing them. */
const price = new Float64Array(funds.sums.length);
const taken = new Uint8Array(funds.sums.length);

/** The cheapest set of cards that pays for all commitments from the `i`th on; -1 if there is none. */
function cheapestPay(i: number, cards: number, actions: number): number {
  if (i === funds.open) return 0;
  const { sums } = funds;
  const have = funds.have[i]!;
  const cost = funds.cost[i]!;
  if (reaches(have, cost)) return cheapestPay(i + 1, cards, actions);
  if (!reaches(have + sums[cards]!, cost)) return -1;
  const isLast = i === funds.open - 1;
  let best = -1;
  let least = Infinity;
  for (let set = cards; set > 0; set = (set - 1) & cards) {
    if (taken[set]! > actions || price[set]! >= least) continue;
    if (!reaches(have + sums[set]!, cost)) continue;
    const rest = isLast ? 0 : cheapestPay(i + 1, cards & ~set, actions - taken[set]!);
    if (rest < 0 || price[set | rest]! >= least) continue;
    best = set | rest;
    least = price[best]!;
  }
  return best;
}

/** What the cards in hand are worth after the draw. Filled again each time. */
const held: number[] = [];

/**
 * What the hand is worth at the end of the turn, without the cards that are gone. The drawn cards are estimated as an even
 * selection of the unseen ones. Of more than six, the best are kept [SG 9.4].
 */
function handWorth(
  { cards, unseen }: Outlook,
  hand: readonly number[],
  gone: number,
  actions: number,
): number {
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    if (((gone >> i) & 1) === 0) held[count++] = cards[hand[i]!]!;
  }
  const drawn = Math.max(1 + actions, LEAST_HAND - count);
  for (let i = 0; i < drawn; i++) {
    held[count++] = unseen[Math.floor(((i + 0.5) * unseen.length) / drawn)] ?? 0;
  }
  if (count > MOST_HAND) bestFirst(count);
  let sum = 0;
  for (let i = 0; i < count && i < MOST_HAND; i++) sum += held[i]!;
  return sum;
}

/** For so few cards, moving them up one by one is quicker than sorting. */
function bestFirst(count: number): void {
  for (let i = 1; i < count; i++) {
    const card = held[i]!;
    let at = i;
    for (; at > 0 && held[at - 1]! < card; at--) held[at] = held[at - 1]!;
    held[at] = card;
  }
}

/** What stopping now is worth. */
export function stopWorth(outlook: Outlook, { turn, players }: State): number {
  const player = players[turn.seat]!;
  return (
    itemsWorth(outlook, player, player.items) + handWorth(outlook, player.hand, 0, turn.actions)
  );
}

/** What the best way to go on is worth: up to two more items, then one of these quests. What is open is always paid. */
export function bestWorth(outlook: Outlook, state: State, quests: readonly number[]): number {
  const prospect = new Prospect(outlook, state, quests);
  return Math.max(prospect.none, ...prospect.withQuest);
}

/** The same for each of these quests, as if it were the only one. */
export function bestWorths(outlook: Outlook, state: State, quests: readonly number[]): number[] {
  const { none, withQuest } = new Prospect(outlook, state, quests);
  return withQuest.map(worth => Math.max(none, worth));
}

/** How many numbers of unused actions there can be, with 0. */
const ACTION_COUNTS = 8;
/** By cards that are gone and unused actions: the worth of the hand, if this search has already calculated it. */
const hands = new Float64Array((1 << MOST_HAND) * ACTION_COUNTS);
const handsOf = new Uint32Array(hands.length);
let searches = 0;

/** A search for the best way to go on. */
class Prospect {
  /** The best without choosing a quest; -Infinity if what is open can't be paid. */
  none = -Infinity;
  /** By quest: the best with it. */
  readonly withQuest: number[];

  readonly #outlook: Outlook;
  readonly #player: Player;
  readonly #stats: number;
  /** The quests that can still be chosen. */
  readonly #quests: readonly number[];
  /** The quest that is open, or `NONE`. */
  readonly #openQuest: number;
  /** The items of the current plan. */
  readonly #items: number[];
  readonly #search: number;

  constructor(outlook: Outlook, state: State, quests: readonly number[]) {
    const { turn, players } = state;
    const player = players[turn.seat]!;
    this.#outlook = outlook;
    this.#player = player;
    this.#stats = statsOfPlayer(player);
    this.#quests = turn.quest === NONE ? quests.filter(face => face !== NONE) : [];
    this.withQuest = this.#quests.map(() => -Infinity);
    this.#items = player.items.slice();
    this.#search = ++searches;
    let openQuest = NONE;
    for (const { what } of turn.open) {
      if (what === QUEST) openQuest = turn.quest;
      else this.#items.push(what);
    }
    this.#openQuest = openQuest;
    let types = 0;
    for (const item of this.#items) types |= 1 << typeOf[item]!;
    fillFunds(funds, state);
    this.#fillPrices();
    this.#plan(0, 0, types, funds.actions, 2);
  }

  #fillPrices(): void {
    const { unseen, cards } = this.#outlook;
    const { hand } = this.#player;
    const draw = unseen[unseen.length >> 1] ?? 0;
    for (let set = 1; set <= funds.all; set++) {
      const last = 31 - Math.clz32(set);
      const rest = set & ~(1 << last);
      const card = hand[last];
      const actions = card === undefined ? 0 : actionsOf[card]!;
      taken[set] = taken[rest]! + actions;
      price[set] = price[rest]! + actions * draw + (card === undefined ? 0 : cards[card]!);
    }
  }

  /** Rates the current plan, then each plan with one more card as an item. `gone`: the cards that are played as items. */
  #plan(from: number, gone: number, types: number, actions: number, more: number): void {
    // If the plan can't be paid, a larger plan can't be paid either.
    if (!this.#weigh(gone, actions, more) || more === 0) return;
    const { hand } = this.#player;
    for (let i = from; i < hand.length; i++) {
      const card = hand[i]!;
      const type = typeOf[card]!;
      const left = actions - actionsOf[card]!;
      if (left < 0 || type === EVENT || ((types >> type) & 1) === 1) continue;
      this.#open(costOf[card]!);
      this.#items.push(card);
      this.#plan(i + 1, gone | (1 << i), types | (1 << type), left, more - 1);
      this.#items.pop();
      funds.open--;
    }
  }

  #open(cost: number): void {
    funds.have[funds.open] = this.#stats;
    funds.cost[funds.open++] = cost;
  }

  /** Rates a plan without a quest and with each quest; false if it can't be paid. Plans with fewer items get a tiny bonus. */
  #weigh(gone: number, actions: number, more: number): boolean {
    const cards = funds.all & ~gone;
    const paid = cheapestPay(0, cards, actions);
    if (paid < 0) return false;
    const items = itemsWorth(this.#outlook, this.#player, this.#items);
    const extra = 0.001 * more;
    const open = this.#openQuest;
    const gain = open === NONE ? 0 : questWorth(this.#player, this.#items, open);
    const rest = this.#handWorth(gone | paid, actions - taken[paid]!);
    this.none = Math.max(this.none, gain + rest + items + extra);
    if (actions === 0) return true;
    const most = this.#stats + funds.sums[cards]!;
    for (let i = 0; i < this.#quests.length; i++) {
      const face = this.#quests[i]!;
      if (!reaches(most, questCostOf[face]!)) continue;
      this.#open(questCostOf[face]!);
      const paying = cheapestPay(0, cards, actions - 1);
      funds.open--;
      if (paying < 0) continue;
      const left = this.#handWorth(gone | paying, actions - 1 - taken[paying]!);
      const value = questWorth(this.#player, this.#items, face) + left + items + extra;
      this.withQuest[i] = Math.max(this.withQuest[i]!, value);
    }
    return true;
  }

  #handWorth(gone: number, actions: number): number {
    const at = gone * ACTION_COUNTS + actions;
    if (handsOf[at] !== this.#search) {
      handsOf[at] = this.#search;
      hands[at] = handWorth(this.#outlook, this.#player.hand, gone, actions);
    }
    return hands[at]!;
  }
}

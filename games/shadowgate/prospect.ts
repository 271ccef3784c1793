// What a turn can still come to: the best way on from here, for bots. Nothing in the rules reads this.
import { fulfils } from './actions/level.ts';
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
import type { Purse } from './payment.ts';
import { emptyPurse, fillPurse } from './payment.ts';
import type { Player, Shadowgate } from './state.ts';
import {
  isBase,
  LEAST_HAND,
  MOST_HAND,
  NONE,
  QUEST,
  statsOfPlayer,
  victoryPoints,
} from './state.ts';

/** What a quest brings at the best level for these items: its points, less what is lost by using them. */
export function questWorth(player: Player, items: readonly number[], face: number): number {
  let best = levelWorth(player, items, face, 0);
  for (let level = 1; level < points.length; level++) {
    if (!fulfils(items, requirementsOf[face]![level]!, 0, 0)) break;
    best = Math.max(best, levelWorth(player, items, face, level));
  }
  return best;
}

/** The same for one level that is within reach. */
export function levelWorth(
  player: Player,
  items: readonly number[],
  face: number,
  level: number,
): number {
  const total = victoryPoints(player);
  const gain = pointsWorth(total + points[level]!) - pointsWorth(total);
  return gain - cheapestUse(player, items, requirementsOf[face]![level]!, 0, 0);
}

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

const purse: Purse = emptyPurse();
/** By set of cards: what they are worth in hand, and the draws lost by playing them. */
const price: number[] = purse.sums.slice();
const taken: number[] = purse.sums.slice();

/** The cheapest set of cards that pays for everything from the `i`th commitment on; -1 when none does. */
function cheapestPay(i: number, cards: number, actions: number): number {
  if (i === purse.open) return 0;
  const { sums } = purse;
  const have = purse.have[i]!;
  const cost = purse.cost[i]!;
  if (reaches(have, cost)) return cheapestPay(i + 1, cards, actions);
  if (!reaches(have + sums[cards]!, cost)) return -1;
  let best = -1;
  for (let set = cards; set > 0; set = (set - 1) & cards) {
    if (taken[set]! > actions || (best >= 0 && price[set]! >= price[best]!)) continue;
    if (!reaches(have + sums[set]!, cost)) continue;
    const rest = cheapestPay(i + 1, cards & ~set, actions - taken[set]!);
    if (rest >= 0 && (best < 0 || price[set | rest]! < price[best]!)) best = set | rest;
  }
  return best;
}

/** What is in hand after the draw. */
const held: number[] = [];

/**
 * The worth of the hand at the end of the turn: without the cards that are gone, with so many actions unused. The cards
 * drawn are taken for an even selection of those unseen; of more than six, the best are kept [SG 9.4].
 */
function handWorth(
  { cards, unseen }: Outlook,
  hand: readonly number[],
  gone: number,
  actions: number,
): number {
  held.length = 0;
  for (let i = 0; i < hand.length; i++) {
    if (((gone >> i) & 1) === 0) held.push(cards[hand[i]!]!);
  }
  const drawn = Math.max(1 + actions, LEAST_HAND - held.length);
  for (let i = 0; i < drawn; i++) {
    held.push(unseen[Math.floor(((i + 0.5) * unseen.length) / drawn)] ?? 0);
  }
  if (held.length > MOST_HAND) held.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < held.length && i < MOST_HAND; i++) sum += held[i]!;
  return sum;
}

/** The worth of stopping now. */
export function stopWorth(outlook: Outlook, { turn, players }: Shadowgate): number {
  const player = players[turn.seat]!;
  return (
    itemsWorth(outlook, player, player.items) + handWorth(outlook, player.hand, 0, turn.actions)
  );
}

/** The worth of the best way to go on: up to two more items, then a quest out of these; what is open is paid in any case. */
export function bestWorth(outlook: Outlook, state: Shadowgate, quests: readonly number[]): number {
  const { turn, players } = state;
  const player = players[turn.seat]!;
  const { hand } = player;
  fillPurse(purse, state);
  const draw = outlook.unseen[outlook.unseen.length >> 1] ?? 0;
  for (let set = 1; set <= purse.all; set++) {
    const last = 31 - Math.clz32(set);
    const rest = set & ~(1 << last);
    const card = hand[last];
    const actions = card === undefined ? 0 : actionsOf[card]!;
    taken[set] = taken[rest]! + actions;
    price[set] = price[rest]! + actions * draw + (card === undefined ? 0 : outlook.cards[card]!);
  }
  const open = turn.open.flatMap(({ what }) => (what === QUEST ? [] : [what]));
  const owned = [...player.items, ...open];
  const choices = turn.quest === NONE ? [NONE, ...quests.filter(face => face !== NONE)] : [NONE];
  let best = -Infinity;
  const plan = (from: number, gone: number, actions: number, more: number): void => {
    best = Math.max(best, planWorth(outlook, state, owned, choices, gone, actions) + 0.0001 * more);
    if (more === 0) return;
    for (let i = from; i < hand.length; i++) {
      const card = hand[i]!;
      const type = typeOf[card]!;
      const left = actions - actionsOf[card]!;
      if (left < 0 || type === EVENT) continue;
      if (owned.some(item => typeOf[item] === type)) continue;
      const at = purse.open++;
      purse.have[at] = statsOfPlayer(player);
      purse.cost[at] = costOf[card]!;
      owned.push(card);
      plan(i + 1, gone | (1 << i), left, more - 1);
      owned.pop();
      purse.open--;
    }
  };
  plan(0, 0, purse.actions, 2);
  return best;
}

/** The best of these quests (or none) with these items. `gone`: the cards of the hand played as items. */
function planWorth(
  outlook: Outlook,
  { turn, players }: Shadowgate,
  owned: readonly number[],
  choices: readonly number[],
  gone: number,
  actions: number,
): number {
  const player = players[turn.seat]!;
  const cards = purse.all & ~gone;
  const questOpen = turn.open.some(({ what }) => what === QUEST);
  let best = -Infinity;
  for (const face of choices) {
    const left = actions - (face === NONE ? 0 : 1);
    if (left < 0) continue;
    let gain = 0;
    if (face !== NONE) {
      purse.have[purse.open] = statsOfPlayer(player);
      purse.cost[purse.open++] = questCostOf[face]!;
      gain = questWorth(player, owned, face);
    } else if (questOpen) gain = questWorth(player, owned, turn.quest);
    const paid = cheapestPay(0, cards, left);
    if (face !== NONE) purse.open--;
    if (paid < 0) {
      // What can't be paid without a quest can't be paid with one either.
      if (face === NONE) return -Infinity;
      continue;
    }
    best = Math.max(best, gain + handWorth(outlook, player.hand, gone | paid, left - taken[paid]!));
  }
  return best + itemsWorth(outlook, player, owned);
}

// The appraisal of the chair greedy-1, frozen: ratings are measured against it, so its choices must never change. Fix nothing here,
// not even plain mistakes.
import { Run } from '@castellan/kernel';
import type { Appraisal } from '@castellan/kernel';
import { ASSIGN, CYCLE, END, LOOSE, RESOURCE, targetIn } from '../actions/codes.ts';
import { fulfils } from '../actions/level.ts';
import { points } from '../cards/types.ts';
import { clone } from '../clone.ts';
import {
  actionsOf,
  baseTypesOf,
  costOf,
  EVENT,
  meets,
  questCostOf,
  reaches,
  requirementsOf,
  resourcesOf,
  typeOf,
  unpackTriple,
  WILD,
} from '../figures.ts';
import type { Funds } from '../payment.ts';
import { emptyFunds, fillFunds } from '../payment.ts';
import { action } from '../phases/action.ts';
import type { Player, State } from '../state.ts';
import {
  isBase,
  LEAST_HAND,
  MOST_HAND,
  NONE,
  PLACES,
  QUEST,
  statsOfPlayer,
  TARGET,
  victoryPoints,
} from '../state.ts';
import { steps } from '../turn.ts';

export const greedy1: Appraisal<State> = {
  side: (state, seat) => side => sideWorth(state, seat, side),
  level:
    ({ players, turn }, seat) =>
    level =>
      levelWorth(players[seat]!, players[seat]!.items, turn.quest, level),
  use:
    ({ players }, seat) =>
    card =>
      isBase(players[seat]!, card) ? 0 : -itemWorth(players[seat]!, card),
  keep:
    ({ players }, seat) =>
    card =>
      -cardWorth(players[seat]!, card),
  action: state => code => playWorth(state, code),
};

/** A side is better if cards of its base types are already in hand. */
function sideWorth({ players }: State, seat: number, side: number): number {
  const { character, hand } = players[seat]!;
  const types = hand.map(card => 1 << typeOf[card]!);
  const wanted = baseTypesOf[character * 2 + side]!;
  return new Set(types.filter(type => (type & wanted) !== 0)).size;
}

/** Makes the play on a copy of the view, and rates how the turn can go on from there. */
function playWorth(view: State, code: number): number {
  if (code === END) return stopWorth(view);
  if (code === CYCLE) return cycleWorth(view);
  const after = clone(view);
  action.resolve(new Run(after, steps, null), after.turn.seat, code, null);
  const player = after.players[after.turn.seat]!;
  const paid = after.core.agenda[0]!.at(-1)!.step === 'level';
  const value = paid ? questWorth(player, player.items, after.turn.quest) : 0;
  // Of two equal plays, the one that pays for something comes first.
  const aimless = code >= RESOURCE && code < ASSIGN && targetIn(code, RESOURCE) === LOOSE;
  return value + bestWorth(after, after.quests) - (aimless ? 0.01 : 0);
}

/** The faces in the deck are known, their order is not. The worth is the average of the best face that is laid out. */
function cycleWorth(view: State): number {
  const after = { ...view, turn: { ...view.turn, actions: view.turn.actions - 1 } };
  if (view.turn.quest !== NONE) return stopWorth(after);
  const turned = [...view.questDiscard, ...view.quests].map(face => face ^ 1);
  const pool = view.questDeck.length < PLACES ? [...view.questDeck, ...turned] : view.questDeck;
  const values = pool.map(face => bestWorth(after, [face])).sort((a, b) => b - a);
  let mean = 0;
  let reached = 1;
  values.forEach((value, i) => {
    // The chance that this face is laid out and none of the better ones.
    const chance = Math.min(1, PLACES / (values.length - i));
    mean += reached * chance * value;
    reached *= 1 - chance;
  });
  return mean - worth.surplus;
}

/** What things are worth, in Victory Points. Found by playing many games. */
const worth = {
  /** Winning the game at the end of this turn. */
  victory: 50,
  /** An acquired item of a base type: it can be used for the rest of the game. */
  base: 5.4,
  /** Any other acquired item: it can be used once. */
  item: 1.6,
  wild: 3.4,
  /** A card in hand, each of its resources, needing no action, and its worth as an item. */
  card: 0.1,
  resource: 0.15,
  noAction: 0.3,
  asBase: 1.2,
  asItem: 0.4,
  /** A card that will be drawn, and one that is too many for the hand. */
  draw: 1.1,
  surplus: 0.1,
};

function itemWorth(player: Player, card: number): number {
  if (isBase(player, card)) return worth.base;
  return typeOf[card] === WILD ? worth.wild : worth.item;
}

function cardWorth(player: Player, card: number): number {
  const [might, wits, spirit] = unpackTriple(resourcesOf[card]!);
  let value = worth.card + worth.resource * (might + wits + spirit);
  if (actionsOf[card] === 0) value += worth.noAction;
  const type = typeOf[card]!;
  if (type === EVENT || player.items.some(item => typeOf[item] === type)) return value;
  return value + (isBase(player, card) ? worth.asBase : worth.asItem);
}

/** What a quest is worth at the best level: its points, less the items that are used up. */
function questWorth(player: Player, items: readonly number[], face: number): number {
  let best = 0;
  for (let level = 0; level < points.length; level++) {
    best = Math.max(best, levelWorth(player, items, face, level));
  }
  return best;
}

/** The same for one level; -1 if it is out of reach. */
function levelWorth(player: Player, items: readonly number[], face: number, level: number): number {
  const requirements = requirementsOf[face]![level]!;
  if (!fulfils(items, requirements, 0, 0)) return -1;
  const won = victoryPoints(player) + points[level]! >= TARGET ? worth.victory : 0;
  return points[level]! + won - cheapestUse(player, items, requirements, 0, 0);
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
    const lost = isBase(player, card) ? 0 : itemWorth(player, card);
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
const price: number[] = funds.sums.slice();
const taken: number[] = funds.sums.slice();

/** The cheapest set of cards that pays for all commitments from the `i`th on; -1 if there is none. */
function cheapestPay(i: number, cards: number, actions: number): number {
  if (i === funds.open) return 0;
  const { sums } = funds;
  const have = funds.have[i]!;
  const cost = funds.cost[i]!;
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

/** What the end of a turn is worth, with these cards left in hand and these actions unused. */
function endWorth(handWorth: number, inHand: number, actions: number): number {
  const drawn = Math.max(1 + actions, LEAST_HAND - inHand);
  const kept = Math.min(drawn, MOST_HAND - inHand);
  return handWorth + kept * worth.draw + (drawn - kept) * worth.surplus;
}

/** What stopping now is worth. */
function stopWorth({ turn, players }: State): number {
  const player = players[turn.seat]!;
  const { hand } = player;
  const inHand = hand.reduce((sum, card) => sum + cardWorth(player, card), 0);
  const owned = player.items.reduce((sum, card) => sum + itemWorth(player, card), 0);
  return owned + endWorth(inHand, hand.length, turn.actions);
}

/** What the best way to go on is worth: up to two more items, then one of these quests. What is open is always paid. */
function bestWorth(state: State, quests: readonly number[]): number {
  const { turn, players } = state;
  const player = players[turn.seat]!;
  const { hand } = player;
  fillFunds(funds, state);
  const values = hand.map(card => cardWorth(player, card));
  for (let set = 1; set <= funds.all; set++) {
    const low = 31 - Math.clz32(set);
    const rest = set & ~(1 << low);
    const acts = low < hand.length ? actionsOf[hand[low]!]! : 0;
    taken[set] = taken[rest]! + acts;
    price[set] = price[rest]! + acts * worth.draw + (values[low] ?? 0);
  }
  const open = turn.open.flatMap(({ what }) => (what === QUEST ? [] : [what]));
  const owned = [...player.items, ...open];
  const choices = turn.quest === NONE ? [NONE, ...quests.filter(face => face !== NONE)] : [NONE];
  let best = -Infinity;
  const items: number[] = [];
  const plan = (from: number, gone: number, spare: number): void => {
    best = Math.max(best, planWorth(state, player, values, owned, items, choices, gone, spare));
    if (items.length === 2) return;
    for (let i = from; i < hand.length; i++) {
      const card = hand[i]!;
      const type = typeOf[card]!;
      const left = spare - actionsOf[card]!;
      if (left < 0 || type === EVENT) continue;
      if (owned.some(item => typeOf[item] === type)) continue;
      const at = funds.open++;
      funds.have[at] = statsOfPlayer(player);
      funds.cost[at] = costOf[card]!;
      items.push(card);
      owned.push(card);
      plan(i + 1, gone | (1 << i), left);
      owned.pop();
      items.pop();
      funds.open--;
    }
  };
  plan(0, 0, funds.actions);
  return best;
}

/** The best of these quests (or none), together with the items of a plan. `gone`: the cards of the hand that are played as items. */
function planWorth(
  { turn }: State,
  player: Player,
  values: readonly number[],
  owned: readonly number[],
  items: readonly number[],
  choices: readonly number[],
  gone: number,
  actions: number,
): number {
  const inHand = values.length;
  const cards = funds.all & ~gone;
  const questOpen = turn.open.some(({ what }) => what === QUEST);
  const ownedWorth = owned.reduce((sum, card) => sum + itemWorth(player, card), 0);
  let best = -Infinity;
  for (const face of choices) {
    const left = actions - (face === NONE ? 0 : 1);
    if (left < 0) continue;
    let gain = ownedWorth;
    if (face !== NONE) {
      funds.have[funds.open] = statsOfPlayer(player);
      funds.cost[funds.open++] = questCostOf[face]!;
      gain += questWorth(player, owned, face);
    } else if (questOpen) gain += questWorth(player, owned, turn.quest);
    const paid = cheapestPay(0, cards, left);
    if (face !== NONE) funds.open--;
    if (paid < 0) {
      // A plan that can't be paid without a quest can't be paid with one either.
      if (face === NONE) return -Infinity;
      continue;
    }
    let handWorth = 0;
    let kept = 0;
    for (let i = 0; i < inHand; i++) {
      if (((gone | paid) >> i) & 1) continue;
      handWorth += values[i]!;
      kept++;
    }
    best = Math.max(best, gain + endWorth(handWorth, kept, left - taken[paid]!));
  }
  return best - 0.001 * items.length;
}

// What points, items and cards are worth for the coming turns. For bots; no rule reads it.
import { points } from './cards/types.ts';
import {
  actionsOf,
  ADVENTURES,
  EVENT,
  resourcesOf,
  typeOf,
  unpackTriple,
  WILD,
} from './figures.ts';
import type { Player, State } from './state.ts';
import { isBase, TARGET, victoryPoints } from './state.ts';
import { laidOpen } from './sample.ts';

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
  /** This many turns before the end, such items begin to lose their worth. */
  late: 2.8,
};

/** How often a player with good items completes a quest of each level in a turn. */
const chances = [0.02, 0.05, 0.2, 0.6];

/** By Victory Points: how many turns are still needed. */
export const turnsToGo: readonly number[] = (() => {
  const turns: number[] = Array.from({ length: TARGET }, () => 0);
  const any = chances.reduce((sum, chance) => sum + chance);
  for (let total = TARGET - 1; total >= 0; total--) {
    const after = chances.map((chance, level) => chance * (turns[total + points[level]!] ?? 0));
    turns[total] = (1 + after.reduce((sum, rest) => sum + rest)) / any;
  }
  return turns;
})();

/** What this total of Victory Points is worth at the end of the turn. */
export function pointsWorth(total: number): number {
  return total >= TARGET ? total + worth.victory : total;
}

/** How the game looks to the active player at one decision. All options are compared by it. */
export interface Outlook {
  /** From 1 down to 0: how much an item for the rest of the game is still worth. */
  readonly lasting: number;
  /** By adventure card: its worth in hand. */
  readonly cards: readonly number[];
  /** The worth of each card that can be drawn, the lowest first. */
  readonly unseen: Float64Array;
}

/** The adventure cards that can be seen. Filled again for every outlook. */
const seen = new Uint8Array(ADVENTURES);

export function outlookOf(state: State): Outlook {
  const { turn, players, discard } = state;
  const player = players[turn.seat]!;
  // The leader decides how long the game will last.
  const most = Math.max(...players.map(victoryPoints));
  const lasting = Math.min(1, (turnsToGo[most] ?? 0) / worth.late);
  let types = 0;
  for (const item of player.items) types |= 1 << typeOf[item]!;
  const cards = BARE.map((_, card) => cardWorth(player, types, card, lasting));
  seen.fill(0);
  for (const card of laidOpen(state)) seen[card] = 1;
  for (const card of player.hand) seen[card] = 1;
  // If every card can be seen, the next draws come from the discard pile.
  const hidden = seen.includes(0);
  const unseen = hidden
    ? cards.filter((_, card) => seen[card] === 0)
    : discard.map(card => cards[card]!);
  return { lasting, cards, unseen: Float64Array.from(unseen).sort() };
}

/** By adventure card: its worth in hand, without its worth as an item. */
export const BARE: readonly number[] = Array.from({ length: ADVENTURES }, (_, card) => {
  const [might, wits, spirit] = unpackTriple(resourcesOf[card]!);
  const value = worth.card + worth.resource * (might + wits + spirit);
  return actionsOf[card] === 0 ? value + worth.noAction : value;
});

/** `types`: the types of the acquired items, as bits. */
function cardWorth(player: Player, types: number, card: number, lasting: number): number {
  const value = BARE[card]!;
  const type = typeOf[card]!;
  if (type === EVENT || ((types >> type) & 1) === 1) return value;
  return value + (isBase(player, card) ? lasting * worth.asBase : worth.asItem);
}

/** What these items are worth after this turn. */
export function itemsWorth({ lasting }: Outlook, player: Player, items: readonly number[]): number {
  let value = 0;
  for (let i = 0; i < items.length; i++) {
    const card = items[i]!;
    value += isBase(player, card) ? lasting * worth.base : onceWorth(card);
  }
  return value;
}

/** What an item is worth that is discarded after use. */
export function onceWorth(card: number): number {
  return typeOf[card] === WILD ? worth.wild : worth.item;
}

// What screens show besides what lies on the table. They take it from here, so that none of them computes a rule.
import { isOver } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { fulfils } from './actions/level.ts';
import { assignFace, resourceFace } from './actions/resource.ts';
import type { CharacterFace, Triple } from './cards/types.ts';
import { targetId } from './events.ts';
import { actionsOf, characterFaces, questCostOf, requirementsOf } from './figures.ts';
import { bill, cheapest, fundsOf, missing, payableWith } from './payment.ts';
import { isSolo, SOLO_TURNS } from './solo.ts';
import type { State } from './state.ts';
import {
  ACTIONS,
  faceOf,
  MOST_HAND,
  NONE,
  QUEST,
  statsOfPlayer,
  TARGET,
  victoryPoints,
} from './state.ts';

/** What everyone can see of a seat. */
export interface Standing {
  readonly points: number;
  readonly isActive: boolean;
  /** Null while its side is not chosen. */
  readonly character: CharacterFace | null;
  /** The items that it has begun to pay. */
  readonly coming: readonly number[];
}

export function standingOf(view: State, seat: Seat): Standing {
  const { turn, players } = view;
  const player = players[seat]!;
  const isActive = !isOver(view) && turn.number > 0 && turn.seat === seat;
  const begun = isActive ? turn.open.map(({ what }) => what) : [];
  return {
    points: victoryPoints(player),
    isActive,
    character: player.side === NONE ? null : characterFaces[faceOf(player)]!,
    coming: begun.filter(what => what !== QUEST),
  };
}

/** A quest or an item that is being paid: what it costs, and what it still lacks. */
export interface Debt {
  readonly id: string;
  readonly isQuest: boolean;
  readonly paid: readonly number[];
  readonly cost: Triple;
  readonly owed: Triple;
}

export function lacksOf(view: State): readonly Debt[] {
  return view.turn.open.map(begun => ({
    id: targetId(view, begun.what)!,
    isQuest: begun.what === QUEST,
    paid: begun.paid,
    ...bill(view, begun),
  }));
}

/** A card that pays, and the option that plays it. */
export interface Payment {
  readonly card: number;
  readonly option: string;
}

/** The usual way to pay for everything that is open, card by card. */
export function planPayment(view: State): readonly Payment[] {
  const { turn, players } = view;
  const { hand } = players[turn.seat]!;
  const sets = cheapest(fundsOf(view), hand, turn.loose)?.sets ?? [];
  return turn.open.flatMap(({ what }, i) =>
    cardsIn(sets[i]!, [...hand, ...turn.loose]).map(card => {
      const face = turn.loose.includes(card) ? assignFace : resourceFace;
      return { card, option: face(view, card, what).id };
    }),
  );
}

/** The cards of a set that is given as bits. */
const cardsIn = (set: number, cards: readonly number[]): number[] =>
  cards.filter((_, at) => ((set >> at) & 1) === 1);

/** The cards of the hand that can be the first to pay for a quest, if the active player chooses it now. */
export function firstPayers(view: State, face: number): number[] {
  const player = view.players[view.turn.seat]!;
  const funds = fundsOf(view);
  return player.hand.filter((card, at) => {
    const bit = 1 << at;
    // Choosing the quest is an action too.
    const left = funds.actions - 1 - actionsOf[card]!;
    const have = statsOfPlayer(player) + funds.sums[bit]!;
    return left >= 0 && payableWith(funds, have, questCostOf[face]!, funds.all & ~bit, left);
  });
}

/** What a quest takes and brings. */
export interface QuestPlan {
  /** What is missing after the stats. */
  readonly lack: Triple;
  /** How many cards the usual payment needs, beside what is already begun. Null if it can't be paid. */
  readonly cards: number | null;
  /** What is missing even with all remaining cards. */
  readonly short: Triple;
  /** Another was chosen this turn. */
  readonly isLate: boolean;
  /** The level in reach, and the one with the items that are being paid. */
  readonly now: number;
  readonly soon: number;
}

/** For this seat: now, if it is its turn, else at the start of its next. Null while it has no side. */
export function planQuest(view: State, seat: Seat, face: number): QuestPlan | null {
  const player = view.players[seat]!;
  const { hand, items } = player;
  const { character, isActive, coming } = standingOf(view, seat);
  if (character === null) return null;
  const isNow = view.turn.seat === seat && hand.length <= MOST_HAND;
  const state = isNow ? view : nextTurn(view, seat);
  const { loose } = state.turn;
  const funds = fundsOf(state);
  const begun = cheapest(funds, hand, loose)?.sets ?? [];
  const left = funds.all & ~begun.reduce((all, set) => all | set, 0);
  const stats = statsOfPlayer(player);
  const cost = questCostOf[face]!;
  funds.have[funds.open] = stats;
  funds.cost[funds.open++] = cost;
  // Choosing the quest is an action too.
  funds.actions--;
  const paid = cheapest(funds, hand, loose)?.sets.at(-1);
  return {
    lack: missing(cost, stats),
    cards: paid === undefined ? null : cardsIn(paid, [...hand, ...loose]).length,
    short: missing(cost, stats + funds.sums[left]!),
    isLate: isActive && view.turn.quest !== NONE,
    now: levelWith(items, face),
    soon: levelWith([...items, ...coming], face),
  };
}

/** The table at the start of this seat's turn, if the others change nothing. */
function nextTurn(table: State, seat: Seat): State {
  const turn = { ...table.turn, seat, actions: ACTIONS, quest: NONE };
  return { ...table, turn: { ...turn, open: [], loose: [], spent: [], used: [] } };
}

/** The highest level of a quest that is possible with these items. */
export function levelWith(items: readonly number[], face: number): number {
  return requirementsOf[face]!.findLastIndex(wanted => fulfils(items, wanted, 0, 0));
}

/** How a solo challenge stands: its turns, those that are left with this one, and the points that are missing. */
export interface Challenge {
  readonly turns: number;
  readonly left: number;
  readonly missing: number;
}

/** Null if several play. */
export function challengeOf(view: State): Challenge | null {
  if (!isSolo(view)) return null;
  return {
    turns: SOLO_TURNS,
    left: SOLO_TURNS - view.turn.number + 1,
    missing: Math.max(0, TARGET - victoryPoints(view.players[0]!)),
  };
}

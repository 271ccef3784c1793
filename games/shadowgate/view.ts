// What screens show besides what lies on the table. They take it from here, so that none of them computes a rule.
import { isOver } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { fulfils } from './actions/level.ts';
import { assignFace, resourceFace } from './actions/resource.ts';
import type { CharacterFace, Triple } from './cards/types.ts';
import { targetId } from './events.ts';
import { characterFaces, requirementsOf } from './figures.ts';
import type { Means } from './means.ts';
import { questMeans, usualPayment } from './means.ts';
import { bill } from './payment.ts';
import { isSolo, SOLO_TURNS } from './solo.ts';
import type { Seen } from './state.ts';
import { faceOf, NONE, QUEST, TARGET, victoryPoints } from './state.ts';

/** What everyone can see of a seat. */
export interface Standing {
  readonly points: number;
  readonly isActive: boolean;
  /** Null while its side is not chosen. */
  readonly character: CharacterFace | null;
  /** The items that it has begun to pay. */
  readonly coming: readonly number[];
}

export function standingOf(view: Seen, seat: Seat): Standing {
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

export function lacksOf(view: Seen): readonly Debt[] {
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
export function planPayment(view: Seen): readonly Payment[] {
  const { loose } = view.turn;
  return usualPayment(view).map(({ card, what }) => {
    const { id } = loose.includes(card)
      ? assignFace(view, card, what)
      : resourceFace(view, card, what);
    return { card, option: id };
  });
}

/** What a quest takes and brings. */
export interface QuestPlan extends Means {
  /** Another was chosen this turn. */
  readonly isLate: boolean;
  /** The level in reach, and the one with the items that are being paid. */
  readonly now: number;
  readonly soon: number;
}

/** Null while the seat has no side. */
export function planQuest(view: Seen, seat: Seat, face: number): QuestPlan | null {
  const { items } = view.players[seat]!;
  const { character, isActive, coming } = standingOf(view, seat);
  if (character === null) return null;
  return {
    ...questMeans(view, seat, face),
    isLate: isActive && view.turn.quest !== NONE,
    now: levelWith(items, face),
    soon: levelWith([...items, ...coming], face),
  };
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
export function challengeOf(view: Seen): Challenge | null {
  if (!isSolo(view)) return null;
  return {
    turns: SOLO_TURNS,
    left: SOLO_TURNS - view.turn.number + 1,
    missing: Math.max(0, TARGET - victoryPoints(view.players[0]!)),
  };
}

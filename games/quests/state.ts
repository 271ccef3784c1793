// What lies on the table [QV 1, 2], described once. A card is its place in its table. Citizens have several copies.
import { describe, families, field, MAIN } from '@castellan/kernel';
import type { Field, Frame, Seat, StateOf, ValueOf, Viewer, Waiting } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import { QUESTS } from './cards/quests.ts';
import { rulesFor, rulesOf } from './solo.ts';

/** An empty place. */
export const { NONE } = field;

/** The card cost of each place of the Tavern Line, from left to right [QV 2.2]. */
export const COSTS = [0, 1, 1, 2, 2, 3] as const;
export const LINE = COSTS.length;
/** The card cost of hiring from the hand [QV 5.2]. */
export const HAND_COST = 2;
export const START_HAND = 3;
export const ACTIONS = 2;
/** The most cards in a hand, and in a Guild, at the end of a turn [QV 8.4]. */
export const LIMIT = 8;
/** This many completed Quests end the game [QV 9.1]. */
export const LAST_QUEST = 5;

/** How many places there are for Active Quests [QV 2.5, 10.3]. */
export const questPlaces = (players: number): number => (players === 2 ? 4 : 6);

/** Whether a Citizen is in the game. Alone, some stay in the box [QV 10.2]. */
export const isUsed = (card: number, players: number): boolean =>
  rulesFor(players).hasRivals || !CITIZENS[card]!.notSolo;

/** Everything in the box. */
export const box = families({
  citizen: {
    cards: CITIZENS,
    copies: (card, seats) => (isUsed(card, seats) ? CITIZENS[card]!.copies : 0),
  },
  quest: { cards: QUESTS },
  'guild-master': { cards: GUILD_MASTERS },
});

const { flag, list, number, numbers, perSeat, pile, record, seat, shared, slot } = field;

/** Secret until the end; alone, it is open from the start [QV 2.1, 10.1]. */
const guildMaster: Field<number> = slot<State>(box['guild-master'], {
  seen: (state, viewer, owner) => viewer === owner || state.isOver || !rulesOf(state).hasRivals,
});

const player = record({
  guildMaster,
  hand: pile(box.citizen, { seen: 'owner' }),
  /** Citizens in the hand that everyone knows: taken from the Tavern Line, or named for a hire (QV R14). */
  known: numbers(0, CITIZENS.length - 1),
  guild: pile(box.citizen),
  reserved: slot(box.quest),
  /** Completed Quests, in their order. Everyone has seen them, so they stay known even face down (QV R14). */
  completed: pile(box.quest),
});

export const description = describe({
  /** Who has the First Player token. */
  first: seat(),
  active: seat(),
  /** How many turns have begun. */
  turn: number(),
  /** How many of the two actions are left [QV 3.2]. */
  actions: number(0, ACTIONS),
  isOver: flag(),
  /** The Tavern Line, from the free place to the most expensive one. */
  line: list(slot(box.citizen), LINE, LINE),
  /** The last card is the top, here and in the Quest deck. */
  deck: pile(box.citizen, { seen: 'nobody' }),
  discard: pile(box.citizen),
  /** The Active Quests. */
  quests: list(slot(box.quest), 4, LINE),
  questDeck: pile(box.quest, { seen: 'nobody' }),
  questDiscard: pile(box.quest),
  /** Citizens that were taken out of the Guild for the current Quest [QV 7.2]. */
  sent: pile(box.citizen),
  /** Guild Masters that nobody has. */
  spare: shared(pile(box['guild-master'], { seen: 'nobody' })),
  players: perSeat(player),
});

export type Player = ValueOf<typeof player>;
export type State = StateOf<typeof description>;

/** The table as a viewer sees it. */
export type Seen = State & { readonly viewer: Viewer };

/** How many Citizens can pay: all of hand and Guild [QV 5.3]. */
export function means({ hand, guild }: Player): number {
  return hand.length + guild.length;
}

/** Used instead of a place of the Tavern Line. */
export const FROM_HAND: number = COSTS.length;

/** The card cost of hiring from a place. */
export const hireCost = (place: number): number =>
  place === FROM_HAND ? HAND_COST : COSTS[place]!;

/** Whether a player has enough cards for it. A Citizen of the hand can't pay for itself [QV 5.4]. */
export const isPayable = (player: Player, place: number): boolean =>
  means(player) >= hireCost(place) + (place === FROM_HAND ? 1 : 0);

/** The steps that can lie right below a step of an action or a power. */
const UNDER_ACTIONS = ['end', 'action', 'power/any'];

/** Whether a step of the active player can wait here, in the middle of an action. */
export function inAction(
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
): boolean {
  return lane === MAIN && seat === state.active && UNDER_ACTIONS.includes(below.at(-1)?.step ?? '');
}

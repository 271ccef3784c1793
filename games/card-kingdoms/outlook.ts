// How a seat sees the rest of the game: how long it will last, and what tokens are worth. Bots rate everything by this.
// The numbers here and in `worth.ts` come from 1.5 million games for two of the appraisal against what it was before and against the first
// greedy, with all numbers varied at once (CMA-ES). In the last turn nothing is guessed: there a thing is worth its points.
import type { Prices } from '@castellan/powers';
import { ROLES } from './cards/language.ts';
import type { Resource, TokenName } from './cards/language.ts';
import { citizensOfRole, counts } from './counts.ts';
import type { CountName, Holdings } from './counts.ts';
import { FOR_TOKEN } from './favour.ts';
import { isLastRound } from './phases/end.ts';
import { stacksToEnd, takenInRound, tokensCount } from './solo.ts';
import { CITIZEN_STACKS, COLUMNS, NONE } from './state.ts';
import type { Player, State } from './state.ts';

export interface Outlook {
  /** As the seat sees it. */
  readonly state: State;
  readonly me: Player;
  /** About how many turns of its own come after this one. */
  readonly rounds: number;
  /** What a token is worth now, in points, and what one of a later harvest is worth. */
  readonly tokens: Worths;
  readonly later: Worths;
  /** The prices for an effect that comes now, and for one that comes later. */
  readonly prices: Prices;
  readonly laterPrices: Prices;
  /** How many Citizens of each role there are. */
  readonly roles: readonly number[];
  /** By position: what the Domain there is worth. Null until somebody asks. */
  readonly domains: (number | null)[];
  /** By role: what one more of it is worth for Domains. Null until somebody asks. */
  readonly forRole: (number | null)[];
  /** By Resource: the best card that one more of it would pay for. Null until somebody asks. */
  reach: number[] | null;
}

export type Worths = Readonly<Record<TokenName, number>>;

export function outlookOf(state: State, seat: number): Outlook {
  const me = state.players[seat]!;
  const rounds = roundsLeft(state, seat);
  const tokens = tokensWorth(state, me, rounds, SCARCE);
  const later = tokensWorth(state, me, rounds, SCARCE_LATER);
  return {
    state,
    me,
    rounds,
    tokens,
    later,
    prices: pricesOf(rounds, tokens, me),
    laterPrices: pricesOf(rounds, later, me),
    roles: rolesOf(me),
    domains: [null, null, null, null, null],
    forRole: [null, null, null, null],
    reach: null,
  };
}

/** What tokens are worth now: all that a payment needs to know. */
export function tokensNow(state: State, seat: number): Worths {
  return tokensWorth(state, state.players[seat]!, roundsLeft(state, seat), SCARCE);
}

/** The same outlook for a player with other cards. */
export function withMe(look: Outlook, me: Player): Outlook {
  return {
    ...look,
    me,
    prices: pricesOf(look.rounds, look.tokens, me),
    laterPrices: pricesOf(look.rounds, look.later, me),
    roles: rolesOf(me),
    domains: [null, null, null, null, null],
    forRole: [null, null, null, null],
    reach: null,
  };
}

const rolesOf = ({ citizens }: Player): number[] => [
  citizensOfRole(citizens, ROLES[0]),
  citizensOfRole(citizens, ROLES[1]),
  citizensOfRole(citizens, ROLES[2]),
  citizensOfRole(citizens, ROLES[3]),
];

// The same for all cards of this game.
const act = (): number => 1.85;
const lose = (): number => 2;
const rob = (): number => 4.5;
const verb = (): number => 1;

/** The prices of effects, for someone who has these things and `more` of what can be counted. */
export function pricesOf(
  rounds: number,
  tokens: Worths,
  held: Holdings,
  more: Readonly<Record<string, number>> | null = null,
): Prices {
  return {
    resources: tokens,
    count: name => counts[name as CountName](held, 'pooled') + (more === null ? 0 : more[name]!),
    // A free Citizen is worth more, the more rounds are left.
    acquire: () => 0.75 + 0.55 * rounds,
    act,
    lose,
    rob,
    verb,
  };
}

/** What a token is worth in the middle of a game, no matter who has it. */
export const TYPICAL: Worths = { gold: 0.45, strength: 0.4, magic: 0.42, vp: 1 };
/** How much more than at the end a token is worth, to someone who has none of its kind. */
const SCARCE: Readonly<Record<Resource, number>> = { gold: 0.49, strength: 0.165, magic: 0.18 };
/** The same for a token of a later harvest. */
const SCARCE_LATER: typeof SCARCE = { gold: 0.15, strength: 0.05, magic: 0.12 };
/** How many of a kind are enough for one action. */
const ENOUGH = 1.3;
/** What a leftover token is worth while it can still be spent, by what the Duke gives for it. */
const TO_SPEND = 1.35;
/** What most Dukes give for a leftover token: for those who have no Duke yet. */
const USUAL = 1 / 3;

/**
 * At the end a token is worth what the Duke gives for it. Before that it is worth more, above all as long as there are
 * few of its kind for all the actions to come.
 */
function tokensWorth(state: State, me: Player, rounds: number, scarce: typeof SCARCE): Worths {
  const left = me.duke >= 0 ? FOR_TOKEN[me.duke]! : USUAL;
  const end = rounds > 0 ? TO_SPEND * left : left;
  const enough = ENOUGH * (2 * rounds + 1);
  return {
    gold: end + scarce.gold * Math.max(0, 1 - me.gold / enough),
    strength: end + scarce.strength * Math.max(0, 1 - me.strength / enough),
    magic: end + scarce.magic * Math.max(0, 1 - me.magic / enough),
    vp: tokensCount(state) ? 1 : 0,
  };
}

/** Domains are expensive, so a stack of them lasts longer than one of Citizens. */
const DOMAIN_LASTS = 1.2;
/** Players also take cards from the larger stacks, and with few players even more. */
const ROUNDS_FOR_FEW = 2.5;
const ROUNDS_FOR_MANY = 1.6;
/** The smallest stacks, the smallest first. Filled again each time. */
const smallest = new Float64Array(2 * COLUMNS + CITIZEN_STACKS);

/** Keeps the size of a stack if it is among the `limit` smallest so far, of which there are `kept`. */
function keepSmall(size: number, kept: number, limit: number): void {
  let at = Math.min(kept, limit);
  if (at === limit && size >= smallest[limit - 1]!) return;
  if (at === limit) at--;
  for (; at > 0 && smallest[at - 1]! > size; at--) smallest[at] = smallest[at - 1]!;
  smallest[at] = size;
}

/**
 * The game ends when a number of stacks are empty, or no Monster or no Domain is left [CK 10.1, 13.17]. How long
 * that takes depends on the cards in the smallest stacks. If this round is the last, only those who come after
 * the active player have a turn left [CK 10.2].
 */
export function roundsLeft(state: State, seat: number): number {
  const { players, first, active } = state;
  const seats = players.length;
  if (isLastRound(state))
    return (seat - first + seats) % seats > (active - first + seats) % seats ? 1 : 0;
  const limit = stacksToEnd(state);
  let monsters = 0;
  let domains = 0;
  let kept = 0;
  for (let i = 0; i < COLUMNS; i++) {
    const horde = state.monsters[i]!.length;
    keepSmall(horde, kept++, limit);
    monsters += horde;
    const stack = state.domainsBelow[i]!.length + (state.domains[i] === NONE ? 0 : 1);
    keepSmall(DOMAIN_LASTS * stack, kept++, limit);
    domains += stack;
  }
  for (let i = 0; i < CITIZEN_STACKS; i++) keepSmall(state.citizens[i]!.length, kept++, limit);
  let cards = 0;
  for (let i = 0; i < limit; i++) cards += smallest[i]!;
  cards = Math.min(cards, 2 * monsters, 2 * domains);
  return 0.7 + ((seats < 3 ? ROUNDS_FOR_FEW : ROUNDS_FOR_MANY) * cards) / takenInRound(state);
}

import type { Resource, Token } from './cards/language.ts';
import { FOR_TOKEN } from './favour.ts';
import { endConditionHolds } from './phases/end.ts';
import { CITIZEN_STACKS, COLUMNS, NONE } from './state.ts';
import type { Player } from './state.ts';
import type { CardKingdomsView } from './view.ts';

/**
 * How a seat looks at the rest of the game: how long it will be, and what tokens are good for. Bots weigh
 * everything by that. The numbers here and in `worth.ts` were found by letting the appraisal play against
 * itself with each of them a little higher or lower, tens of thousands of games.
 */
export interface Outlook {
  readonly view: CardKingdomsView;
  readonly me: Player;
  /** Turns of its own that come after this one, roughly. */
  readonly rounds: number;
  /** What one token is worth now, in points, and one that comes with a later harvest. */
  readonly tokens: Worths;
  readonly later: Worths;
}

export type Worths = Readonly<Record<Token, number>>;

export function outlookOf(view: CardKingdomsView, seat: number): Outlook {
  const me = view.players[seat]!;
  const rounds = roundsLeft(view, seat);
  return {
    view,
    me,
    rounds,
    tokens: tokensWorth(view, me, rounds, 1),
    later: tokensWorth(view, me, rounds, 0.5),
  };
}

/** By how much a token is worth more than at the end, while there is none of its kind. */
const SCARCE: Readonly<Record<Resource, number>> = { gold: 0.36, strength: 0.1, magic: 0.16 };
/** How many of a kind are enough for one action. */
const ENOUGH = 1.7;
/** As most Dukes have it; who has none yet is about to choose one. */
const USUAL = 1 / 3;

/**
 * A token is only a means. At the end it is worth what the Duke gives for it; before that it is worth more,
 * as long as there are few of its kind for all the actions to come.
 */
function tokensWorth(view: CardKingdomsView, me: Player, rounds: number, scarcity: number): Worths {
  const end = me.duke >= 0 ? FOR_TOKEN[me.duke]! : USUAL;
  const enough = ENOUGH * (2 * rounds + 1);
  return {
    gold: end + scarcity * SCARCE.gold * Math.max(0, 1 - me.gold / enough),
    strength: end + scarcity * SCARCE.strength * Math.max(0, 1 - me.strength / enough),
    magic: end + scarcity * SCARCE.magic * Math.max(0, 1 - me.magic / enough),
    vp: view.darkLord === null || view.settings.soloTokens === 'counted' ? 1 : 0,
  };
}

/** Domains are dear: a stack of them lasts longer than its cards would say. */
const DOMAIN_LASTS = 1.2;
/** Not every card is taken from the stacks that run out first; the fewer players, the less so. */
const ROUNDS_FOR_FEW = 2.5;
const ROUNDS_FOR_MANY = 1.6;
const sizes = new Float64Array(2 * COLUMNS + CITIZEN_STACKS);

/**
 * The game ends when so many stacks are empty, or no Monster or no Domain is left [CK 10.1, 13.17]: the cards
 * that must be taken for that, from the smallest stacks, say how long it takes. Once it is certain that this
 * round is the last, only those who come after the active player have a turn left [CK 10.2].
 */
function roundsLeft(view: CardKingdomsView, seat: number): number {
  const { players, darkLord, first, active } = view;
  const seats = players.length;
  if (darkLord === null && endConditionHolds(view))
    return (seat - first + seats) % seats > (active - first + seats) % seats ? 1 : 0;
  let monsters = 0;
  let domains = 0;
  for (let i = 0; i < COLUMNS; i++) {
    sizes[i] = view.monsters[i]!.length;
    monsters += sizes[i]!;
    const stack = view.domainsBelow[i]!.length + (view.domains[i] === NONE ? 0 : 1);
    sizes[COLUMNS + i] = DOMAIN_LASTS * stack;
    domains += stack;
  }
  for (let i = 0; i < CITIZEN_STACKS; i++) sizes[2 * COLUMNS + i] = view.citizens[i]!.length;
  sizes.sort();
  const limit = darkLord === null ? 2 * seats : 5;
  let cards = 0;
  for (let i = 0; i < limit; i++) cards += sizes[i]!;
  cards = Math.min(cards, 2 * monsters, 2 * domains);
  // Two actions each in a round; alone, two attacks as well.
  const taken = darkLord === null ? 2 * seats : 4;
  return 0.5 + ((seats < 3 ? ROUNDS_FOR_FEW : ROUNDS_FOR_MANY) * cards) / taken;
}

// What lies on the table [CK 1], described once.
import { describe, families, field } from '@castellan/kernel';
import type { Field, StateOf, ValueOf, Viewer } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import { tokens } from './player.ts';
import { settings } from './settings.ts';

export const { NONE, HIDDEN } = field;

/** The five columns of Monsters and Domains, and the ten stacks of Citizens below them [CK 2.4–2.7]. */
export const COLUMNS = 5;
export const CITIZEN_STACKS = 10;

/** The activation numbers of the ten Citizen stacks: the first number of their cards [CK 2.6]. */
export const STACK_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11];

/** The stack that a Citizen belongs to. */
export const stackOfCitizen = CITIZENS.map(card => STACK_NUMBERS.indexOf(card.numbers[0]!));

/** Everything in the box [CK 1.1]. A card in a state is its place in its table under `cards/`. */
export const box = families({
  citizen: {
    cards: CITIZENS,
    // One of each Starter for everyone [CK 2.9].
    copies: (kind, seats) => (CITIZENS[kind]!.price === null ? seats : CITIZENS[kind]!.copies),
  },
  monster: {
    cards: MONSTERS,
    copies: monster => MONSTERS[monster]!.copies + MONSTERS[monster]!.copiesWithFive,
  },
  domain: { cards: DOMAINS },
  duke: { cards: DUKES },
});

const {
  fixed,
  heap,
  list,
  number,
  numbers,
  orNull,
  perSeat,
  pile,
  places,
  record,
  seat,
  shared,
  slot,
  word,
} = field;

/** Only its owner knows a Duke until the game is over [CK 1.5]. Nobody knows the Dark Lord's. */
const duke: Field<number> = slot<State>(box.duke, {
  seen: ({ ending }, viewer, owner) => viewer === owner || ending !== '',
});

/** What a player owns. All of it is public, except the Duke [CK 1.5]. */
const player = record({
  ...tokens.fields(),
  /** How many of each Citizen; the Starters are the last two. */
  citizens: heap(box.citizen),
  /** The Victory stack, in the order of slaying. */
  monsters: pile(box.monster),
  /** In the order of building. */
  domains: pile(box.domain),
  duke,
  /** The two Dukes to choose from, or the one sent back to the box. */
  dukesOffered: shared(pile(box.duke, { seen: 'owner', min: 1, max: 2 })),
});

/** The solo opponent [CK 13.2]. */
const darkLord = record({ duke, citizens: heap(box.citizen), domains: pile(box.domain) });

const unmixed = ({ settings }: Pick<State, 'settings'>): boolean => !settings.mixed;

/** A Citizen stack, from the bottom up. With mixed citizens, only the cards that were turned up are seen [CK 14.3]. */
const citizenStack = (stack: number): Field<number[]> =>
  pile<State>(box.citizen, {
    seen: (state, _, __, at, of) => unmixed(state) || at >= of - state.seen[stack]!,
    fits: kind => stackOfCitizen[kind] === stack && CITIZENS[kind]!.price !== null,
  });

/** Citizens in the box. Everyone knows which they are, unless they were mixed. */
const citizensLeftOut: Field<number[]> = pile<State>(box.citizen, { seen: unmixed });

export const description = describe({
  settings: fixed(settings.shape),
  players: perSeat(player),
  /** The area of each Monster stack, from left to right. */
  areas: shared(numbers(0, AREAS.length - 1, COLUMNS)),
  /** The five Monster stacks from left to right. The top card is the last [CK 1.4]. */
  monsters: list(pile(box.monster), COLUMNS, COLUMNS),
  /** The ten Citizen stacks by number. */
  citizens: places(STACK_NUMBERS.map((_, stack) => citizenStack(stack))),
  /** How many cards of each Citizen stack, from the top, everyone has seen. */
  seen: numbers(0, 12, STACK_NUMBERS.length),
  /** The face-up Domain of each position, and the face-down ones below it. */
  domains: list(slot(box.domain), COLUMNS, COLUMNS),
  domainsBelow: list(pile(box.domain, { seen: 'nobody', max: 3 }), COLUMNS, COLUMNS),
  /** What is not used in this game. */
  box: record({
    monsters: shared(pile(box.monster)),
    citizens: shared(citizensLeftOut),
    /** Domains that nobody has seen, and those that the setup excludes. */
    domains: shared(pile(box.domain, { seen: 'nobody' })),
    domainsRemoved: shared(pile(box.domain)),
    dukes: shared(pile(box.duke, { seen: 'nobody' })),
  }),
  /** 1 to 6 each, from the first roll on [CK 3.5]. */
  dice: numbers(0, 6, 2),
  /** The Domains that have changed a die in this roll phase, as bits [CK 3.4]. */
  diceChanged: number(0, 2 ** DOMAINS.length - 1),
  first: seat(),
  active: seat(),
  /** How many turns have begun. */
  turn: number(),
  /** How many stacks have an Exhausted card in their place [CK 5.6]. */
  exhausted: number(0, 20),
  /** Null unless one player plays alone. */
  darkLord: orNull(darkLord),
  /** How the game has ended; empty while it goes on. The last three are for solo games [CK 13.15–13.17]. */
  ending: word('', 'round', 'monsters-slain', 'overrun', 'five-exhausted'),
});

/** The dice before the first roll. */
export const NOT_ROLLED: readonly number[] = [0, 0];

/** Whether the dice show a roll. */
export const isRolled = ({ dice }: Pick<State, 'dice'>): boolean => dice[0]! > 0;

export type State = StateOf<typeof description>;
export type Player = ValueOf<typeof player>;
export type DarkLord = ValueOf<typeof darkLord>;
export type Ending = State['ending'];

/** The table as a viewer sees it: -1 is a card that they can't see [CK 1.5, 2.7, 2.10, 14.3]. */
export type Seen = State & { readonly viewer: Viewer };

// What points, cards, Resources and powers are worth for the coming turns. For bots; no rule reads it.
import {
  countOf,
  gainOf,
  isAimed,
  losesFrom,
  NOTHING,
  paidFor,
  priceOf,
  robs,
} from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { RESOURCES, TYPES } from './cards/language.ts';
import type { VillagePower } from './cards/language.ts';
import { iconsOf, BUILDING_KINDS, resourceOf, typeOf } from './figures.ts';
import { provisionsIn } from './payment.ts';
import { ANY, provisions, WILD } from './printed.ts';
import type { Provision } from './printed.ts';
import { goldOf } from './scoring.ts';
import { rulesOf } from './solo.ts';
import type { Player, State } from './state.ts';
import { LIMIT, NONE, TARGET, villageSize } from './state.ts';

/** What things are worth, in points. Found by playing many games. */
const worth = {
  /** A gold is a point at the end. Early in the game it also helps to build. */
  gold: 1,
  goldEarly: 0.5,
  /** With this much gold, more is not needed for building. */
  goldEnough: 6,
  /** An unknown card of the deck. */
  card: 0.35,
  /** The share of its worth that a drawn card counts: it is not built yet. */
  drawn: 0.4,
  /** The first, second, third and any further Resource of a kind. */
  resources: [4.5, 3.5, 2.5, 1.5],
  /** For each icon on cards in hand that the own village can't provide yet. */
  wanted: 0.25,
  /** The share of its points that a Building in hand counts, and how much less for each icon that others must provide. */
  inHand: 0.5,
  missing: 0.22,
  /** What a coin on another player's card costs, and one that comes back next turn. */
  bought: 1.2,
  tied: 0.12,
  /** How often in a turn each action is led or followed: for powers that work then. */
  often: { harvest: 0.3, develop: 0.22, build: 0.6, recruit: 0.12, tax: 0.3 },
  /** A free resource, in each Build that needs it. */
  provided: 1.3,
};

/** How many more turns each player will probably have. */
export function turnsLeft(state: State): number {
  if (rulesOf(state).endsWithDeck) return state.deck.length / 1.6;
  const target = TARGET[state.players.length]!;
  let most = 0;
  for (const player of state.players) most = Math.max(most, villageSize(player));
  return Math.max(0, target - most) * 1.1;
}

/** What a power counts at the end, if it does. */
const countsAtEnd = ({ power }: { readonly power: VillagePower | null }): string | null =>
  power !== null && 'at' in power && power.at === 'scoring' ? countOf(power.effect) : null;
/** By Building and by Adventurer. */
const BUILDING_COUNTS = BUILDINGS.map(countsAtEnd);
const ADVENTURER_COUNTS = ADVENTURERS.map(countsAtEnd);
/** By Building: whether its power counts Buildings of its own type. */
const COUNTS_ITSELF = BUILDINGS.map(
  ({ type, power }) => power !== null && 'at' in power && countOf(power.effect) === type,
);
/** By Building and resource: how many such icons its cost has. */
const ICONS = iconsOf.flatMap(icons =>
  RESOURCES.map((_, kind) => icons.filter(icon => icon === kind).length),
);

/** How the game looks to one seat at one decision. All options are compared by it. */
export class Outlook {
  readonly #state: State;
  readonly me: Player;
  readonly #seat: number;
  readonly #turns: number;
  /** By resource: what the own village provides, and what of that has no coin now. */
  readonly #owned: number[];
  readonly #open: number[];
  readonly #types: number[];
  readonly hand: readonly number[];
  /** The powers that provide resources, and by type of Building, how many of them are free Wilds. */
  readonly #powers: readonly Provision[];
  readonly #wilds: number[];
  /** What the scoring powers of the own village count. */
  readonly #counting: string[] = [];
  /** What one more gold is worth. */
  readonly gold: number;
  // Results that were already calculated.
  readonly #keeps: (number | undefined)[] = [];
  readonly #resources: (number | undefined)[] = [];
  #unseen: number | undefined;
  #inOrder: readonly number[] | undefined;

  constructor(state: State, seat: number) {
    this.#state = state;
    this.#seat = seat;
    this.me = state.players[seat]!;
    this.#turns = turnsLeft(state);
    const { resources, coins, buildings, adventurers, hand, shown } = this.me;
    const early = Math.min(1, this.#turns / 4) * worth.goldEarly;
    this.gold = worth.gold + (goldOf(this.me) < worth.goldEnough ? early : 0);
    this.#owned = RESOURCES.map(() => 0);
    this.#open = RESOURCES.map(() => 0);
    for (let at = 0; at < resources.length; at++) {
      const kind = resourceOf[resources[at]!]!;
      this.#owned[kind]!++;
      if (coins[at] === NONE) this.#open[kind]!++;
    }
    const set = provisionsIn(this.me);
    this.#powers = provisions.filter((_, place) => ((set >> place) & 1) === 1);
    for (const { resource } of this.#powers) if (resource !== WILD) this.#owned[resource]!++;
    this.#wilds = TYPES.map((_, type) =>
      count(
        this.#powers,
        power =>
          power.resource === WILD &&
          power.discards === 0 &&
          (power.type === ANY || power.type === type),
      ),
    );
    this.#types = TYPES.map(() => 0);
    for (const card of buildings) {
      this.#types[typeOf[card]!]!++;
      if (BUILDING_COUNTS[card] !== null) this.#counting.push(BUILDING_COUNTS[card]!);
    }
    for (const card of adventurers)
      if (ADVENTURER_COUNTS[card] !== null) this.#counting.push(ADVENTURER_COUNTS[card]!);
    this.hand = [...hand, ...shown];
  }

  /** What one more unknown card of the deck is worth. */
  get card(): number {
    return worth.card;
  }

  /** How many cards of the own village a power counts. */
  counted(per: string): number {
    const type = TYPES.findIndex(name => name === per);
    return type < 0 ? this.me.adventurers.length : this.#types[type]!;
  }

  /** What a power is worth from now on. */
  power(power: VillagePower | null, brought: boolean): number {
    if (power === null || !('at' in power)) return 0;
    const { at, effect } = power;
    const pays = losesFrom(priceOf(effect) ?? NOTHING, 'hand');
    const each = this.#gained(paidFor(effect), brought) - pays * 0.5;
    if (at === 'instant' || at === 'scoring') return each;
    if (at.startsWith('build-')) return each * this.#turns * worth.often.build * 0.45;
    return each * this.#turns * worth.often[at as keyof typeof worth.often];
  }

  #gained(effect: Effect, brought: boolean): number {
    if (isAimed(effect)) return robs(effect) ? 2 * worth.card : this.gold * 1.25;
    const gain = gainOf(effect);
    if (gain === null) return 0;
    const { amounts, per } = gain;
    const one =
      amounts['gold']! * this.gold +
      amounts['card']! * worth.card +
      amounts['vp']! +
      this.#provided(amounts);
    return per === null ? one : one * this.#counted(per, brought);
  }

  #provided(amounts: Readonly<Record<string, number>>): number {
    const kinds = RESOURCES.reduce((sum, name) => sum + amounts[name]!, 0);
    return kinds * worth.provided + amounts['wild']! * worth.provided * 1.4;
  }

  /** How many cards a power will count: those that are there, itself, and some that will come. */
  #counted(per: string, brought: boolean): number {
    const more = Math.min(this.#turns * 0.18, 2);
    const itself = brought && per !== 'adventurers' ? 1 : 0;
    return this.counted(per) + more + itself;
  }

  /** A Building in the village: its points, its power, and the powers of the village that count it. */
  building(card: number): number {
    const { vp, type, power } = BUILDINGS[card]!;
    return vp + this.power(power, COUNTS_ITSELF[card]!) + this.#countedBy(type);
  }

  adventurer(card: number): number {
    const { vp, power } = ADVENTURERS[card]!;
    return vp + this.power(power, false) + this.#countedBy('adventurers');
  }

  /** How many powers of the own village count such a card at the end. */
  #countedBy(per: string): number {
    let n = 0;
    for (const counted of this.#counting) if (counted === per) n++;
    return n;
  }

  /** What one more Resource of this kind is worth. */
  resource(kind: number): number {
    return (this.#resources[kind] ??= this.#resource(kind));
  }

  #resource(kind: number): number {
    const time = Math.min(1, this.#turns / 5);
    const first = worth.resources[Math.min(this.#owned[kind]!, 3)]!;
    let wanted = 0;
    for (const card of this.hand)
      if (ICONS[card * RESOURCES.length + kind]! > this.#owned[kind]!) wanted += worth.wanted;
    const total = this.me.resources.length;
    return time * (first + Math.min(wanted, 0.8)) * (total < 6 ? 1 : 0.5);
  }

  /** How many icons of a Building's cost the own village can't provide, even with the Castle. */
  #lacking(card: number): number {
    let missing = 0;
    for (let kind = 0; kind < RESOURCES.length; kind++)
      missing += Math.max(0, ICONS[card * RESOURCES.length + kind]! - this.#owned[kind]!);
    return Math.max(0, missing - 1 - this.#wilds[typeOf[card]!]!);
  }

  /** What a card in hand is worth, as a Building or as a Resource. */
  keep(card: number): number {
    return (this.#keeps[card] ??= this.#keep(card));
  }

  #keep(card: number): number {
    const developed = 0.45 * this.resource(resourceOf[card]!);
    if (this.me.buildings.includes(card)) return developed;
    const ease = Math.max(0.1, 1 - worth.missing * this.#lacking(card));
    const time = Math.min(1, this.#turns / 2);
    return Math.max(developed, worth.inHand * ease * time * this.building(card)) + 0.01;
  }

  /** What drawing `n` cards is worth: the best open ones, or unknown ones, if the hand has room for them. */
  draws(n: number): number {
    const { piles, deck } = this.#state;
    const tops = piles.flatMap(pile => (pile.length > 0 ? [this.keep(pile.at(-1)!)] : []));
    const unseen = deck.length > 0 ? new Array<number>(n).fill(this.unseen) : [];
    const drawn = [...tops, ...unseen].sort((a, b) => b - a).slice(0, n);
    const before = this.#held.toReversed();
    const room = Math.max(0, rulesOf(this.#state).fullHand - before.length);
    const after = [...before, ...drawn.slice(0, room)].sort((a, b) => b - a).slice(0, LIMIT);
    return worth.drawn * (sum(after) - sum(before.slice(0, LIMIT)));
  }

  /** What a card of the deck is worth, on average. */
  get unseen(): number {
    return (this.#unseen ??= average(this));
  }

  /** What the `n` cheapest cards of the hand are worth, without the card `but`. */
  cheapest(n: number, but = NONE): number {
    const held = this.#held;
    const left = but === NONE ? NONE : held.indexOf(this.keep(but));
    let price = 0;
    for (let i = 0, paid = 0; i < held.length && paid < n; i++) {
      if (i === left) continue;
      price += held[i]!;
      paid++;
    }
    return price;
  }

  /** What the cards of the hand are worth, the cheapest first. */
  get #held(): readonly number[] {
    return (this.#inOrder ??= this.hand.map(card => this.keep(card)).sort((a, b) => a - b));
  }

  /** What developing brings at best, for a price of this many cards. */
  develops(price: number): number {
    let best = -Infinity;
    for (const card of this.hand)
      best = Math.max(
        best,
        this.resource(resourceOf[card]!) - this.keep(card) - this.cheapest(price, card),
      );
    return best;
  }

  /** What paying for a Building costs now, without the card itself. */
  price(card: number): number {
    const open = [...this.#open];
    let wild = this.#wilds[typeOf[card]!]!;
    const free = RESOURCES.map((_, kind) =>
      count(this.#powers, ({ resource }) => resource === kind),
    );
    let castle = this.me.castle === NONE ? 1 : 0;
    let price = 0;
    for (const icon of iconsOf[card]!) {
      if (free[icon]! > 0) free[icon]!--;
      else if (open[icon]! > 0) {
        open[icon]!--;
        price += worth.tied;
      } else if (wild > 0) wild--;
      else if (castle > 0) {
        castle--;
        price += worth.tied;
      } else price += worth.bought;
    }
    return price;
  }

  /** Opponents with larger villages are better targets. */
  rival(seat: number): number {
    const them = this.#state.players[seat]!;
    return seat === this.#seat ? 0 : 1 + villageSize(them) / 10;
  }
}

const count = <T>(all: readonly T[], fits: (one: T, at: number) => boolean): number => {
  let n = 0;
  for (let i = 0; i < all.length; i++) if (fits(all[i]!, i)) n++;
  return n;
};

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function average(outlook: Outlook): number {
  let total = 0;
  for (let card = 0; card < BUILDING_KINDS; card++) total += outlook.keep(card);
  return total / BUILDING_KINDS;
}

// What a Building costs [VV 6.3 to 6.8]: each icon is provided by a coin on anyone's Resource, by a coin on the own Castle, or by a
// power. This file says whether a cost can be paid, and what can provide its next icon.
import type { Offer, Phrase, Seat } from '@castellan/kernel';
import { RESOURCES } from './cards/language.ts';
import { bestFor, isFor } from './discards.ts';
import { iconsOf, resourceOf, typeOf } from './figures.ts';
import { handSize } from './hand.ts';
import { adventurerPower, buildingPower, provisionAt, provisions } from './printed.ts';
import type { Provision } from './printed.ts';
import { WILD } from './provided.ts';
import type { Player, State } from './state.ts';
import { NONE } from './state.ts';

/** All that a seat can pay with. One object is filled again for every decision. */
export interface Means {
  gold: number;
  /** By resource: how many Resources without a coin there are in all villages. */
  readonly cards: number[];
  /** 1 if there is no coin on the own Castle, else 0. */
  castle: number;
  /** The powers of the village that are not used yet, as bits. */
  powers: number;
  /** How many cards of the hand powers can cost, all together. */
  hand: number;
}

export function emptyMeans(): Means {
  return { gold: 0, cards: RESOURCES.map(() => 0), castle: 0, powers: 0, hand: 0 };
}

/** What a seat can pay with now. `reserved`: cards of its hand that can't pay, such as the Building itself. */
export function fillMeans(means: Means, state: State, seat: Seat, reserved: number): void {
  const { players } = state;
  const player = players[seat]!;
  const { cards } = means;
  cards.fill(0);
  for (let i = 0; i < players.length; i++) {
    const { resources, coins } = players[i]!;
    for (let j = 0; j < coins.length; j++)
      if (coins[j] === NONE) cards[resourceOf[resources[j]!]!]!++;
  }
  means.gold = player.gold;
  means.castle = player.castle === NONE ? 1 : 0;
  means.powers = provisionsIn(player);
  means.hand = handSize(player) - reserved;
}

/** The powers of a village that provide resources, as bits. */
export function provisionsIn({ buildings, adventurers }: Player): number {
  let set = 0;
  for (let i = 0; i < buildings.length; i++) {
    const power = buildingPower[buildings[i]!]!;
    if (power >= 0 && provisionAt[power]! >= 0) set |= 1 << provisionAt[power]!;
  }
  for (let i = 0; i < adventurers.length; i++) {
    const power = adventurerPower[adventurers[i]!]!;
    if (power >= 0 && provisionAt[power]! >= 0) set |= 1 << provisionAt[power]!;
  }
  return set;
}

/** By Building, then by number of paid icons: how many icons of each resource are left. */
const leftOf: readonly (readonly (readonly number[])[])[] = iconsOf.map(icons =>
  Array.from({ length: icons.length + 1 }, (_, paid) =>
    RESOURCES.map((__, kind) => icons.slice(paid).filter(icon => icon === kind).length),
  ),
);

/** By resource: how many powers provide only this one. Filled again each time. */
const free = RESOURCES.map(() => 0);

/** What a cost asks of some means. Filled again each time. */
const asked = { icons: 0, missing: 0, wild: 0 };

/** How many icons no power of their own kind provides, how many of those no Resource does either, and how many Wilds there are. */
function reckon(means: Means, card: number, paid: number): void {
  const { cards, powers, hand } = means;
  const needed = leftOf[card]![paid]!;
  const type = typeOf[card]!;
  let discards = 0;
  asked.wild = 0;
  free.fill(0);
  for (let i = 0, rest = powers; rest > 0; i++, rest >>= 1) {
    const power = provisions[i]!;
    if ((rest & 1) === 0 || !isFor(power, type) || power.discards > hand) continue;
    discards += power.discards;
    count(power);
  }
  if (discards > hand) countBest(means, needed, type);
  asked.icons = 0;
  asked.missing = 0;
  for (let i = 0; i < needed.length; i++) {
    const icons = needed[i]! - free[i]!;
    if (icons <= 0) continue;
    asked.icons += icons;
    if (icons > cards[i]!) asked.missing += icons - cards[i]!;
  }
}

function count({ resource }: Provision): void {
  if (resource === WILD) asked.wild++;
  else free[resource]!++;
}

/** The hand can't pay for all powers: counts those without a price, and of the others those that are used. */
function countBest(means: Means, needed: readonly number[], type: number): void {
  const { cards, castle, gold, hand, powers } = means;
  const own = provisions.filter((power, i) => ((powers >> i) & 1) === 1 && isFor(power, type));
  asked.wild = 0;
  free.fill(0);
  for (const power of own) if (power.discards === 0) count(power);
  const icons = needed.map((n, kind) => n - free[kind]!);
  const bill = { icons, cards, castle, wild: asked.wild, gold, hand };
  const costly = own.filter(({ discards }) => discards > 0);
  for (const power of bestFor(costly, bill)) count(power);
}

/** Whether these means can provide the icons of a Building's cost, after the first `paid`. */
export function provides(means: Means, card: number, paid: number): boolean {
  // Without a power, every icon needs a coin.
  if (means.powers === 0 && iconsOf[card]!.length - paid > means.gold) return false;
  reckon(means, card, paid);
  // Icons that no Resource provides need a Wild. Icons that no power provides need a coin.
  return asked.missing <= asked.wild + means.castle && asked.icons - asked.wild <= means.gold;
}

/** What these means lack to build a card: Resources first, because gold alone would not help. */
export function shortfall(means: Means, card: number): Phrase {
  reckon(means, card, 0);
  const any = asked.wild + means.castle;
  if (asked.missing <= any)
    return { say: 'too-dear', lacks: [], n: asked.icons - asked.wild, gold: means.gold };
  const lacks = RESOURCES.flatMap((resource, kind) => {
    const n = leftOf[card]![0]![kind]! - free[kind]!;
    return n > means.cards[kind]! ? [{ what: resource, n, have: means.cards[kind]! }] : [];
  });
  // Where one kind is short, what stands for any kind can be counted with it.
  const [only, second] = lacks;
  return {
    say: 'too-dear',
    lacks: second === undefined ? [{ ...only!, have: only!.have + any }] : lacks,
  };
}

// The codes of what provides an icon: a seat for its Resource, the own Castle, or a power by its place among those that provide.
export const CASTLE = 8;
export const POWER = 16;

const NO_RESOURCE: Phrase = { say: 'needed-later' };

/** Offers everything that can provide the next icon, if the other icons can still be provided afterwards. */
export function offerProviders(state: State, seat: Seat, means: Means, offer: Offer): void {
  const { players, turn } = state;
  const card = turn.building;
  const icon = iconsOf[card]![turn.paid]!;
  const next = turn.paid + 1;
  if (means.gold > 0 && means.cards[icon]! > 0) {
    means.gold--;
    means.cards[icon]!--;
    const can = provides(means, card, next);
    means.gold++;
    means.cards[icon]!++;
    for (let i = 0; i < players.length; i++) {
      const owner = (seat + i) % players.length;
      if (freeResource(players[owner]!, icon) === NONE) continue;
      if (can) offer.add(owner);
      else offer.block(owner, NO_RESOURCE);
    }
  }
  if (means.gold > 0 && means.castle > 0) {
    means.gold--;
    means.castle = 0;
    if (provides(means, card, next)) offer.add(CASTLE);
    else offer.block(CASTLE, NO_RESOURCE);
    means.gold++;
    means.castle = 1;
  }
  const { powers } = means;
  for (let i = 0; i < provisions.length; i++) {
    if ((powers & (1 << i)) === 0) continue;
    const power = provisions[i]!;
    const { resource, discards } = power;
    if (resource !== WILD && resource !== icon) continue;
    if (!isFor(power, typeOf[card]!) || discards > means.hand) continue;
    means.powers = powers & ~(1 << i);
    means.hand -= discards;
    if (provides(means, card, next)) offer.add(POWER + i);
    else offer.block(POWER + i, NO_RESOURCE);
    means.hand += discards;
  }
  means.powers = powers;
}

/** The first Resource of this kind without a coin; `NONE` if there is none. */
export function freeResource({ resources, coins }: Player, resource: number): number {
  for (let i = 0; i < coins.length; i++)
    if (coins[i] === NONE && resourceOf[resources[i]!] === resource) return i;
  return NONE;
}

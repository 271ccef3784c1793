// A table for tests: cards are put in place, then questions are answered by option ids.
import type { Seat } from '@castellan/kernel';
import { placeOf, TestTable } from '@castellan/kernel/testing';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { villages } from '../index.ts';
import { pointsOf } from '../scoring.ts';
import type { Player, State, Seen } from '../state.ts';
import { NONE } from '../state.ts';

export const building = (id: string): number => placeOf(BUILDINGS, id);
export const adventurer = (id: string): number => placeOf(ADVENTURERS, id);
export const buildingIds = (cards: readonly number[]): string[] =>
  cards.map(card => BUILDINGS[card]!.id);

/** The points on these cards. Many are stand-ins, so no test may rely on their values. */
export const vp = (...ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + [...BUILDINGS, ...ADVENTURERS].find(card => card.id === id)!.vp, 0);

interface Holdings {
  readonly gold?: number;
  readonly hand?: readonly string[];
  readonly shown?: readonly string[];
  readonly resources?: readonly string[];
  readonly buildings?: readonly string[];
  readonly adventurers?: readonly string[];
}

/** Seat 0 always begins. All hands are empty, and nobody has a Resource yet. */
export class VillageTable extends TestTable<State, Seen> {
  constructor(players: number) {
    super(villages, villages.setup({ players }, 'a village'));
    const { state } = this;
    for (const player of state.players) state.deck.unshift(...player.hand.splice(0));
    state.first = 0;
    state.turn.seat = 0;
    state.core.agenda[0] = [];
    this.begin('begin', 0);
  }

  player(seat: Seat): Player {
    return this.state.players[seat]!;
  }

  /** Gives cards and gold to a seat, wherever they are now. */
  give(seat: Seat, holdings: Holdings): this {
    const player = this.player(seat);
    for (const id of holdings.hand ?? []) player.hand.push(this.#take(building(id)));
    for (const id of holdings.shown ?? []) player.shown.push(this.#take(building(id)));
    for (const id of holdings.buildings ?? []) player.buildings.push(this.#take(building(id)));
    for (const id of holdings.resources ?? []) {
      player.resources.push(this.#take(building(id)));
      player.coins.push(NONE);
    }
    for (const id of holdings.adventurers ?? [])
      player.adventurers.push(this.#takeHero(adventurer(id)));
    if (holdings.gold !== undefined) {
      this.state.bank += player.gold - holdings.gold;
      player.gold = holdings.gold;
    }
    return this;
  }

  /** A coin that someone has laid on the Resource in this place, or on the Castle. */
  lay(owner: Seat, on: number | 'castle', by: Seat): this {
    const player = this.player(owner);
    this.state.bank--;
    if (on === 'castle') player.castle = by;
    else player.coins[on] = by;
    return this;
  }

  /** Everything in the bank goes to a seat, so that it is empty. */
  emptyBank(rich: Seat): this {
    this.player(rich).gold += this.state.bank;
    this.state.bank = 0;
    return this;
  }

  /** The next cards of the deck. */
  deck(...ids: readonly string[]): this {
    const cards = ids.map(id => this.#take(building(id)));
    this.state.deck.push(...cards.reverse());
    return this;
  }

  /** The tops of the piles, from the first on. */
  piles(...ids: readonly string[]): this {
    ids.forEach((id, place) => {
      const card = this.#take(building(id));
      this.state.deck.unshift(...this.state.piles[place]!.splice(0));
      this.state.piles[place]!.push(card);
    });
    return this;
  }

  /** Puts these Adventurers into the pool, instead of those that were there. */
  pool(...ids: readonly string[]): this {
    const { pool, adventurerDeck } = this.state;
    ids.forEach((id, place) => {
      const at = adventurer(id);
      if (pool[place] === at) return;
      const before = pool[place]!;
      const deck = adventurerDeck.includes(at) ? adventurerDeck : pool;
      deck[deck.indexOf(at)] = before;
      pool[place] = at;
    });
    return this;
  }

  /** Moves the rest of the deck into the village of a seat, as Resources. */
  exhaust(seat: Seat, left = 0): this {
    const { deck } = this.state;
    while (deck.length > left) {
      this.player(seat).resources.push(deck.shift()!);
      this.player(seat).coins.push(NONE);
    }
    return this;
  }

  #take(card: number): number {
    const { deck, piles, unused, players } = this.state;
    const hands = players.flatMap(({ hand, shown }) => [hand, shown]);
    const from = [deck, unused, ...piles, ...hands].find(cards => cards.includes(card));
    if (from === undefined) throw new Error(`no ${BUILDINGS[card]!.id} is left`);
    from.splice(from.indexOf(card), 1);
    // In a solo game, the number of unused cards must stay the same.
    if (from === unused) unused.push(deck.shift()!);
    for (const pile of piles) if (pile.length === 0 && deck.length > 0) pile.push(deck.shift()!);
    return card;
  }

  #takeHero(card: number): number {
    const { pool, adventurerDeck, players } = this.state;
    const from = [adventurerDeck, pool, ...players.map(player => player.adventurers)].find(cards =>
      cards.includes(card),
    )!;
    from.splice(from.indexOf(card), 1);
    if (from === pool && adventurerDeck.length > 0) pool.push(adventurerDeck.shift()!);
    return card;
  }

  hand(seat: Seat): string[] {
    const { hand, shown } = this.player(seat);
    return buildingIds([...hand, ...shown]).sort();
  }

  buildings(seat: Seat): string[] {
    return buildingIds(this.player(seat).buildings);
  }

  points(seat: Seat): number {
    return pointsOf(this.player(seat));
  }

  /** The top of a pile, counted from 1. */
  top(pile: number): string {
    return BUILDINGS[this.state.piles[pile - 1]!.at(-1)!]!.id;
  }

  /** All others decline, one after the other. */
  declineAll(): this {
    while (this.asked().length > 0 && this.step() === 'follow') this.choose('decline');
    return this;
  }

  /** Draws from the deck as long as somebody is asked where to draw from. */
  drawAll(): this {
    while (this.asked().length > 0 && this.step() === 'draw') this.choose('deck');
    return this;
  }
}

/** With what the seats have, from the first on. */
export function table(players = 2, ...seats: readonly Holdings[]): VillageTable {
  const t = new VillageTable(players);
  seats.forEach((holdings, seat) => t.give(seat, holdings));
  return t;
}

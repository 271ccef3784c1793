// A table for tests: cards and tokens are put in place, then questions are answered by option ids. Nothing is lost.
import { allowed } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { TestTable } from '@castellan/kernel/testing';
import { CITIZENS } from '../cards/citizens.ts';
import { TOKENS } from '../cards/language.ts';
import type { TokenName } from '../cards/language.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { LAIRS, MONSTERS } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import { margraves } from '../index.ts';
import { FACE_DOWN, FACE_UP, IN_HAND, NONE, ROW_TILES, SLOTS } from '../state.ts';
import type { Player, Seen, State } from '../state.ts';

const placeIn = (things: readonly { readonly id: string }[], id: string): number => {
  const place = things.findIndex(thing => thing.id === id);
  if (place < 0) throw new Error(`nothing is called ${id}`);
  return place;
};
const citizen = (id: string): number => placeIn(CITIZENS, id);
export const location = (id: string): number => placeIn(LOCATIONS, id);
export const monster = (id: string): number => placeIn(MONSTERS, id);
export const tile = (id: string): number => placeIn(TILES, id);
export const slot = (place: string, n: number): number => location(place) * SLOTS + n - 1;

type Purse = Partial<Record<'gold' | 'strength' | TokenName, number>>;

/** A game for this many players, before wealth is chosen. Seat 0 is first. */
export function dealt(players: number, settings: Readonly<Record<string, string>> = {}): State {
  for (let seed = 1; ; seed++) {
    const state = margraves.setup({ players, ...settings }, `margraves ${seed}`);
    if (state.first === 0) return state;
  }
}

export class ValeriaTable extends TestTable<State, Seen> {
  /** The first turn of seat 0. Everyone has only the gem and the hand from the start. */
  constructor(players = 2, settings: Readonly<Record<string, string>> = {}) {
    super(margraves, dealt(players, settings));
    while (this.state.turn.number === 0)
      this.game.apply(this.state, this.game.pending(this.state)[0]!.fallback);
    this.state.players.forEach((player, seat) => {
      this.has(seat, { gold: 0, strength: 0, stone: 0, wood: 0, magic: 0, gem: 1, knight: 0 });
      player.influence.fill(0);
    });
  }

  player(seat: Seat = 0): Player {
    return this.state.players[seat]!;
  }

  /** Sets what a seat has. Tokens come from the supply, or go there. */
  has(seat: Seat, { gold, strength, ...tokens }: Purse): this {
    const player = this.player(seat);
    if (gold !== undefined) player.gold = gold;
    if (strength !== undefined) player.strength = strength;
    for (const token of TOKENS) {
      const n = tokens[token] ?? player[token];
      this.state.supply[token] -= n - player[token];
      player[token] = n;
    }
    return this;
  }

  /** Sets the supply. The rest goes to the storage of the last seat, knights go to Silesia. */
  supply(token: TokenName, n: number): this {
    if (token === 'knight')
      return this.knights('silesia', this.knightsIn('silesia') + this.state.supply.knight - n);
    const seat = this.state.players.length - 1;
    return this.has(seat, { [token]: this.player(seat)[token] + this.state.supply[token] - n });
  }

  at(seat: Seat, place: string): this {
    this.player(seat).margrave = location(place);
    return this;
  }

  /** Sets how many knights stand in a Location. */
  knights(place: string, n: number): this {
    const { knights, supply } = this.state;
    supply.knight -= n - knights[location(place)]!;
    knights[location(place)] = n;
    return this;
  }

  knightsIn(place: string): number {
    return this.state.knights[location(place)]!;
  }

  /** Row by row: a knight lies (†), stands (‡), or there is none (·): `'††·· ···· ····'`. */
  tombs(rows: string): this {
    const { tombs, supply } = this.state;
    const marks = [...rows.replaceAll(' ', '')];
    marks.forEach((mark, tomb) => {
      supply.knight += tombs[tomb]! > 0 ? 1 : 0;
      tombs[tomb] = '·†‡'.indexOf(mark);
      supply.knight -= tombs[tomb]! > 0 ? 1 : 0;
    });
    return this;
  }

  get tombMarks(): string {
    const marks = this.state.tombs.map(tomb => '·†‡'[tomb]!).join('');
    return marks.match(/.{4}/g)!.join(' ');
  }

  influence(seat: Seat, ...spaces: readonly number[]): this {
    this.player(seat).influence = [...spaces];
    return this;
  }

  tower(seat: Seat, place: string, n: number): this {
    this.state.towers[slot(place, n)] = seat;
    this.player(seat).towers--;
    return this;
  }

  /** The top monster of its lair. */
  monster(id: string): this {
    const { stack, below } = this.state.lairs[LAIRS.indexOf(MONSTERS[monster(id)]!.lair)]!;
    this.#swap([stack, below], monster(id), stack, stack.length - 1);
    return this;
  }

  /** The line from left to right; an empty name is an empty slot. */
  line(...ids: readonly string[]): this {
    const { line, deck, gone } = this.state;
    ids.forEach((id, place) => {
      if (id !== '') {
        if (line[place] === NONE) line[place] = deck.pop()!;
        this.#swap([deck, gone.citizens, line.slice(0, 0)], citizen(id), line, place);
      } else if (line[place] !== NONE) {
        deck.unshift(line[place]!);
        line[place] = NONE;
      }
    });
    return this;
  }

  /** Leaves this many Citizens in the deck. */
  deck(n: number): this {
    const { deck, gone } = this.state;
    gone.citizens.push(...deck.splice(0, deck.length - n));
    return this;
  }

  /** Leaves this many tiles in the stack of a level. */
  stack(level: number, n: number): this {
    const stack = this.state.stacks[level - 1]!;
    this.state.gone.tiles.push(...stack.splice(0, stack.length - n));
    return this;
  }

  /** The face-up tiles of a level. */
  row(level: 1 | 2, ...ids: readonly string[]): this {
    const { tiles, stacks } = this.state;
    ids.forEach((id, i) => {
      const place = (level - 1) * ROW_TILES + i;
      this.#swap([stacks[level - 1]!, tiles], tile(id), tiles, place);
    });
    return this;
  }

  /** Gives a tile to a seat. */
  owns(seat: Seat, ...ids: readonly string[]): this {
    const { tiles, stacks } = this.state;
    for (const id of ids) {
      const level = TILES[tile(id)]!.level - 1;
      const place = tiles.indexOf(tile(id));
      if (place >= 0) tiles[place] = stacks[level]!.pop()!;
      else stacks[level]!.splice(stacks[level]!.indexOf(tile(id)), 1);
      this.player(seat).tiles.push(tile(id));
    }
    return this;
  }

  /** Gives more Citizens to a seat, in hand. */
  hired(seat: Seat, ...ids: readonly string[]): this {
    const { deck, line } = this.state;
    for (const id of ids) {
      const at = deck.indexOf(citizen(id));
      if (at >= 0) deck.splice(at, 1);
      else line[line.indexOf(citizen(id))] = deck.pop()!;
      this.player(seat).citizens.push(citizen(id));
      this.player(seat).lying.push(IN_HAND);
    }
    return this;
  }

  /** These Citizens were played before. */
  played(seat: Seat, ...ids: readonly string[]): this {
    return this.#lay(seat, ids, FACE_UP);
  }

  faceDown(seat: Seat, ...ids: readonly string[]): this {
    return this.#lay(seat, ids, FACE_DOWN);
  }

  #lay(seat: Seat, ids: readonly string[], where: number): this {
    const { citizens, lying } = this.player(seat);
    for (const id of ids)
      lying[citizens.findIndex((kind, i) => kind === citizen(id) && lying[i] === IN_HAND)] = where;
    return this;
  }

  hand(seat: Seat = 0): string[] {
    const { citizens, lying } = this.player(seat);
    return citizens.filter((_, i) => lying[i] === IN_HAND).map(kind => CITIZENS[kind]!.id);
  }

  get lineIds(): string[] {
    return this.state.line.map(kind => (kind === NONE ? '' : CITIZENS[kind]!.id));
  }

  tileIds(seat: Seat = 0): string[] {
    return this.player(seat).tiles.map(one => TILES[one]!.id);
  }

  /** Gold, strength, and what is in storage without the towers. */
  purse(seat: Seat = 0): Purse {
    const player = this.player(seat);
    const names = ['gold', 'strength', ...TOKENS] as const;
    return Object.fromEntries(
      names.filter(name => player[name] > 0).map(name => [name, player[name]]),
    );
  }

  /** The ids of the options that bring some of this, where the player chooses what comes next. */
  chosenBy(resource: string): string[] {
    return allowed(this.asks())
      .filter(({ note }) => new RegExp(`"${resource}":[1-9]`).test(JSON.stringify(note)))
      .map(({ id }) => id);
  }

  /** Declines everything until another player's turn begins. */
  endTurn(): this {
    const { number } = this.state.turn;
    while (this.state.turn.number === number && !this.state.isOver)
      this.game.apply(this.state, this.asked()[0]!.fallback);
    return this;
  }

  /** A card changes places with another. */
  #swap(from: readonly number[][], card: number, to: number[], place: number): void {
    const pile = from.find(one => one.includes(card));
    if (pile === undefined || (pile === to && pile.indexOf(card) === place)) return;
    pile[pile.indexOf(card)] = to[place]!;
    to[place] = card;
  }
}

/** A table for two players, if nothing else is given. */
export const table = (players = 2): ValeriaTable => new ValeriaTable(players);

import { MAIN } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { placeOf, seek, TestTable } from '@castellan/kernel/testing';
import { expect } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import type { TokenName } from '../cards/language.ts';
import { AREAS, MONSTERS } from '../cards/monsters.ts';
import { emptyStacks } from '../center.ts';
import { cardKingdoms } from '../index.ts';
import { NONE, stackOfCitizen } from '../state.ts';
import type { Player, State } from '../state.ts';
import { beginTurn } from '../order.ts';
import type { Seen } from '../state.ts';

/**
 * A table for a rule test. Cards can be moved, but none is lost or doubled. Answers are given by option ids, and the
 * state is checked after each answer. Without settings it is the first game for two players, before the first roll,
 * with Dukes already kept.
 */
export interface Wishes {
  readonly players?: number;
  readonly setup?: string;
  readonly mixed?: boolean;
  readonly leftovers?: string;
  readonly soloTokens?: string;
  /** Who has the First Player token: a seed is searched that gives it to them. */
  readonly first?: Seat;
  readonly seed?: string;
  /** Arranged in this order: the stacks that are smaller, Domains face up, what seat 0 owns, and its tokens. */
  readonly leave?: Readonly<Record<string, number>>;
  readonly show?: readonly string[];
  readonly own?: readonly string[];
  readonly purse?: SomeTokens;
}

export type SomeTokens = Partial<Record<TokenName, number>>;

export function table({
  leave = {},
  show = [],
  own = [],
  purse,
  ...dealing
}: Wishes = {}): KingdomsTable {
  const t = dealt(dealing);
  for (const { seat, options } of t.asked()) t.choose(options[0]!.id, seat);
  t.reset()
    .leave(leave)
    .show(...show)
    .give(0, ...own);
  return purse === undefined ? t : t.purse(0, purse);
}

/** The same before the Dukes are kept. */
export function dealt({ first = 0, seed = 'table', ...settings }: Wishes = {}): KingdomsTable {
  for (let i = 0; ; i++) {
    const state = cardKingdoms.setup(settings, `${seed} ${i}`);
    if (state.first === first) return new KingdomsTable(state);
  }
}

export class KingdomsTable extends TestTable<State, Seen> {
  constructor(state: State) {
    super(cardKingdoms, state);
  }

  // Arranging.

  /** Back to before the first roll, with the tokens of the start. */
  reset(): this {
    for (const player of this.state.players)
      Object.assign(player, { gold: 2, strength: 0, magic: 1 });
    this.state.turn = 0;
    return this.#clearAgenda();
  }

  /** A seat has exactly these tokens. */
  purse(seat: Seat, { gold = 0, strength = 0, magic = 0, vp = 0 }: SomeTokens): this {
    Object.assign(this.player(seat), { gold, strength, magic, vp });
    return this;
  }

  /** A seat owns these cards too: from the box if they are there, else from the Center. */
  give(seat: Seat, ...ids: string[]): this {
    const { state } = this;
    const player = this.player(seat);
    for (const id of ids) {
      const citizen = CITIZENS.findIndex(card => card.id === id);
      const monster = MONSTERS.findIndex(card => card.id === id);
      if (citizen >= 0) {
        const stack = stackOfCitizen[citizen]!;
        if (removeOne([state.citizens[stack]!, state.box.citizens], citizen) === 0)
          state.seen[stack] = Math.min(state.seen[stack]!, state.citizens[stack]!.length);
        player.citizens[citizen]!++;
      } else if (monster >= 0) {
        expect(state.areas, `${id} is of an area in play`).toContain(
          AREAS.indexOf(MONSTERS[monster]!.area),
        );
        removeOne([...state.monsters, state.box.monsters], monster);
        player.monsters.push(monster);
      } else {
        const domain = placeOf(DOMAINS, id);
        // The stacks keep their size: another Domain takes its place.
        if (!state.box.domains.includes(domain)) this.#trade(domain, state.box.domains[0]!);
        removeOne([state.box.domains], domain);
        player.domains.push(domain);
      }
    }
    return this;
  }

  duke(seat: Seat, id: string): this {
    return this.#tradeDukes(placeOf(DUKES, id), this.player(seat).duke);
  }

  darkLord(id: string): this {
    return this.#tradeDukes(placeOf(DUKES, id), this.state.darkLord!.duke);
  }

  /** Domains face up on the places 0, 1, … */
  show(...ids: string[]): this {
    ids.forEach((id, column) => this.#trade(placeOf(DOMAINS, id), this.state.domains[column]!));
    return this;
  }

  /** The Domain that will be turned up next on a place. */
  hide(id: string, column: number): this {
    this.#trade(placeOf(DOMAINS, id), this.state.domainsBelow[column]!.at(-1)!);
    return this;
  }

  /** A Citizen stack of exactly these cards, the top one first. */
  lay(...ids: string[]): this {
    const { state } = this;
    const kinds = ids.map(id => placeOf(CITIZENS, id));
    const stack = stackOfCitizen[kinds[0]!]!;
    state.box.citizens.push(...state.citizens[stack]!.splice(0));
    for (const kind of kinds) removeOne([state.box.citizens], kind);
    state.citizens[stack] = kinds.toReversed();
    state.seen[stack] = state.settings.mixed ? 1 : kinds.length;
    state.box.citizens.sort((a, b) => a - b);
    return this;
  }

  /** Leaves only the bottom cards of a stack (`peasant`, `hills`, `domains:0`). The rest goes to the box. */
  leave(sizes: Readonly<Record<string, number>>): this {
    const { state } = this;
    for (const [name, size] of Object.entries(sizes)) {
      if (name.startsWith('domains:')) {
        const column = Number(name.slice(-1));
        const below = state.domainsBelow[column]!;
        state.box.domains.push(...below.splice(Math.max(0, size - 1)));
        if (size > 0) continue;
        state.box.domains.push(state.domains[column]!);
        state.domains[column] = NONE;
      } else if ((AREAS as readonly string[]).includes(name)) {
        state.box.monsters.push(...state.monsters[this.#areaPlace(name)]!.splice(size));
      } else {
        const stack = stackOfCitizen[placeOf(CITIZENS, name)]!;
        state.box.citizens.push(...state.citizens[stack]!.splice(size));
        state.box.citizens.sort((a, b) => a - b);
        state.seen[stack] = Math.min(state.seen[stack]!, size);
      }
    }
    state.exhausted = emptyStacks(state);
    return this;
  }

  // Playing.

  /** A seat's turn begins with this roll. */
  roll(first: number, second: number, seat: Seat = 0): this {
    this.#clearAgenda();
    seek(this.state, [first - 1, second - 1]);
    return this.#turn(() => true, seat);
  }

  /** A seat's action phase with these dice. Nobody has harvested, and the next roll activates no Starter. */
  act(seat: Seat = 0, dice: readonly [number, number] = [1, 2]): this {
    this.#clearAgenda();
    this.state.dice = [...dice];
    seek(this.state, [0, 1]);
    return this.#turn(step => step === 'action-start', seat);
  }

  /** The rest of an action phase, spent on gaining gold. */
  rest(): this {
    const { turn } = this.state;
    while (this.state.turn === turn && this.asked()[0]?.step === 'action') this.choose('gain:gold');
    return this;
  }

  // Looking.

  player(seat: Seat): Player {
    return this.state.players[seat]!;
  }

  /** What an option of the waiting decision would cost. */
  cost(id: string): unknown {
    return this.option(id)?.cost;
  }

  /** The cards of a stack (`peasant`, `hills`, `domains:0`), the top one first. */
  stack(name: string): string[] {
    const { state } = this;
    if (name.startsWith('domains:')) {
      const column = Number(name.slice(-1));
      const cards = [...state.domainsBelow[column]!, state.domains[column]!];
      return names(
        DOMAINS,
        cards.filter(card => card !== NONE),
      );
    }
    if ((AREAS as readonly string[]).includes(name))
      return names(MONSTERS, state.monsters[this.#areaPlace(name)]!);
    return names(CITIZENS, state.citizens[stackOfCitizen[placeOf(CITIZENS, name)]!]!);
  }

  expect(seat: Seat): Expectation {
    return new Expectation(this, seat);
  }

  // Helpers.

  #turn(from: (step: string) => boolean, seat: Seat): this {
    return this.run(t => {
      beginTurn(t, seat);
      const agenda = this.state.core.agenda[MAIN]!;
      while (!from(agenda.at(-1)!.step)) agenda.pop();
    });
  }

  #clearAgenda(): this {
    for (const stack of this.state.core.agenda) stack.length = 0;
    return this;
  }

  #areaPlace(name: string): number {
    const place = this.state.areas.findIndex(area => AREAS[area] === name);
    if (place < 0) throw new Error(`${name} is not in play`);
    return place;
  }

  #tradeDukes(one: number, other: number): this {
    const swap = (duke: number): number => (duke === one ? other : duke === other ? one : duke);
    const { players, box, darkLord } = this.state;
    for (const player of players) {
      player.duke = swap(player.duke);
      player.dukesOffered = player.dukesOffered.map(swap);
    }
    box.dukes = box.dukes.map(swap);
    if (darkLord !== null) darkLord.duke = swap(darkLord.duke);
    return this;
  }

  /** Two Domains of the Center or the box trade places. */
  #trade(one: number, other: number): void {
    const { domains, domainsBelow, box } = this.state;
    for (const list of [domains, box.domains, ...domainsBelow])
      list.forEach((card, i) => {
        if (card === one) list[i] = other;
        else if (card === other) list[i] = one;
      });
  }
}

class Expectation {
  readonly #table: KingdomsTable;
  readonly #seat: Seat;

  constructor(at: KingdomsTable, seat: Seat) {
    this.#table = at;
    this.#seat = seat;
  }

  /** These tokens. Kinds that are not named are not checked. */
  has(purse: SomeTokens): this {
    expect(this.#table.player(this.#seat)).toMatchObject(purse);
    return this;
  }

  /** This many cards of a name. A Starter has the name of its Citizen. */
  owns(id: string, n = 1): this {
    const { citizens, monsters, domains } = this.#table.player(this.#seat);
    const named = CITIZENS.reduce(
      (sum, card, kind) =>
        sum + (card.id === id || card.id === `starter-${id}` ? citizens[kind]! : 0),
      0,
    );
    const others = [...names(MONSTERS, monsters), ...names(DOMAINS, domains)];
    expect(named + others.filter(name => name === id).length, `how many ${id}`).toBe(n);
    return this;
  }
}

function names(cards: readonly { readonly id: string }[], list: readonly number[]): string[] {
  return list.map(card => cards[card]!.id).toReversed();
}

/** Takes a card out of the last list that has it, and returns which list. */
function removeOne(lists: readonly number[][], card: number): number {
  const place = lists.findLastIndex(list => list.includes(card));
  if (place < 0) throw new Error(`no card ${card} is left to take`);
  const list = lists[place]!;
  list.splice(list.indexOf(card), 1);
  return place;
}

// A table set up for a test: which ware lies where, and who has what; then played by option ids.
import type { Seat } from '@castellan/kernel';
import { TestTable } from '@castellan/kernel/testing';
import { WARES } from '../cards/wares.ts';
import { game } from '../index.ts';
import type { Player, Seen, State } from '../state.ts';

export const ware = (id: string): number => WARES.findIndex(one => one.id === id);

export class WareTable extends TestTable<State, Seen> {
  constructor(players = 2) {
    super(game, game.setup({ players }, 'table'));
  }

  player(seat: Seat): Player {
    return this.state.players[seat]!;
  }

  purse(seat: Seat, gold: number, gems: number): this {
    Object.assign(this.player(seat), { gold, gems });
    return this;
  }

  market(...ids: readonly string[]): this {
    ids.forEach((id, place) => this.#put(id, this.state.market, place));
    return this;
  }

  hand(seat: Seat, ...ids: readonly string[]): this {
    ids.forEach((id, place) => this.#put(id, this.player(seat).hand, place));
    return this;
  }

  /** The next ware to be drawn. */
  next(id: string): this {
    this.#put(id, this.state.deck, this.state.deck.length - 1);
    return this;
  }

  /** Swaps a ware with another, so that none is lost or doubled. */
  #put(id: string, pile: number[], place: number): void {
    const { deck, market, players } = this.state;
    const piles = [deck, market, ...players.flatMap(one => [one.hand, one.kept, one.pile])];
    const from = piles.find(one => one.includes(ware(id)))!;
    from[from.indexOf(ware(id))] = pile[place]!;
    pile[place] = ware(id);
  }
}

// A table for tests: cards are put in place, then questions are answered by option ids.
import type { Seat } from '@castellan/kernel';
import { placeOf, TestTable } from '@castellan/kernel/testing';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { QUESTS } from '../cards/quests.ts';
import { quests } from '../index.ts';
import type { Player, Seen, State } from '../state.ts';
import { NONE } from '../state.ts';

export const citizen = (id: string): number => placeOf(CITIZENS, id);
export const quest = (id: string): number => placeOf(QUESTS, id);
/** The Victory Points of a Quest. Many are stand-ins, so no test may rely on their values. */
export const points = (id: string): number => QUESTS[quest(id)]!.vp;
const citizenIds = (cards: readonly number[]): (string | null)[] =>
  cards.map(card => (card === NONE ? null : CITIZENS[card]!.id));
const questIds = (cards: readonly number[]): (string | null)[] =>
  cards.map(card => (card === NONE ? null : QUESTS[card]!.id));

interface Holdings {
  readonly hand?: readonly string[];
  readonly guild?: readonly string[];
  readonly reserved?: string;
  readonly completed?: readonly string[];
  readonly guildMaster?: string;
}

export class TavernTable extends TestTable<State, Seen> {
  constructor(players = 2, seed = 'tavern') {
    super(quests, quests.setup({ players }, seed));
    const { state } = this;
    // Seat 0 always begins.
    state.first = 0;
    state.active = 0;
    state.core.agenda[0] = state.core.agenda[0]!.map(frame => ({ ...frame, seat: 0 }));
  }

  player(seat: Seat): Player {
    return this.state.players[seat]!;
  }

  /** What is named replaces what was there. The old cards go below the decks. */
  give(seat: Seat, { hand, guild, reserved, completed, guildMaster }: Holdings): this {
    const player = this.player(seat);
    for (const [pile, wanted] of [
      [player.hand, hand],
      [player.guild, guild],
    ] as const) {
      if (wanted === undefined) continue;
      this.state.deck.unshift(...pile.splice(0));
      for (const id of wanted) pile.push(this.#citizen(citizen(id), player));
    }
    if (reserved !== undefined) player.reserved = this.#quest(quest(reserved));
    for (const id of completed ?? []) player.completed.push(this.#quest(quest(id)));
    if (guildMaster !== undefined) this.#cast(player, placeOf(GUILD_MASTERS, guildMaster));
    return this;
  }

  /** The Tavern Line, from the left; a null is a gap. */
  line(...ids: readonly (string | null)[]): this {
    const { state } = this;
    state.deck.unshift(...state.line.filter(card => card !== NONE));
    state.line.fill(NONE);
    ids.forEach((id, place) => {
      if (id !== null) state.line[place] = this.#citizen(citizen(id));
    });
    return this;
  }

  /** The Active Quests; a null is a gap. */
  active(...ids: readonly (string | null)[]): this {
    const { state } = this;
    state.questDeck.unshift(...state.quests.filter(card => card !== NONE));
    state.quests.fill(NONE);
    ids.forEach((id, place) => {
      if (id !== null) state.quests[place] = this.#quest(quest(id));
    });
    return this;
  }

  /** The next Citizens to be drawn. */
  next(...ids: readonly string[]): this {
    const cards = ids.map(id => this.#citizen(citizen(id)));
    this.state.deck.push(...cards.reverse());
    return this;
  }

  nextQuests(...ids: readonly string[]): this {
    const cards = ids.map(id => this.#quest(quest(id)));
    this.state.questDeck.push(...cards.reverse());
    return this;
  }

  /** Leaves this many Citizens in the deck and discards the others. */
  deckOf(count: number): this {
    const { deck, discard } = this.state;
    discard.push(...deck.splice(0, deck.length - count));
    return this;
  }

  questDeckOf(count: number): this {
    const { questDeck, questDiscard } = this.state;
    questDiscard.push(...questDeck.splice(0, questDeck.length - count));
    return this;
  }

  /** Takes a card from wherever it lies, but not from the player who gets it. */
  #citizen(card: number, owner?: Player): number {
    const { deck, discard, line, players } = this.state;
    if (!deck.includes(card) && !discard.includes(card) && line.includes(card)) {
      line[line.indexOf(card)] = deck.shift()!;
      return card;
    }
    const others = players.filter(one => one !== owner).flatMap(one => [one.hand, one.guild]);
    const pile = [deck, discard, ...others].find(one => one.includes(card));
    if (pile === undefined) throw new Error(`no ${CITIZENS[card]!.id} is left`);
    pile.splice(pile.indexOf(card), 1);
    return card;
  }

  #quest(card: number): number {
    const { questDeck, questDiscard, quests: row } = this.state;
    for (const pile of [questDeck, questDiscard]) {
      if (!pile.includes(card)) continue;
      pile.splice(pile.indexOf(card), 1);
      return card;
    }
    row[row.indexOf(card)] = NONE;
    return card;
  }

  #cast(player: Player, master: number): void {
    const { players, spare } = this.state;
    const other = players.find(one => one.guildMaster === master);
    if (other !== undefined) other.guildMaster = player.guildMaster;
    else spare[spare.indexOf(master)] = player.guildMaster;
    player.guildMaster = master;
  }

  hand(seat: Seat): (string | null)[] {
    return citizenIds(this.player(seat).hand);
  }

  guild(seat: Seat): (string | null)[] {
    return citizenIds(this.player(seat).guild);
  }

  get tavern(): (string | null)[] {
    return citizenIds(this.state.line);
  }

  get board(): (string | null)[] {
    return questIds(this.state.quests);
  }

  get discards(): (string | null)[] {
    return citizenIds(this.state.discard);
  }

  get questDiscards(): (string | null)[] {
    return questIds(this.state.questDiscard);
  }

  /** What is asked, by the name of the phrase. */
  get prompted(): string {
    return this.asks().prompt.say;
  }

  /** The steps that wait, the next one last. */
  get waiting(): string[] {
    return this.state.core.agenda[0]!.map(({ step }) => step);
  }
}

/** With what the seats have, from the first on. */
export function table(players = 2, ...seats: readonly Holdings[]): TavernTable {
  const t = new TavernTable(players);
  seats.forEach((holdings, seat) => t.give(seat, holdings));
  return t;
}

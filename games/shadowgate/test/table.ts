// A table for tests: cards are put in place, then questions are answered by option ids.
import { copy } from '@castellan/kernel';
import { placeOf, TestTable } from '@castellan/kernel/testing';
import { adventures } from '../cards/adventures.ts';
import { characterFaces, questFaces } from '../figures.ts';
import { shadowgate } from '../index.ts';
import type { Player, State, Seen } from '../state.ts';
import { NONE, victoryPoints } from '../state.ts';

export const card = (id: string): number => placeOf(adventures, id);
export const quest = (id: string): number => placeOf(questFaces, id);
export const cardIds = (cards: readonly number[]): string[] => cards.map(at => adventures[at]!.id);

interface Setting {
  readonly players?: number;
  readonly equalTurns?: boolean;
  readonly characters?: 'star' | 'either';
  readonly seed?: string;
}

interface Holdings {
  readonly character?: string;
  readonly hand?: readonly string[];
  readonly items?: readonly string[];
  readonly levels?: readonly number[];
}

export class ShadowgateTable extends TestTable<State, Seen> {
  constructor({ seed = 'test', ...settings }: Setting) {
    super(shadowgate, shadowgate.setup(settings, seed));
    const { state } = this;
    if (state.turn.number === 0) return;
    // Seat 0 always begins.
    state.first = 0;
    state.turn.seat = 0;
    state.core.agenda[0] = state.core.agenda[0]!.map(frame => ({ ...frame, seat: 0 }));
  }

  /** Takes a card from wherever it lies. */
  #take(at: number): number {
    const { deck, discard, players } = this.state;
    for (const pile of [deck, discard, ...players.flatMap(one => [one.hand, one.items])]) {
      if (pile.includes(at)) pile.splice(pile.indexOf(at), 1);
    }
    return at;
  }

  give(seat: number, { character, hand, items, levels }: Holdings): this {
    const player = this.state.players[seat]!;
    if (character !== undefined) this.#cast(player, placeOf(characterFaces, character));
    if (hand !== undefined) {
      this.state.deck.unshift(...player.hand.splice(0));
      for (const id of hand) player.hand.push(this.#take(card(id)));
    }
    for (const id of items ?? []) player.items.push(this.#take(card(id)));
    if (levels !== undefined) player.levels = [...levels];
    return this;
  }

  #cast(player: Player, face: number): void {
    const { players, spare } = this.state;
    const wanted = face >> 1;
    const other = players.find(one => one.character === wanted);
    if (other !== undefined) other.character = player.character;
    else spare[spare.indexOf(wanted)] = player.character;
    player.character = wanted;
    player.side = face % 2;
    if (player.side === 1) this.state.eitherSide = true;
  }

  /** The available quests, by the names of their faces; then the top of the quest deck. */
  quests(shown: readonly string[], next: readonly string[] = []): this {
    const { state } = this;
    const wanted = [...shown, ...next].map(quest);
    const unwanted = (face: number): boolean => !wanted.some(one => one >> 1 === face >> 1);
    const rest = [...state.quests, ...state.questDeck].filter(unwanted);
    state.questDiscard = state.questDiscard.filter(unwanted);
    state.quests = wanted.slice(0, shown.length);
    state.questDeck = [...rest, ...wanted.slice(shown.length).reverse()];
    return this;
  }

  /** The next cards of the adventure deck. */
  deck(...ids: readonly string[]): this {
    const top = ids.map(id => this.#take(card(id))).reverse();
    this.state.deck.push(...top);
    return this;
  }

  /** Leaves this many cards in the adventure deck and puts the others on the discard pile. */
  deckOf(count: number): this {
    const { deck, discard } = this.state;
    discard.push(...deck.splice(0, deck.length - count));
    return this;
  }

  get fallback(): readonly string[] {
    const { fallback } = this.asks();
    return 'picks' in fallback ? fallback.picks : [];
  }

  /** The same position again, to try something else. */
  fork(): ShadowgateTable {
    const twin = new ShadowgateTable({});
    twin.state = copy(this.state);
    return twin;
  }

  player(seat: number): Player {
    return this.state.players[seat]!;
  }

  hand(seat: number): string[] {
    return cardIds(this.player(seat).hand);
  }

  items(seat: number): string[] {
    return cardIds(this.player(seat).items);
  }

  points(seat: number): number {
    return victoryPoints(this.player(seat));
  }

  get shown(): (string | null)[] {
    return this.state.quests.map(face => (face === NONE ? null : questFaces[face]!.id));
  }

  get discards(): string[] {
    return cardIds(this.state.discard);
  }

  get actions(): number {
    return this.state.turn.actions;
  }
}

export function table(setting: Setting = {}): ShadowgateTable {
  return new ShadowgateTable(setting);
}

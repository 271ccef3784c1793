import type { Game } from '@castellan/kernel';
import type { Cards } from '@castellan/protocol';
import type { Entry } from '@castellan/room';
import { begunBy, deckNamedIn, specIn } from '@castellan/room';
import { rulesOf } from '@castellan/shelf';
import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** Where tables get their rules. A table keeps the rules that it began with until it ends. */
export interface Library {
  /** The rules by which new tables are played; null for a game that is not here. `deck`: the text of the deck for it. */
  current(game: string, deck?: string): Promise<Game | null>;
  /** The rules of one version; null if they are not here. */
  edition(game: string, rulesVersion: number, deck?: string): Promise<Game | null>;
}

/** The games of the shelf, with their kept editions. */
export const library: Library = {
  current: (game, deck) => rulesOf(game, undefined, deck),
  edition: rulesOf,
};

/** The rules by which a table is played, with the deck that it names; null if either is not here. */
export async function rulesOfLog(
  log: readonly Entry[],
  { library, store }: { readonly library: Library; readonly store: Pick<Store, 'deck'> },
): Promise<Game | null> {
  const named = deckNamedIn(log);
  const deck = named === null ? undefined : await store.deck(named);
  if (deck === null) return null;
  const { game } = specIn(log);
  const version = begunBy(log);
  return version === null ? library.current(game, deck) : library.edition(game, version, deck);
}

const texts = new WeakMap<Game, string>();

/** The cards of a game as a message for programs. It never changes, so it is written once. */
export function cardsText(rules: Game): string {
  let text = texts.get(rules);
  if (text === undefined) {
    const cards: Cards = { type: 'cards', list: rules.ledger(), ...rules.legend };
    text = JSON.stringify(cards);
    texts.set(rules, text);
  }
  return text;
}

/** By this a reader knows that they have it already. */
export function cardsTag(rules: Game): string {
  return `"${createHash('sha256').update(cardsText(rules)).digest('hex').slice(0, 16)}"`;
}

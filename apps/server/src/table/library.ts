import type { Game } from '@castellan/kernel';
import type { Cards } from '@castellan/protocol';
import { rulesOf } from '@castellan/shelf';
import { createHash } from 'node:crypto';

/** Where tables get their rules. A table keeps the rules that it began with until it ends. */
export interface Library {
  /** The rules by which new tables are played; null for a game that is not here. */
  current(game: string): Promise<Game | null>;
  /** The rules of one version; null if they are not here. */
  edition(game: string, rulesVersion: number): Promise<Game | null>;
}

/** The games of the shelf, with the editions of them that were kept. */
export const library: Library = {
  current: game => rulesOf(game),
  edition: rulesOf,
};

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

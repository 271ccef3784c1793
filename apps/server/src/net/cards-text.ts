import type { Game } from '@castellan/kernel';
import type { WireLine } from '@castellan/protocol';
import { createHash } from 'node:crypto';

const texts = new WeakMap<Game, string>();

/** The cards of a game as a line for programs. It never changes, so it is written once. */
export function cardsText(rules: Game): string {
  let text = texts.get(rules);
  if (text === undefined) {
    text = JSON.stringify({ cards: { list: rules.ledger(), ...rules.legend } } satisfies WireLine);
    texts.set(rules, text);
  }
  return text;
}

/** By this a reader knows that they have it already. */
export function cardsTag(rules: Game): string {
  return `"${createHash('sha256').update(cardsText(rules)).digest('hex').slice(0, 16)}"`;
}

import type { Phrase } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';

/** The printed name of every card, by its id. Names are the same in every language. */
const names = new Map<string, string>(
  [...CITIZENS, ...MONSTERS, ...DOMAINS, ...DUKES].map(card => [card.id, card.name]),
);

/** "Peasant, Knight ×2": cards by their ids, with how many of each. Those of one name (a Starter and a Citizen) are counted together. */
export function cardList(counts: unknown): string {
  const byName = new Map<string, number>();
  for (const [id, n] of Object.entries((counts ?? {}) as Readonly<Record<string, number>>)) {
    const name = cardName(id);
    byName.set(name, (byName.get(name) ?? 0) + n);
  }
  return [...byName].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}

export function cardName(id: unknown): string {
  return names.get(String(id)) ?? String(id);
}

/** "… from Goblin", where it is known what it comes from. */
export function sourceOf(phrase: Phrase, before: string, after = ''): string {
  return phrase['source'] ? `${before}${cardName(phrase['source'])}${after}` : '';
}

/** The card that is paid for. */
export function bought(phrase: Phrase): string {
  return cardName(phrase['citizen'] ?? phrase['monster'] ?? phrase['domain']);
}

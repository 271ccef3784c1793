import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';

/** The printed name of every card, by its id. Names are the same in every language. */
const names = new Map<string, string>(
  [...CITIZENS, ...MONSTERS, ...DOMAINS, ...DUKES].map(card => [card.id, card.name]),
);

/** "Peasant, Knight ×2": cards by their ids, with how many of each. */
export function cardList(counts: unknown): string {
  return Object.entries((counts ?? {}) as Readonly<Record<string, number>>)
    .map(([id, n]) => (n > 1 ? `${cardName(id)} ×${n}` : cardName(id)))
    .join(', ');
}

export function cardName(id: unknown): string {
  return names.get(String(id)) ?? String(id);
}

import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';

/** The printed name of every card, by its id. Names are the same in every language. */
const names = new Map<string, string>(
  [...CITIZENS, ...MONSTERS, ...DOMAINS, ...DUKES].map(card => [card.id, card.name]),
);

export function cardName(id: unknown): string {
  return names.get(String(id)) ?? String(id);
}

import { saidList } from '@castellan/kernel';
import type { Part, Phrase, Said } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Every card by its id: its printed name, which is the same in every language, and the card itself. */
const parts = new Map<string, Part>(
  Object.entries({ citizen: CITIZENS, monster: MONSTERS, domain: DOMAINS, duke: DUKES }).flatMap(
    ([kind, cards]) =>
      (cards as readonly Named[]).map(({ id, name }): [string, Part] => [
        id,
        { text: name, card: `${kind}:${id}` },
      ]),
  ),
);

export function cardPart(id: unknown): Part {
  return parts.get(String(id)) ?? String(id);
}

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);

/** "Peasant, Knight ×2": cards by their ids, with how many of each. Those of one name (a Starter and a Citizen) are counted together. */
export function cardList(counts: unknown): Said {
  const byName = new Map<string, { readonly part: Part; n: number }>();
  for (const [id, n] of Object.entries((counts ?? {}) as Readonly<Record<string, number>>)) {
    const part = cardPart(id);
    const found = byName.get(textOf(part));
    if (found === undefined) byName.set(textOf(part), { part, n });
    else found.n += n;
  }
  return saidList(
    [...byName.values()].map(({ part, n }) => (n > 1 ? [part, ` ×${n}`] : [part])),
    ', ',
  );
}

/** "… from Goblin", where it is known what it comes from. */
export function sourceOf(phrase: Phrase, before: string, after = ''): Said {
  return phrase['source'] ? [before, cardPart(phrase['source']), after] : [];
}

/** The card that is paid for. */
export function bought(phrase: Phrase): Part {
  return cardPart(phrase['citizen'] ?? phrase['monster'] ?? phrase['domain']);
}

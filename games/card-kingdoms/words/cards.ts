// The names of cards, for the words of every language.
import { cardNames, saidText, said, saidList } from '@castellan/kernel';
import type { Json, Part, Phrase, Said } from '@castellan/kernel';
import type { Effect, Grammar } from '@castellan/powers';
import { countOf, tally } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import type { Role } from '../cards/language.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';

export const cardPart: (id: Json | undefined) => Part = cardNames({
  citizen: CITIZENS,
  monster: MONSTERS,
  domain: DOMAINS,
  duke: DUKES,
});

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);

/** How a language calls a card. */
type Name = (id: Json | undefined) => Part | Said;

/** "Peasant, Knight ×2". Cards with the same name (a Starter and a Citizen) are counted together. */
export function cardList(counts: unknown, name: (id: Json | undefined) => Part): Said {
  const byName = new Map<string, { readonly part: Part; n: number }>();
  for (const [id, n] of Object.entries((counts ?? {}) as Readonly<Record<string, number>>)) {
    const part = name(id);
    const found = byName.get(textOf(part));
    if (found === undefined) byName.set(textOf(part), { part, n });
    else found.n += n;
  }
  return saidList(
    [...byName.values()].map(({ part, n }) => (n > 1 ? [part, ` ×${n}`] : [part])),
    ', ',
  );
}

/** "… from Goblin", if the source is known. */
export function sourceOf(phrase: Phrase, name: Name, before: string, after = ''): Said {
  return phrase['source'] ? said`${before}${name(phrase['source'])}${after}` : [];
}

/** The card that is paid for. */
export function bought(phrase: Phrase): Json | undefined {
  return phrase['citizen'] ?? phrase['monster'] ?? phrase['domain'];
}

/** The name printed on a card. */
export const printedName = (id: string): string => saidText([cardPart(id)]);

/** The roles that Citizens lack: how many of each are needed, and how many there are. */
export const lacking = (
  list: Json | undefined,
): readonly { readonly role: Role; readonly n: number; readonly has: number }[] =>
  (list ?? []) as never;

/** "2 Victory Points for each Holy icon …": points, where a power would speak of tokens. */
export function scoreLine(line: Effect, grammar: Grammar, points: (n: number) => string): string {
  const count = countOf(line);
  const all = points(tally(line, 'vp', () => 1));
  return count === null ? all : `${all} ${grammar.per(count)}`;
}

// The names of cards, for the words of every language.
import { cardNames, saidText, saidList } from '@castellan/kernel';
import type { Json, Part, Said } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { QUESTS } from '../cards/quests.ts';

/** A card by its id, with its printed name. */
export const nameOf: (id: Json | undefined) => Part = cardNames({
  citizen: CITIZENS,
  quest: QUESTS,
  'guild-master': GUILD_MASTERS,
});
export const listed = (ids: Json | undefined): readonly string[] =>
  Array.isArray(ids) ? ids.map(String) : [];
/** A name within its quotation marks: no line ends between them. */
export const quoted = (before: string, name: Part, after: string): Part =>
  typeof name === 'string'
    ? `${before}${name}${after}`
    : { ...name, text: `${before}${name.text}${after}` };

/** Names in a row; who is there twice is named once. */
export function namesOf(
  ids: Json | undefined,
  and: string,
  name: (id: string) => Part | Said = nameOf,
): Said {
  const times = new Map<string, number>();
  for (const id of listed(ids)) times.set(id, (times.get(id) ?? 0) + 1);
  const named = [...times].map(([id, n]): Said => {
    const said = [name(id)].flat();
    return n === 1 ? said : [...said, `\u00a0×${n}`];
  });
  return saidList(named, ', ', and);
}
export const number = (value: Json | undefined): number => Number(value);
export const counts = (value: Json | undefined): [string, number][] =>
  Object.entries((value ?? {}) as Readonly<Record<string, number>>);

/** The name printed on a card. */
export const printedName = (id: string): string => saidText([nameOf(id)]);

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
export const namesOf = (
  ids: Json | undefined,
  and: string,
  name: (id: string) => Part | Said = nameOf,
): Said =>
  saidList(
    listed(ids).map(id => name(id)),
    ', ',
    and,
  );
export const number = (value: Json | undefined): number => Number(value);
export const counts = (value: Json | undefined): [string, number][] =>
  Object.entries((value ?? {}) as Readonly<Record<string, number>>);

/** The name printed on a card. */
export const printedName = (id: string): string => saidText([nameOf(id)]);

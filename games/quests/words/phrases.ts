// What the words of every language stand on: the names of cards, lists, and a table of phrases.
import { saidList, wordsFrom as wordsOf } from '@castellan/kernel';
import type { Json, Part, Phrase, Said, Who, Words } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { QUESTS } from '../cards/quests.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Every card by its id: its printed name, which is the same in every language, and the card itself. */
const parts: ReadonlyMap<string, Part> = new Map(
  Object.entries({ citizen: CITIZENS, quest: QUESTS, 'guild-master': GUILD_MASTERS }).flatMap(
    ([kind, cards]) =>
      (cards as readonly Named[]).map(({ id, name }): [string, Part] => [
        id,
        { text: name, card: `${kind}:${id}` },
      ]),
  ),
);

export const nameOf = (id: Json | undefined): Part => parts.get(String(id)) ?? String(id);
export const idsIn = (ids: Json | undefined): readonly string[] =>
  Array.isArray(ids) ? ids.map(String) : [];
export const namesOf = (ids: Json | undefined, and: string): Said =>
  saidList(idsIn(ids).map(nameOf), ', ', and);
export const number = (value: Json | undefined): number => Number(value);
export const counts = (value: Json | undefined): [string, number][] =>
  Object.entries((value ?? {}) as Readonly<Record<string, number>>);

export type SayPhrase = (phrase: Phrase, who: (seat: Json | undefined) => Part) => Part | Said;

export function gameWords(phrases: Readonly<Record<string, SayPhrase>>): Words {
  return wordsOf(
    'Quests of Valeria',
    Object.fromEntries(
      Object.entries(phrases).map(([name, put]) => [
        name,
        (phrase: Phrase, who: Who) =>
          put(phrase, seat => ({ text: who(Number(seat)), seat: Number(seat) })),
      ]),
    ),
  );
}

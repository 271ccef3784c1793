// What the words of every language stand on: names of cards, numbers, seats, and a table of phrases.
import { wordsFrom as wordsOf } from '@castellan/kernel';
import type { Json, Part, Phrase, Said, Who, Words } from '@castellan/kernel';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Every card by its id: its name, which is the same in every language, and the card itself. */
const parts: ReadonlyMap<string, Part> = new Map(
  Object.entries({ building: BUILDINGS, adventurer: ADVENTURERS }).flatMap(([kind, cards]) =>
    (cards as readonly Named[]).map(({ id, name }): [string, Part] => [
      id,
      { text: name, card: `${kind}:${id}` },
    ]),
  ),
);

export const nameOf = (id: Json | undefined): Part => parts.get(String(id)) ?? String(id);
export const number = (value: Json | undefined): number => Number(value);

export type SayPhrase = (phrase: Phrase, who: (seat: Json | undefined) => Part) => Part | Said;
export type GamePhrases = Readonly<Record<string, SayPhrase>>;

export function gameWords(phrases: GamePhrases): Words {
  return wordsOf(
    'Villages of Valeria',
    Object.fromEntries(
      Object.entries(phrases).map(([name, put]) => [
        name,
        (phrase: Phrase, who: Who) =>
          put(phrase, seat => ({ text: who(Number(seat)), seat: Number(seat) })),
      ]),
    ),
  );
}

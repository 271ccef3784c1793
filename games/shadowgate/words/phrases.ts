// What the words of every language stand on: names, lists, and a table of phrases.
import { wordsFrom as wordsOf } from '@castellan/kernel';
import type { Json, Part, Phrase, Said, Who, Words } from '@castellan/kernel';
import { adventures } from '../cards/adventures.ts';
import type { Triple } from '../cards/types.ts';
import { characterFaces, questFaces } from '../figures.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Every card by its id: its name, which is the same in every language, and the card itself. */
const parts: ReadonlyMap<string, Part> = new Map(
  Object.entries({ adventure: adventures, quest: questFaces, character: characterFaces }).flatMap(
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
export const number = (value: Json | undefined): number => Number(value);

/** A list of triples, as they come with what is open. */
export const triples = (value: Json | undefined): readonly Triple[] =>
  Array.isArray(value) ? (value as unknown as readonly Triple[]) : [];

/** What a card gives as resources, what a card or a quest costs: printed on them, so that words may tell it. */
const givings: ReadonlyMap<string, Triple> = new Map(
  adventures.map(({ id, resources }) => [id, resources]),
);
const costs: ReadonlyMap<string, Triple> = new Map(
  [...adventures, ...questFaces].flatMap(({ id, cost }) => (cost === null ? [] : [[id, cost]])),
);
export const namedResources = (id: Json | undefined): Triple =>
  givings.get(String(id)) ?? [0, 0, 0];
export const namedCost = (id: Json | undefined): Triple => costs.get(String(id)) ?? [0, 0, 0];

export type SayPhrase = (phrase: Phrase, who: (seat: Json | undefined) => Part) => Part | Said;
export type GamePhrases = Readonly<Record<string, SayPhrase>>;

export function gameWords(phrases: GamePhrases): Words {
  return wordsOf(
    'Shadowgate',
    Object.fromEntries(
      Object.entries(phrases).map(([name, put]) => [
        name,
        (phrase: Phrase, who: Who) =>
          put(phrase, seat => ({ text: who(Number(seat)), seat: Number(seat) })),
      ]),
    ),
  );
}

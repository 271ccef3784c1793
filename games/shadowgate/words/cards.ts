// The names and numbers of cards, for the words of every language.
import { cardNames, saidText } from '@castellan/kernel';
import type { Json, Part, Phrase } from '@castellan/kernel';
import { adventures } from '../cards/adventures.ts';
import { columns } from '../cards/types.ts';
import type { Column, Triple } from '../cards/types.ts';
import { characterFaces, questFaces } from '../figures.ts';

/** A card by its id, with its printed name. */
export const nameOf: (id: Json | undefined) => Part = cardNames({
  adventure: adventures,
  quest: questFaces,
  character: characterFaces,
});
export const listed = (ids: Json | undefined): readonly string[] =>
  Array.isArray(ids) ? ids.map(String) : [];
export const number = (value: Json | undefined): number => Number(value);

/** A list of triples: what is still missing for each open commitment. */
export const triples = (value: Json | undefined): readonly Triple[] =>
  Array.isArray(value) ? (value as unknown as readonly Triple[]) : [];

/** Of a cost that is out of reach: what it asks for, and what there is. */
export function shortOf({
  needs,
  has,
}: Phrase): readonly { readonly column: Column; readonly n: number; readonly has: number }[] {
  const [asked, there] = [needs, has] as unknown as readonly [Triple, Triple];
  return columns.flatMap((column, i) =>
    asked[i] === 0 ? [] : [{ column, n: asked[i]!, has: there[i]! }],
  );
}

/** What a card gives as resources, and what a card or a quest costs. */
const givings: ReadonlyMap<string, Triple> = new Map(
  adventures.map(({ id, resources }) => [id, resources]),
);
const costs: ReadonlyMap<string, Triple> = new Map(
  [...adventures, ...questFaces].flatMap(({ id, cost }) => (cost === null ? [] : [[id, cost]])),
);
export const resourcesOf = (id: Json | undefined): Triple => givings.get(String(id)) ?? [0, 0, 0];
export const costOf = (id: Json | undefined): Triple => costs.get(String(id)) ?? [0, 0, 0];

/** The name printed on a card. */
export const printedName = (id: string): string => saidText([nameOf(id)]);

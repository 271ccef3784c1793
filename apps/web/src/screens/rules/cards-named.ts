import type { CardFace } from '@castellan/table';

/** More pictures than these would hide the text. */
const MOST = 4;

/** The cards that a text calls by their names, in its order; of those with one name, the first. */
export function cardsNamed(text: string, faces: readonly CardFace[]): CardFace[] {
  const found = new Map<string, { readonly at: number; readonly face: CardFace }>();
  for (const face of faces) {
    if (found.has(face.name)) continue;
    const at = text.indexOf(face.name);
    const isWord =
      at >= 0 &&
      !/\p{L}/u.test(text.charAt(at - 1)) &&
      !/\p{L}/u.test(text.charAt(at + face.name.length));
    if (isWord) found.set(face.name, { at, face });
  }
  return [...found.values()]
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ face }) => face);
}

// How names and powers are told where there is little room: what all tiles have in common.
import type { Icon } from '@castellan/powers';
import { hyphenated, widthOf } from '../card/fit-name.ts';
import type { FaceRow } from '../contract.ts';
import { DRAWN } from '../icon/operator.tsx';

/** The least size of letters, and of a token whose figure is as large as that. */
export const LEAST_LETTERS = 11;
export const LEAST_TOKEN = 16;
/** From this width on, names are set in capitals if two lines hold them; else, and below, in the letters of running text. */
export const CAPITALS_FROM = 99;
/** Capitals are this much wider than the text's letters. */
export const NARROWER = 0.66;

/** A tile has no headings: their signs stand for them. */
export const signed = ({ sign, icons }: FaceRow): readonly Icon[] =>
  sign === undefined ? icons : [{ icon: sign, n: null }, ...icons];

/** Ways to tell a power, from all of it to its signs alone: the first one that leaves room for a picture is taken. */
export const WAYS: readonly ((icon: Icon) => boolean)[] = [
  () => true,
  icon => !('operator' in icon) || DRAWN[icon.operator] !== undefined,
  icon => !('operator' in icon),
];

/** A name in so much room, measured in letters: how many lines it takes, and its words that are too long with a hyphen. */
export function broken(name: string, room: number): { text: string; lines: number } {
  let lines = 1;
  let used = 0;
  const words = name.split(' ').map(word => {
    const width = widthOf(word);
    if (used > 0 && used + 0.25 + width > room) {
      lines++;
      used = 0;
    }
    used += (used > 0 ? 0.25 : 0) + width;
    if (width <= room) return word;
    lines++;
    return hyphenated(word);
  });
  return { text: words.join(' '), lines };
}

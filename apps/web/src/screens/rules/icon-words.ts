import type { LegendGroup } from '@castellan/table';

/** Finds the names of icons in a text. */
export interface IconWords {
  readonly pattern: RegExp;
  iconOf(word: string): string | undefined;
}

/** A name may have an ending in a sentence: "Soldiers", "Soldaten". */
const ENDINGS = '(?:s|e|n|en|es)?';

/** The icons that are things with a name of one word: what a text calls so can stand beside its picture. */
export function iconWords(groups: readonly LegendGroup[]): IconWords {
  const icons = new Map<string, string>();
  for (const { of, entries } of groups) {
    if (of !== 'resources' && of !== 'signs') continue;
    for (const { name, icons: names } of entries) {
      const stem = name.toLowerCase().replace(/(?<=\p{L}{3})(?:s|en)$/u, '');
      if (/^\p{L}{3,}$/u.test(stem) && !icons.has(stem)) icons.set(stem, names[0]!);
    }
  }
  const stems = [...icons.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(
    `(?<!\\p{L})(${stems === '' ? '(?!)' : stems})${ENDINGS}(?!\\p{L})`,
    'giu',
  );
  return { pattern, iconOf: word => icons.get(word.toLowerCase()) };
}

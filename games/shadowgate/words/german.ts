// Small turns of German.
import { labelOf } from '@castellan/powers';
import { columns } from '../cards/types.ts';
import type { Level, Triple } from '../cards/types.ts';
import { rows } from '../vocabulary/de.ts';

export function und(parts: readonly string[], word = 'und'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;
}

export const mehrere = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;
export const karten = (n: number): string => mehrere(n, 'Karte', 'Karten');

/** A level as it stands before "Quest" or "Quests" without an article. */
export const stufe: Readonly<Record<Level, string>> = {
  minor: 'kleine',
  major: 'beachtliche',
  great: 'große',
  epic: 'epische',
};

/** A type or a class by its name. */
export function artName(word: string): string {
  return labelOf(rows, `type:${word}`) ?? labelOf(rows, `class:${word}`) ?? word;
}

/** "2 Kraft und 1 Geist": columns with nothing in them are left out. */
export function werte(numbers: Triple): string {
  const parts = numbers.flatMap((n, i) =>
    n === 0 ? [] : [`${n} ${rows.resources[columns[i]!][0]}`],
  );
  return parts.length === 0 ? 'nichts' : und(parts);
}

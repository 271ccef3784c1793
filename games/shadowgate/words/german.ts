// Small turns of German, and what things are called in it.
import { columns } from '../cards/types.ts';
import type { ItemClass, ItemType, Level, Triple } from '../cards/types.ts';

export function und(parts: readonly string[], word = 'und'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;
}

export const mehrere = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;
export const karten = (n: number): string => mehrere(n, 'Karte', 'Karten');

/** The columns, in printed order. */
export const spalten: Readonly<Record<(typeof columns)[number], string>> = {
  might: 'Kraft',
  wits: 'List',
  spirit: 'Geist',
};

export const typen: Readonly<Record<ItemType, string>> = {
  fire: 'Feuer',
  ice: 'Eis',
  wind: 'Wind',
  melee: 'Nahkampf',
  ranged: 'Fernkampf',
  armor: 'Rüstung',
  artifact: 'Artefakt',
  royal: 'Regalie',
  orb: 'Kugel',
  thorn: 'Dorn',
  stave: 'Stab',
};

export const klassen: Readonly<Record<ItemClass, string>> = {
  magic: 'Magie',
  weapon: 'Waffe',
  relic: 'Relikt',
};

/** A level by itself, and as it stands before "Quest" or "Quests" without an article. */
export const stufen: Readonly<Record<Level, readonly [name: string, before: string]>> = {
  minor: ['Klein', 'kleine'],
  major: ['Beachtlich', 'beachtliche'],
  great: ['Groß', 'große'],
  epic: ['Episch', 'epische'],
};

/** A type or a class by its name. */
export function artName(word: string): string {
  return (
    (typen as Readonly<Record<string, string>>)[word] ??
    (klassen as Readonly<Record<string, string>>)[word] ??
    word
  );
}

/** "2 Kraft und 1 Geist": columns with nothing in them are left out. */
export function werte(numbers: Triple): string {
  const parts = numbers.flatMap((n, i) => (n === 0 ? [] : [`${n} ${spalten[columns[i]!]}`]));
  return parts.length === 0 ? 'nichts' : und(parts);
}

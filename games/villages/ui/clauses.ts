import type { GameUi } from '@castellan/table';

/** Where in the rules each reason for "not now" comes from. */
export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'too-few-cards': ['4.3', '5.2'],
  'too-dear': ['6.1', '6.8'],
  'built-already': ['1.9'],
  'no-gold': ['5.4'],
  'lacks-buildings': ['8.1'],
  'needed-later': ['6.8'],
  'power-cannot-pay': ['9.4'],
  'power-nothing-there': ['7.2'],
};

export const clausesOf: NonNullable<GameUi['clausesOf']> = reason =>
  (CLAUSES[reason] ?? []).map(clause => `VV ${clause}`);

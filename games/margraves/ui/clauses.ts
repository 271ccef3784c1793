import type { GameUi } from '@castellan/table';

/** Where in the rules each reason for "not now" comes from. */
export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'too-dear': ['5.4', '9.2'],
  'too-weak': ['7.3'],
  'too-little-magic': ['7.2'],
  'not-turned-up': ['7.5'],
  'must-recall': ['4.6'],
  'no-material': ['8.1'],
  'no-slot': ['8.2'],
  'own-tower': ['8.3'],
  'none-left': ['3.3'],
};

export const clausesOf: NonNullable<GameUi['clausesOf']> = reason =>
  (CLAUSES[reason] ?? []).map(clause => `MV ${clause}`);

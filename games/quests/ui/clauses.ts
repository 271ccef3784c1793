import type { GameUi } from '@castellan/table';

/** Where in the rules each reason for "not now" comes from. */
export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'no-citizens': ['4.2'],
  'no-quests': ['6.1'],
  'too-dear': ['5.3', '5.4'],
  'not-met': ['7.2', '7.7'],
  'none-met': ['7.2', '7.7'],
  'power-cannot-pay': ['11.1'],
  'power-nothing-there': ['11.1'],
};

export const clausesOf: NonNullable<GameUi['clausesOf']> = reason =>
  (CLAUSES[reason] ?? []).map(clause => `QV ${clause}`);

import type { GameUi } from '@castellan/table';

/** Where in the rules each reason for "not now" comes from. */
export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'no-actions': ['4.1', '4.4'],
  needed: ['4.5', '5.4'],
  'too-dear': ['4.5', '5.1'],
  'too-dear-now': ['4.5', '7.6'],
  'quest-chosen-already': ['8.2'],
  'is-event': ['1.5'],
  'type-owned': ['6.2'],
  'wild-owned': ['6.5'],
  unpaid: ['4.2'],
  'items-missing': ['8.4'],
  'needed-elsewhere': ['8.5'],
};

export const clausesOf: NonNullable<GameUi['clausesOf']> = reason =>
  (CLAUSES[reason] ?? []).map(clause => `SG ${clause}`);

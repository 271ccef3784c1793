import type { GameUi } from '@castellan/table';

/** Where in the rules each reason for "not now" comes from. */
export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'cannot-pay': ['5.4', '6.2', '6.3', '7.2'],
  'lacks-roles': ['9.1', '9.2'],
  'die-domain-used': ['3.4'],
  'die-domain-unable': ['3.4', '3.5'],
  'power-cannot-pay': ['4.9', '4.10'],
  'power-nothing-there': ['5.10'],
};

export const clausesOf: NonNullable<GameUi['clausesOf']> = reason =>
  (CLAUSES[reason] ?? []).map(clause => `CK ${clause}`);

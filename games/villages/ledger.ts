// The book of all cards, for people to read and scripts to compare.
import type { Json, LedgerRow } from '@castellan/kernel';
import { notePower, powerSentence } from '@castellan/powers';
import type { Grammar } from '@castellan/powers';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { CASTLES } from './cards/castles.ts';
import type { Adventurer, Building, VillagePower } from './cards/language.ts';
import { terms } from './vocabulary/terms.ts';
import { speeches } from './words/index.ts';

/** Only those who read need words. */
const grammar = (): Grammar => speeches.en.speaker.grammar;

export function ledger(): readonly LedgerRow[] {
  return [
    ...BUILDINGS.map(buildingRow),
    ...ADVENTURERS.map(adventurerRow),
    ...CASTLES.map(({ id, name, source, standIns }): LedgerRow => ({
      id,
      kind: 'castle',
      name,
      copies: 1,
      cost: '',
      note: '1wild',
      sentence: 'Provides 1 Wild to its owner, for a coin laid on it.',
      source,
      standIns,
      facts: { provides: 'wild' },
    })),
  ];
}

const amounts = (some: Readonly<Record<string, number>>): string =>
  Object.entries(some)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');

const noted = (power: VillagePower | null): string =>
  power === null ? '' : ` | ${notePower(power, terms)}`;

const worded = (power: VillagePower | null): string =>
  power === null ? '' : powerSentence(power, grammar());

function buildingRow(card: Building): LedgerRow {
  const { id, name, type, copies, cost, resource, vp, power, source, standIns } = card;
  return {
    id,
    kind: 'building',
    name,
    copies,
    cost: amounts(cost),
    note: `${type} | ${vp}VP | develops ${resource}${noted(power)}`,
    sentence: worded(power),
    source,
    standIns,
    facts: { type, copies, cost: { ...cost }, resource, vp, power: power as unknown as Json },
  };
}

function adventurerRow(card: Adventurer): LedgerRow {
  const { id, name, requires, vp, power, source, standIns } = card;
  return {
    id,
    kind: 'adventurer',
    name,
    copies: 1,
    cost: amounts(requires),
    note: `${vp}VP${noted(power)}`,
    sentence: worded(power),
    source,
    standIns,
    facts: { requires: { ...requires }, vp, power: power as unknown as Json },
  };
}

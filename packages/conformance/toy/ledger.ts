// Every card, for people to read.
import type { LedgerRow } from '@castellan/kernel';
import { WARES } from './cards/wares.ts';

export function ledger(): readonly LedgerRow[] {
  return WARES.map(({ id, name, stall, worth, gems }) => ({
    id,
    kind: stall,
    name,
    copies: 1,
    cost: String(worth),
    note: gems > 0 ? `+${gems} gem` : '',
    sentence: gems > 0 ? 'Gain a gem when you buy it.' : '',
    source: 'rulebook',
    standIns: [],
    facts: { worth, gems },
  }));
}

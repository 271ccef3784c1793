import type { Phrase } from '@castellan/kernel';
import { carry, onto } from '@castellan/table';
import type { CarryTable } from '@castellan/table';

const toMine = onto('zone:kingdom', 'zone:court', 'zone:purse');

/** Cards and tokens come to one's own place; tokens of the purse go onto the card they pay for. */
export const carries: CarryTable = {
  recruit: toMine,
  build: toMine,
  slay: toMine,
  'take-citizen': toMine,
  'gain-resource': toMine,
  'pay-share': (option, { prompt }) => carry(option, paidFor(prompt)),
};

function paidFor(prompt: Phrase): string[] {
  const kind = ['citizen', 'monster', 'domain'].find(name => typeof prompt[name] === 'string');
  return kind === undefined ? ['bank'] : ['bank', `center:${kind}:${String(prompt[kind])}`];
}

import { carry, onto } from '@castellan/table';
import type { CarryTable } from '@castellan/table';
import { cardIn } from './scene.ts';

const toMine = onto('zone:kingdom', 'zone:court', 'zone:purse');

/** Cards and tokens are carried to your own place; tokens of the purse go onto the card they pay for. */
export const carries: CarryTable = {
  recruit: toMine,
  build: toMine,
  slay: toMine,
  'take-citizen': toMine,
  'gain-resource': toMine,
  'pay-share': (option, { prompt }) => carry(option, ['zone:action', `center:${cardIn(prompt)}`]),
};

// What an option costs, by the names of the icons: shown beside its words, read by no rule.
import type { Json } from '@castellan/kernel';
import type { Triple } from '../cards/types.ts';

export function shields([might, wits, spirit]: Triple): Json {
  return { 'cost-might': might, 'cost-wits': wits, 'cost-spirit': spirit };
}

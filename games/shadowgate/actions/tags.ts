// What an option costs and brings, by the names of the icons: shown beside its words, read by no rule.
import type { Json } from '@castellan/kernel';
import type { Triple } from '../cards/types.ts';

/** A cost, as shields. */
export function shields([might, wits, spirit]: Triple): Json {
  return { 'cost-might': might, 'cost-wits': wits, 'cost-spirit': spirit };
}

/** Resources, as an effect of the icon language. */
export function brings([might, wits, spirit]: Triple): Json {
  return { op: 'gain', amounts: { might, wits, spirit }, per: null };
}

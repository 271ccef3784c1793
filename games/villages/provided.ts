import { gainOf, paidFor } from '@castellan/powers';
import type { VillagePower } from './cards/language.ts';
import { RESOURCES } from './cards/language.ts';

/** Any resource. */
export const WILD: number = RESOURCES.length;

/** The resource that a power provides while a Building is paid for [VV 9.5]; -1 for one that provides none. */
export function providedBy({ at, effect }: Extract<VillagePower, { readonly at: string }>): number {
  const gain = at.startsWith('build') ? gainOf(paidFor(effect)) : null;
  return gain === null ? -1 : [...RESOURCES, 'wild'].findIndex(name => gain.amounts[name]! > 0);
}

// Several rewards at once, in any order that their owner likes [MV 6.7, 7.4, 10.2].
import type { Draft, Seat } from '@castellan/kernel';
import type { ResourceAmounts } from './cards/language.ts';
import { effectOfPower, pushPower } from './printed.ts';
import type { State } from './state.ts';
import { gainableInFull } from './storage.ts';

/**
 * What can be had in full comes first, unasked: to have it sooner is never worse. The order of the others is asked for
 * where there are several. The list is kept.
 */
export function collect(t: Draft<State>, seat: Seat, powers: number[]): void {
  const others = powers.filter(power => !isSure(t, seat, power));
  if (others.length === 1) pushPower(t, seat, others[0]!);
  else if (others.length > 1) t.push('power/use', seat, { sources: others });
  for (const power of powers) if (!others.includes(power)) pushPower(t, seat, power);
}

function isSure(t: Draft<State>, seat: Seat, power: number): boolean {
  const effect = effectOfPower(power);
  return effect.op === 'gain' && gainableInFull(t, seat, effect.amounts as ResourceAmounts);
}

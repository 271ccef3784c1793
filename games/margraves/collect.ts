// Several rewards at once, in the order that their owner chooses [MV 6.7, 7.4, 10.2].
import type { Draft, Seat } from '@castellan/kernel';
import type { ResourceAmounts } from './cards/language.ts';
import { effectOfPower, pushPower } from './printed.ts';
import type { State } from './state.ts';
import { gainableInFull } from './storage.ts';

/**
 * Rewards that can be gained in full come first, without a question: that is never worse. If there are several others,
 * the player chooses their order.
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

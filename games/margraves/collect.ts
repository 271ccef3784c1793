// Several rewards at once, in the order that their owner chooses [MV 6.7, 7.4, 10.2, R12].
import type { Draft, Seat } from '@castellan/kernel';
import { isPlain } from '@castellan/powers';
import { reachesLine } from './actions/influence.ts';
import type { Resource, ResourceAmounts } from './cards/language.ts';
import { holdsGrant } from './grants.ts';
import { amountsOfPower, effectOfPower, NO_AMOUNTS, pushPower } from './printed.ts';
import type { State } from './state.ts';
import { gainableInFull } from './storage.ts';

/**
 * Gold and tokens that are there and fit come first, without a question: having them sooner is never worse. The player
 * chooses the order of the others, unless no order can make a difference.
 */
export function collect(t: Draft<State>, seat: Seat, powers: readonly number[]): void {
  const fits = gainableInFull(t, seat, sumOf(powers.filter(isFixed)));
  const isSure = (power: number): boolean => isGold(power) || (fits && isFixed(power));
  const others = powers.filter(power => !isSure(power));
  if (others.length > 1 && orderMatters(t, seat, others, sumOf(powers)))
    t.push('power/use', seat, { sources: others });
  else for (const power of others.toReversed()) pushPower(t, seat, power);
  for (const power of powers) if (isSure(power)) pushPower(t, seat, power);
}

const OPEN = ['strength', 'wild', 'influence'] as const;

/** Whether it brings only gold and tokens that need no choice. Strength is different: more than 8 is lost [MV 3.4]. */
function isFixed(power: number): boolean {
  const amounts = amountsOfPower(power);
  return isPlain(effectOfPower(power)) && OPEN.every(name => amounts[name] === 0);
}

function isGold(power: number): boolean {
  const { gold, ...others } = amountsOfPower(power);
  return gold > 0 && isFixed(power) && Object.values(others).every(n => n === 0);
}

function sumOf(powers: readonly number[]): ResourceAmounts {
  const sum: Record<Resource, number> = { ...NO_AMOUNTS };
  for (const power of powers)
    for (const [name, n] of Object.entries(amountsOfPower(power))) sum[name as Resource] += n;
  return sum;
}

/**
 * Rewards touch one another where a grant can be used between them, where one may bring a tile, and where not all of it
 * can be had.
 */
function orderMatters(
  t: Draft<State>,
  seat: Seat,
  others: readonly number[],
  sum: ResourceAmounts,
): boolean {
  const { gold, influence } = t.state.players[seat]!;
  return (
    holdsGrant(t.state, seat) ||
    others.some(power => !isPlain(effectOfPower(power))) ||
    reachesLine(influence, sum.influence, gold + sum.gold) ||
    !gainableInFull(t, seat, sum)
  );
}

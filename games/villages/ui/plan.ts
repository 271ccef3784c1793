// How a Building would usually be paid for, shown before it is done.
import type { Decision } from '@castellan/kernel';
import { RESOURCES } from '../cards/types.ts';
import { iconsOf } from '../figures.ts';
import { CASTLE, POWER } from '../payment.ts';
import { cardOfPower, provisions } from '../printed.ts';
import type { Seen } from '../state.ts';
import { usualPayment } from '../usual.ts';

/** What would provide one icon. */
export interface Planned {
  /** The option that does it. */
  readonly id: string;
  /** The thing that a coin would lie on, and whose it is; null where a card of one's own provides without one. */
  readonly on: string | null;
  readonly owner: number;
  readonly card: string | null;
}

/** For each icon that is not paid yet; nothing while nobody here is paying. */
export function planOf(view: Seen, decision: Decision | null): readonly Planned[] {
  if (decision?.step !== 'provide') return [];
  const { seat } = decision;
  const icons = iconsOf[view.turn.building]!;
  return usualPayment(view, seat).map((code, i) => {
    if (code >= POWER) {
      const card = cardOfPower(provisions[code - POWER]!.power);
      return { id: `power:${card}`, on: null, owner: seat, card };
    }
    if (code === CASTLE) return { id: 'castle', on: `castle:${seat}`, owner: seat, card: null };
    const resource = RESOURCES[icons[view.turn.paid + i]!]!;
    const id = code === seat ? 'own' : `seat:${code}`;
    return { id, on: `resource:${code}:${resource}`, owner: code, card: null };
  });
}

/** How many coins would come to lie on a thing. */
export const plannedOn = (plan: readonly Planned[], ref: string): number =>
  plan.filter(({ on }) => on === ref).length;

// Powers that cost cards of the hand [VV 9.4, 9.5]: where the hand is too small for all of them, those are used that help most. On the
// printed cards there is only one; a deck of own cards can have many.
import { ANY } from './printed.ts';
import type { Provision } from './printed.ts';
import { WILD } from './provided.ts';

/** What is to be paid, and with what besides powers that cost cards. */
interface Bill {
  /** By resource: the icons that powers without a price don't provide. */
  readonly icons: readonly number[];
  /** By resource: how many Resources could provide one. */
  readonly cards: readonly number[];
  /** What provides any icon, with a coin (the Castle) or without one (a Wild). */
  readonly castle: number;
  readonly wild: number;
  readonly gold: number;
  readonly hand: number;
}

const cheapestFirst = (a: Provision, b: Provision): number => a.discards - b.discards;

/**
 * Of the powers that cost cards, those that are used: as many as are needed, and cheap ones first. If the hand is too small,
 * icons that nothing else provides go first, because gold alone would not help.
 */
export function bestFor(powers: readonly Provision[], bill: Bill): Provision[] {
  const { icons, cards } = bill;
  // A power saves a coin, or also provides what nothing else would: then it counts twice.
  const vital: Provision[] = [];
  const handy: Provision[] = [];
  const met = icons.map(() => 0);
  for (const power of powers.toSorted(cheapestFirst)) {
    const { resource } = power;
    if (resource === WILD) vital.push(power);
    else if (met[resource]! < icons[resource]! - cards[resource]!) vital.push(power);
    else if (met[resource]! < icons[resource]!) handy.push(power);
    if (resource !== WILD) met[resource]!++;
  }
  vital.sort(cheapestFirst);
  const short = icons.reduce((sum, n, kind) => sum + Math.max(0, n - cards[kind]!), 0);
  const lacking = Math.max(0, short - bill.castle - bill.wild);
  const all = icons.reduce((sum, n) => sum + Math.max(0, n), 0);
  const dear = all - bill.wild - bill.gold;
  const used: Provision[] = [];
  let { hand } = bill;
  const use = (some: readonly Provision[], most: number): void => {
    for (const power of some) {
      if (used.length >= most || power.discards > hand) return;
      used.push(power);
      hand -= power.discards;
    }
  };
  use(vital, lacking);
  const rest = [...vital.slice(used.length), ...handy].sort(cheapestFirst);
  use(rest, Math.max(lacking, dear));
  return used;
}

/** Whether a power helps to pay for a Building of this type. */
export const isFor = ({ type }: Provision, built: number): boolean =>
  type === ANY || type === built;

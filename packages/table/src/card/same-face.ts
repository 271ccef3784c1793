import type { Badge, CardFace } from '../contract.ts';

/** Whether two faces look the same. A board makes faces anew as it is drawn (with a price of today, say): most of them alike. */
export function sameFace(a: CardFace, b: CardFace): boolean {
  if (a === b) return true;
  return (
    a.ref === b.ref &&
    a.name === b.name &&
    a.kind === b.kind &&
    a.emblem === b.emblem &&
    a.field === b.field &&
    a.corner === b.corner &&
    a.priceAt === b.priceAt &&
    a.sentence === b.sentence &&
    a.told === b.told &&
    a.rows === b.rows &&
    a.isPaid === b.isPaid &&
    a.becomes?.icon === b.becomes?.icon &&
    sameBadges(a.price, b.price) &&
    sameBadges(a.marks, b.marks)
  );
}

function sameBadges(some: readonly Badge[], others: readonly Badge[]): boolean {
  if (some === others) return true;
  return (
    some.length === others.length &&
    some.every((one, i) => {
      const other = others[i]!;
      return (
        one.icon === other.icon &&
        one.text === other.text &&
        one.label === other.label &&
        one.lacks === other.lacks
      );
    })
  );
}

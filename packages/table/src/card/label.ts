import type { Badge, CardFace } from '../contract.ts';

/** A card for those who don't see it: its name and kind, its price and marks, and what it does. */
export function cardLabel({ name, kind, corner, price, marks, sentence }: CardFace): string {
  const said = (badges: readonly Badge[]): string => badges.map(badge => badge.label).join(', ');
  const parts = [
    [name, kind].filter(Boolean).join(', '),
    corner ?? '',
    said(price),
    said(marks),
    sentence,
  ];
  return parts
    .filter(part => part !== '')
    .map(part => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

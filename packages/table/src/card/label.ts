import { capital } from '@castellan/powers';
import type { Badge, CardFace } from '../contract.ts';

/** A card for people who can't see it: its name and kind, its price and marks, and what it does. */
export function cardLabel(face: CardFace): string {
  if (face.label !== undefined) return face.label;
  const { name, kind, corner, cornerLabel, price, isPaid, marks, sentence } = face;
  // What is drawn three times is said once, and not at all if the kind says it already.
  const said = (badges: readonly Badge[]): string =>
    [...new Set(badges.map(badge => badge.label))]
      .filter(label => !kind.includes(label))
      .join(', ');
  const parts = [
    [name, kind].filter(Boolean).join(', '),
    cornerLabel ?? corner ?? '',
    isPaid ? '' : said(price),
    said(marks),
    sentence,
  ];
  return parts
    .filter(part => part !== '')
    .map(part => capital(/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

import { QuickChance, sha256 } from '@castellan/kernel';

/** A source of chance seeded by a text: the same text gives the same draws. */
export function chanceFrom(text: string): QuickChance {
  return new QuickChance(Number.parseInt(sha256(text).slice(0, 12), 16));
}

import { QuickChance, sha256 } from '@castellan/kernel';

/** A source of chance that any text names: the same text, the same draws. */
export function chanceFrom(text: string): QuickChance {
  return new QuickChance(Number.parseInt(sha256(text).slice(0, 12), 16));
}

import type { Share } from './interval.ts';

/** A difference in strength, and the range in which it lies with 95 % confidence. */
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Keeps shares from 0 and 1, which would mean infinitely worse or better. */
const EDGE = 0.002;

/** How much stronger a player is who wins this share of games against `players - 1` equal others, in Elo. */
export function eloOf(share: number, players = 2): number {
  const p = Math.min(1 - EDGE, Math.max(EDGE, share));
  return 400 * Math.log10((p * (players - 1)) / (1 - p));
}

/** The share that is expected with such a difference. */
export function shareFor(elo: number, players = 2): number {
  const odds = 10 ** (elo / 400);
  return odds / (odds + players - 1);
}

export function ratingOf({ share, low, high }: Share, players = 2): Rating {
  return { elo: eloOf(share, players), low: eloOf(low, players), high: eloOf(high, players) };
}

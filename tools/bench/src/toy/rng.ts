/**
 * sfc32: a small, fast generator whose whole state is four 32-bit integers, so that it is plain data in the table.
 */
export interface ToyRng {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Separate streams for one seed: the table's dice and the random players' choices must not share numbers. */
export const DICE = 1;
export const CHOICES = 2;

export function seeded(seed: number, stream: number): ToyRng {
  const rng = { a: seed | 0, b: stream | 0, c: 0x5eed, d: 1 };
  for (let round = 0; round < 12; round++) next(rng); // neighbouring seeds start alike: stir them apart
  return rng;
}

/** 32 random bits, unsigned. The state is stored signed, because engines store such integers without boxing. */
function next(rng: ToyRng): number {
  const result = (((rng.a + rng.b) | 0) + rng.d) | 0;
  rng.d = (rng.d + 1) | 0;
  rng.a = rng.b ^ (rng.b >>> 9);
  rng.b = (rng.c + (rng.c << 3)) | 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + result) | 0;
  return result >>> 0;
}

/** A whole number from 0 up to, not including, `limit`. */
export function below(rng: ToyRng, limit: number): number {
  return Math.floor((next(rng) / 2 ** 32) * limit);
}

export function shuffle(rng: ToyRng, items: number[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const item = items[last]!;
    items[last] = items[other]!;
    items[other] = item;
  }
}

/** A source of random numbers that is not the game's own: for bots, samples, tests. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

/** sfc32: small and quick, good enough for choosing and guessing, never used for a shuffle that matters. */
export class QuickChance implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = (seed / 0x1_0000_0000) | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let i = 0; i < 12; i++) this.#word();
  }

  below(n: number): number {
    return Math.floor((this.#word() / 0x1_0000_0000) * n);
  }

  #word(): number {
    const out = (this.#a + this.#b + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + out) | 0;
    return out >>> 0;
  }
}

/** Guessed worlds keep no secret: 64 bits are enough to tell them apart, and quick to write. */
const GUESSED = '0'.repeat(48);

/** A fresh seed for a guessed world. */
export function guessSeed(chance: Chance): string {
  let seed = GUESSED;
  // With a leading 1 that is cut off, four digits are always four.
  for (let i = 0; i < 4; i++) seed += (0x1_0000 + chance.below(0x1_0000)).toString(16).slice(1);
  return seed;
}

export function shuffled<T>(things: readonly T[], chance: Chance): T[] {
  const out = things.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const thing = out[i]!;
    out[i] = out[j]!;
    out[j] = thing;
  }
  return out;
}

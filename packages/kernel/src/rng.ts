import { chachaBlock } from './chacha.ts';
import { sha256 } from './sha256.ts';

/** The generator as it is stored in the state: the secret seed, and how many words were drawn from it. */
export interface Rng {
  seed: string;
  drawn: number;
}

const HEX_SEED = /^[0-9a-f]{64}$/;

/** A 256-bit seed from any text. A complete seed (64 hex digits) stays as it is. */
export function seedFrom(text: string | number): string {
  const word = String(text);
  return HEX_SEED.test(word) ? word : sha256(`castellan seed ${word}`);
}

/** The promise of saves of format 1: the seed alone. Later ones promise more (`promiseOf`). */
export function commitment(seed: string): string {
  return sha256(seed);
}

export function isSeed(value: unknown): value is string {
  return typeof value === 'string' && HEX_SEED.test(value);
}

/** Reads an `Rng`. It caches the current block of the stream; its whole state is in the `Rng`. */
export class RngReader {
  #seed = '';
  #key = new Uint32Array(8);
  #block = -1;
  #words = new Uint32Array(16);

  /**
   * A whole number from 0 to n - 1 (n up to 2^32), each equally likely. For n of 1 or less it is 0, and nothing is
   * drawn.
   */
  below(rng: Rng, n: number): number {
    if (n <= 1) return 0;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const word = this.#word(rng);
      if (word < limit) return word % n;
      // Checked only after a rare discarded draw, so it costs nothing; without it, an invalid n would never return.
      if (!(limit > 0)) throw new Error(`nothing can be drawn below ${n}`);
    }
  }

  #word(rng: Rng): number {
    if (rng.seed !== this.#seed) this.#rekey(rng.seed);
    const block = Math.floor(rng.drawn / 16);
    if (block !== this.#block) {
      chachaBlock(this.#key, block, this.#words);
      this.#block = block;
    }
    return this.#words[rng.drawn++ & 15]!;
  }

  #rekey(seed: string): void {
    for (let i = 0; i < 8; i++) this.#key[i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
    this.#seed = seed;
    this.#block = -1;
  }
}

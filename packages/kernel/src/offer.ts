import type { Phrase } from './json.ts';

/** An option that is shown but not allowed, with the reason. */
export interface BlockedCode {
  readonly code: number;
  readonly reason: Phrase;
}

/**
 * What a decision step offers, written by its `options`. A code is a small integer that means the same in every world
 * (which card, not which index); words are made at the edge. One `Offer` is reused through a whole playout, so it is
 * only valid until the next step.
 */
export class Offer {
  /** How many choices are offered. */
  count = 0;
  /** For a select: how many to pick. */
  least = 1;
  most = 1;
  /** For a split: the amount to be divided. */
  total = 0;
  /** What may not be chosen, and why. Only kept when someone looks. */
  blocked: BlockedCode[] | null = null;

  // May be longer than `count` after a longer offer: emptying an array would make V8 free its memory each time.
  readonly #codes: number[] = [];
  readonly #mins: number[] = [];
  readonly #maxs: number[] = [];

  reset(): void {
    this.count = 0;
    this.least = 1;
    this.most = 1;
    this.total = 0;
    if (this.blocked !== null) this.blocked.length = 0;
  }

  /** Offers a choice. */
  add(code: number): void {
    this.#codes[this.count++] = code;
  }

  /** Shows a choice that is not allowed now. Reasons should be constants, because playouts run this too. */
  block(code: number, reason: Phrase): void {
    if (this.blocked !== null) this.blocked.push({ code, reason });
  }

  /** For a select: the minimum and maximum to pick. */
  between(least: number, most: number): void {
    this.least = least;
    this.most = most;
  }

  /** For a split: offers a share of the amount, within limits. */
  share(code: number, min: number, max: number): void {
    this.#mins[this.count] = min;
    this.#maxs[this.count] = max;
    this.#codes[this.count++] = code;
  }

  /** The code at this place of the offer. */
  code(place: number): number {
    return this.#codes[place]!;
  }

  /** For a split: the limits of the share at this place. */
  min(place: number): number {
    return this.#mins[place]!;
  }

  max(place: number): number {
    return this.#maxs[place]!;
  }

  /** The codes in the order of the offer: a copy, for the edge. */
  get codes(): number[] {
    return this.#codes.slice(0, this.count);
  }

  get mins(): number[] {
    return this.#mins.slice(0, this.count);
  }

  get maxs(): number[] {
    return this.#maxs.slice(0, this.count);
  }
}

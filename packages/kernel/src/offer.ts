import type { Phrase } from './json.ts';

/** Something shown but not allowed, with the reason. */
export interface Blocked {
  readonly code: number;
  readonly reason: Phrase;
}

/**
 * What a decision step offers, written down by its `options`. A code is a small integer that means
 * the same thing in every world (which card, not which index); its words are made at the edge. One
 * `Offer` is reused for the whole of a playout, so it is only valid until the next step.
 */
export class Offer {
  /** What may be chosen, in the order in which it was offered. */
  readonly codes: number[] = [];
  /** For a split: the least and the most of each code. */
  readonly mins: number[] = [];
  readonly maxs: number[] = [];
  /** For a select: how many. For a split: the amount to be divided. */
  least = 1;
  most = 1;
  total = 0;
  /** What may not be chosen, and why: kept only when somebody looks. */
  blocked: Blocked[] | null = null;

  reset(): void {
    this.codes.length = 0;
    this.mins.length = 0;
    this.maxs.length = 0;
    this.least = 1;
    this.most = 1;
    this.total = 0;
    if (this.blocked !== null) this.blocked.length = 0;
  }

  /** Offers a choice. */
  add(code: number): void {
    this.codes.push(code);
  }

  /** Shows a choice that is not allowed now. Reasons should be constants: playouts come by here too. */
  block(code: number, reason: Phrase): void {
    if (this.blocked !== null) this.blocked.push({ code, reason });
  }

  /** For a select: at least and at most so many of what is offered. */
  between(least: number, most: number): void {
    this.least = least;
    this.most = most;
  }

  /** For a split: offers a share of the amount, within limits. */
  share(code: number, min: number, max: number): void {
    this.codes.push(code);
    this.mins.push(min);
    this.maxs.push(max);
  }
}

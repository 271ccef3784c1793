/**
 * Counts the cards of a state, so that a lost or doubled one shows: exactly, or by a fast sum that is almost never
 * wrong.
 */
export class Census {
  readonly #cards: readonly number[];
  readonly #mark: number;

  constructor(cards: readonly number[]) {
    this.#cards = sorted(cards);
    this.#mark = mark(cards);
  }

  quickly(cards: readonly number[]): boolean {
    return cards.length === this.#cards.length && mark(cards) === this.#mark;
  }

  /** What is missing and what is there too often; empty if the cards are the same. */
  difference(cards: readonly number[]): string {
    const tally = new Map<number, number>();
    for (const card of this.#cards) tally.set(card, (tally.get(card) ?? 0) - 1);
    for (const card of cards) tally.set(card, (tally.get(card) ?? 0) + 1);
    const named = (sign: number): number[] =>
      [...tally].filter(([, n]) => Math.sign(n) === sign).map(([card]) => card);
    const lost = named(-1);
    const extra = named(1);
    return [
      ...(lost.length === 0 ? [] : [`cards lost: ${lost.join(', ')}`]),
      ...(extra.length === 0 ? [] : [`cards doubled: ${extra.join(', ')}`]),
    ].join('; ');
  }
}

const sorted = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b);

/** The same for the same cards in any order. */
function mark(cards: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    let x = Math.imul(cards[i]! + 0x9e37, 0x85ebca6b);
    x ^= x >>> 13;
    sum = (sum + Math.imul(x, 0xc2b2ae35)) | 0;
  }
  return sum;
}

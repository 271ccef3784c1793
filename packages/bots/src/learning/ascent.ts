/** How far back a slope and its size are remembered: about 10 and 50 steps. */
const SLOPE = 0.9;
const SIZE = 0.98;
/** What nothing speaks for is forgotten slowly. */
const FORGETS = 0.02;

/** Climbs towards better weights, as far at each step for one that seldom counts as for one that always does (Adam). */
export class Ascent {
  readonly weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #size: Float64Array;
  readonly #mean: Float64Array;
  #steps = 0;
  #meant = 0;

  constructor(from: ArrayLike<number>) {
    this.weights = Float64Array.from(from);
    this.#slope = new Float64Array(from.length);
    this.#size = new Float64Array(from.length);
    this.#mean = new Float64Array(from.length);
  }

  get steps(): number {
    return this.#steps;
  }

  /** The mean since `mean` was first told of; before that, where it is. It is steadier than the last step. */
  get learned(): Float64Array {
    return this.#meant === 0 ? this.weights : this.#mean;
  }

  step(gradient: ArrayLike<number>, rate: number): void {
    this.#steps++;
    const slopes = 1 - SLOPE ** this.#steps;
    const sizes = 1 - SIZE ** this.#steps;
    for (let i = 0; i < this.weights.length; i++) {
      const now = gradient[i]!;
      const slope = (this.#slope[i] = SLOPE * this.#slope[i]! + (1 - SLOPE) * now);
      const size = (this.#size[i] = SIZE * this.#size[i]! + (1 - SIZE) * now * now);
      if (size > 0) this.weights[i]! += (rate * (slope / slopes)) / Math.sqrt(size / sizes);
      this.weights[i]! *= 1 - FORGETS * rate;
    }
  }

  /** Counts where it is now. */
  mean(): void {
    this.#meant++;
    for (let i = 0; i < this.weights.length; i++)
      this.#mean[i]! += (this.weights[i]! - this.#mean[i]!) / this.#meant;
  }
}

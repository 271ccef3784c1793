// Fits the small network to the outcomes of games: gradient descent (Adam) on the chance that it gave the winner.
import type { Learned } from '@castellan/kernel';
import { HIDDEN, QuickChance } from '@castellan/kernel';
import type { Positions } from './positions.ts';

export interface Fit {
  readonly learned: Learned;
  /** The mean log loss on positions that were held out: by hand, with the network, and how many they are. */
  readonly byHand: number;
  readonly byNet: number;
  readonly held: number;
  readonly epochs: number;
}

const [H1, H2] = HIDDEN as [number, number];
const BATCH = 256;
const RATE = 0.002;
const DECAY = 1e-4;
/** Every so manyth position is held out. Positions of one game follow each other, so whole runs are. */
const HOLD = 10;
const RUN = 200;
/** Stop when the held-out loss has not improved for so many epochs. */
const PATIENCE = 3;

/** `isLate` says when there is no time left. */
export function fit(data: Positions, epochs: number, seed: number, isLate: () => boolean): Fit {
  const chance = new QuickChance(seed);
  const net = new Net(data.width, chance);
  const { mean, scale } = spreadOf(data);
  const all = data.starts.map((_, place) => place);
  const isHeld = (place: number): boolean => Math.floor(place / RUN) % HOLD === 0;
  const held = all.filter(isHeld);
  const train = all.filter(place => !isHeld(place));
  const x = scaled(data, mean, scale);
  const byHand = net.loss(data, x, held, true);
  let best = net.copy();
  let bestLoss = net.loss(data, x, held);
  let since = 0;
  let epoch = 0;
  for (; epoch < epochs && since < PATIENCE && !isLate(); epoch++) {
    shuffle(train, chance);
    for (let at = 0; at < train.length && !isLate(); at += BATCH)
      net.learn(data, x, train.slice(at, at + BATCH), RATE / (1 + epoch / 6));
    const loss = net.loss(data, x, held);
    if (loss < bestLoss - 1e-5) {
      bestLoss = loss;
      best = net.copy();
      since = 0;
    } else since++;
  }
  return {
    learned: learnedFrom(best, data.width, mean, scale),
    byHand,
    byNet: bestLoss,
    held: held.length,
    epochs: epoch,
  };
}

function shuffle(list: number[], chance: QuickChance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const one = list[i]!;
    list[i] = list[j]!;
    list[j] = one;
  }
}

function spreadOf({ width, features }: Positions): { mean: number[]; scale: number[] } {
  const rows = Math.max(1, features.length / width);
  const mean = Array.from({ length: width }, () => 0);
  const square = Array.from({ length: width }, () => 0);
  for (let i = 0; i < features.length; i++) mean[i % width]! += features[i]! / rows;
  for (let i = 0; i < features.length; i++)
    square[i % width]! += (features[i]! - mean[i % width]!) ** 2 / rows;
  return {
    mean: mean.map(rounded),
    scale: square.map(one => rounded(one > 1e-6 ? 1 / Math.sqrt(one) : 0)),
  };
}

function scaled({ width, features }: Positions, mean: number[], scale: number[]): Float32Array {
  return features.map((one, i) => (one - mean[i % width]!) * scale[i % width]!);
}

const rounded = (x: number): number => Number(x.toPrecision(5));

function learnedFrom(w: Float64Array, width: number, mean: number[], scale: number[]): Learned {
  const first = H1 * (width + 1);
  const second = first + H2 * (H1 + 1);
  const part = (from: number, to: number): number[] => [...w.subarray(from, to)].map(rounded);
  return {
    mean,
    scale,
    first: part(0, first),
    second: part(first, second),
    last: part(second, second + H2 + 1),
    trust: rounded(w[second + H2 + 1]!),
  };
}

/** The weights of both layers, of the output and of the trust, in one list. */
class Net {
  readonly #width: number;
  readonly #w: Float64Array;
  readonly #gradient: Float64Array;
  readonly #m: Float64Array;
  readonly #v: Float64Array;
  #steps = 0;
  readonly #h1 = new Float64Array(H1 * 5);
  readonly #h2 = new Float64Array(H2 * 5);
  readonly #s = new Float64Array(5);
  readonly #d1 = new Float64Array(H1);
  readonly #d2 = new Float64Array(H2);

  constructor(width: number, chance: QuickChance) {
    this.#width = width;
    const size = H1 * (width + 1) + H2 * (H1 + 1) + H2 + 2;
    this.#w = new Float64Array(size);
    const random = (n: number): number =>
      (chance.below(2_000_001) / 1_000_000 - 1) * Math.sqrt(2 / n);
    const second = H1 * (width + 1);
    for (let i = 0; i < second; i++) this.#w[i] = i % (width + 1) === width ? 0 : random(width);
    for (let i = second; i < second + H2 * (H1 + 1); i++)
      this.#w[i] = (i - second) % (H1 + 1) === H1 ? 0 : random(H1);
    // It begins as the hand-written value.
    for (let i = size - H2 - 2; i < size - 2; i++) this.#w[i] = 0.1 * random(H2);
    this.#w[size - 1] = 1;
    this.#gradient = new Float64Array(size);
    this.#m = new Float64Array(size);
    this.#v = new Float64Array(size);
  }

  copy(): Float64Array {
    return this.#w.slice();
  }

  /** The mean log loss over these positions. */
  loss(data: Positions, x: Float32Array, places: readonly number[], byHand = false): number {
    let sum = 0;
    for (const place of places) {
      const start = data.starts[place]!;
      const seats = data.seats[place]!;
      if (byHand) for (let i = 0; i < seats; i++) this.#s[i] = data.strengths[start + i]!;
      else this.#forward(data, x, start, seats);
      this.#toChances(seats);
      for (let i = 0; i < seats; i++) {
        const won = data.wins[start + i]!;
        const p = Math.min(1 - 1e-9, Math.max(1e-9, this.#s[i]!));
        sum -= won * Math.log(p);
        if (seats === 1) sum -= (1 - won) * Math.log(1 - p);
      }
    }
    return sum / Math.max(1, places.length);
  }

  learn(data: Positions, x: Float32Array, places: readonly number[], rate: number): void {
    this.#gradient.fill(0);
    for (const place of places) {
      const start = data.starts[place]!;
      const seats = data.seats[place]!;
      this.#forward(data, x, start, seats);
      this.#toChances(seats);
      for (let i = 0; i < seats; i++)
        this.#backward(data, x, start + i, i, this.#s[i]! - data.wins[start + i]!);
    }
    this.#descend(places.length, rate);
  }

  #toChances(seats: number): void {
    const s = this.#s;
    if (seats === 1) {
      s[0] = 1 / (1 + Math.exp(-s[0]!));
      return;
    }
    let most = -Infinity;
    for (let i = 0; i < seats; i++) most = Math.max(most, s[i]!);
    let all = 0;
    for (let i = 0; i < seats; i++) all += s[i] = Math.exp(s[i]! - most);
    for (let i = 0; i < seats; i++) s[i]! /= all;
  }

  #forward(data: Positions, x: Float32Array, start: number, seats: number): void {
    const w = this.#w;
    const width = this.#width;
    for (let seat = 0; seat < seats; seat++) {
      const row = (start + seat) * width;
      let at = 0;
      for (let j = 0; j < H1; j++) {
        let sum = 0;
        for (let i = 0; i < width; i++) sum += w[at++]! * x[row + i]!;
        sum += w[at++]!;
        this.#h1[seat * H1 + j] = sum > 0 ? sum : 0.1 * sum;
      }
      for (let k = 0; k < H2; k++) {
        let sum = 0;
        for (let j = 0; j < H1; j++) sum += w[at++]! * this.#h1[seat * H1 + j]!;
        sum += w[at++]!;
        this.#h2[seat * H2 + k] = sum > 0 ? sum : 0.1 * sum;
      }
      let sum = w[at + H2]!;
      for (let k = 0; k < H2; k++) sum += w[at + k]! * this.#h2[seat * H2 + k]!;
      this.#s[seat] = sum + w[at + H2 + 1]! * data.strengths[start + seat]!;
    }
  }

  #backward(data: Positions, x: Float32Array, place: number, seat: number, error: number): void {
    const w = this.#w;
    const g = this.#gradient;
    const width = this.#width;
    const second = H1 * (width + 1);
    const last = second + H2 * (H1 + 1);
    g[last + H2]! += error;
    g[last + H2 + 1]! += error * data.strengths[place]!;
    this.#d1.fill(0);
    for (let k = 0; k < H2; k++) {
      const h = this.#h2[seat * H2 + k]!;
      g[last + k]! += error * h;
      this.#d2[k] = error * w[last + k]! * (h > 0 ? 1 : 0.1);
    }
    for (let k = 0; k < H2; k++) {
      const d = this.#d2[k]!;
      const row = second + k * (H1 + 1);
      for (let j = 0; j < H1; j++) {
        g[row + j]! += d * this.#h1[seat * H1 + j]!;
        this.#d1[j]! += d * w[row + j]!;
      }
      g[row + H1]! += d;
    }
    for (let j = 0; j < H1; j++) {
      const d = this.#d1[j]! * (this.#h1[seat * H1 + j]! > 0 ? 1 : 0.1);
      const row = j * (width + 1);
      for (let i = 0; i < width; i++) g[row + i]! += d * x[place * width + i]!;
      g[row + width]! += d;
    }
  }

  #descend(n: number, rate: number): void {
    this.#steps++;
    const a = 1 - 0.9 ** this.#steps;
    const b = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < this.#w.length; i++) {
      const g = this.#gradient[i]! / n + DECAY * this.#w[i]!;
      this.#m[i] = 0.9 * this.#m[i]! + 0.1 * g;
      this.#v[i] = 0.999 * this.#v[i]! + 0.001 * g * g;
      this.#w[i]! -= (rate * (this.#m[i]! / a)) / (Math.sqrt(this.#v[i]! / b) + 1e-8);
    }
  }
}

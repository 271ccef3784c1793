// Fits the small network to comparisons of plans: gradient descent (Adam) on how far the differences between plans that it
// foresees are from those that came about.
import type { Learned } from '@castellan/kernel';
import { HIDDEN, QuickChance } from '@castellan/kernel';
import type { Comparisons } from './comparisons.ts';

export interface Fit {
  readonly learned: Learned;
  /** How well differences that were held out are foreseen, as correlations: by hand, with the network as it began, and as it is now. */
  readonly byHand: number;
  readonly before: number;
  readonly byNet: number;
  /** How many rows there are, and how many of them were held out. */
  readonly rows: number;
  readonly held: number;
  readonly epochs: number;
}

const [H1, H2] = HIDDEN as [number, number];
/** How many groups are learned from at once. */
const BATCH = 64;
const RATE = 0.003;
const DECAY = 1e-6;
/** Every tenth group is held out. Groups of one game follow each other, so whole runs are. */
const HOLD = 10;
const RUN = 200;

/** `isLate` says when there is no time left; `from` is what was learned before: without it, it begins anew. */
export function fit(
  data: Comparisons,
  epochs: number,
  seed: number,
  isLate: () => boolean,
  from: Learned | null = null,
): Fit {
  const chance = new QuickChance(seed);
  const net = new Net(data.width, chance, from);
  const { mean, scale } = from ?? spreadOf(data);
  const all = groupsOf(data);
  const isHeld = (place: number): boolean => Math.floor(place / RUN) % HOLD === 0;
  const held = all.filter((_, place) => isHeld(place));
  const train = all.filter((_, place) => !isHeld(place));
  const x = scaled(data, mean, scale);
  const byHand = net.judge(data, x, held, true);
  let best = net.copy();
  const before = net.judge(data, x, held);
  let least = before;
  let epoch = 0;
  for (; epoch < epochs && !isLate(); epoch++) {
    shuffle(train, chance);
    for (let at = 0; at < train.length && !isLate(); at += BATCH)
      net.learn(data, x, train.slice(at, at + BATCH), RATE / (1 + epoch / 3));
    const now = net.judge(data, x, held);
    if (now.error >= least.error) continue;
    least = now;
    best = net.copy();
  }
  return {
    learned: learnedFrom(best, data.width, mean, scale),
    byHand: byHand.correlation,
    before: before.correlation,
    byNet: least.correlation,
    rows: data.groups.length,
    held: sum(held.map(({ length }) => length)),
    epochs: epoch,
  };
}

/** The rows of each group in which there is something to compare. */
function groupsOf({ groups }: Comparisons): number[][] {
  const all = new Map<number, number[]>();
  for (let row = 0; row < groups.length; row++) {
    const mine = all.get(groups[row]!);
    if (mine === undefined) all.set(groups[row]!, [row]);
    else mine.push(row);
  }
  return [...all.values()].filter(rows => rows.length > 1);
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

function shuffle(list: number[][], chance: QuickChance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const one = list[i]!;
    list[i] = list[j]!;
    list[j] = one;
  }
}

function spreadOf({ width, features }: Comparisons): { mean: number[]; scale: number[] } {
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

function scaled(
  { width, features }: Comparisons,
  mean: readonly number[],
  scale: readonly number[],
): Float32Array {
  return features.map((one, i) => (one - mean[i % width]!) * scale[i % width]!);
}

const rounded = (x: number): number => Number(x.toPrecision(5));

function learnedFrom(
  w: Float64Array,
  width: number,
  mean: readonly number[],
  scale: readonly number[],
): Learned {
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

  constructor(width: number, chance: QuickChance, from: Learned | null) {
    this.#width = width;
    const size = H1 * (width + 1) + H2 * (H1 + 1) + H2 + 2;
    this.#w = new Float64Array(size);
    this.#gradient = new Float64Array(size);
    this.#m = new Float64Array(size);
    this.#v = new Float64Array(size);
    if (from === null) this.#begin(chance);
    else this.#w.set([...from.first, ...from.second, ...from.last, from.trust]);
  }

  /** It begins as the hand-written value. */
  #begin(chance: QuickChance): void {
    const width = this.#width;
    const size = this.#w.length;
    const random = (n: number): number =>
      (chance.below(2_000_001) / 1_000_000 - 1) * Math.sqrt(2 / n);
    const second = H1 * (width + 1);
    for (let i = 0; i < second; i++) this.#w[i] = i % (width + 1) === width ? 0 : random(width);
    for (let i = second; i < second + H2 * (H1 + 1); i++)
      this.#w[i] = (i - second) % (H1 + 1) === H1 ? 0 : random(H1);
    for (let i = size - H2 - 2; i < size - 2; i++) this.#w[i] = 0.1 * random(H2);
    this.#w[size - 1] = 1;
  }

  copy(): Float64Array {
    return this.#w.slice();
  }

  /** How far the differences within these groups are from what came about, and how well the two go together. */
  judge(
    data: Comparisons,
    x: Float32Array,
    groups: readonly (readonly number[])[],
    byHand = false,
  ): { error: number; correlation: number } {
    let both = 0;
    let own = 0;
    let real = 0;
    let error = 0;
    for (const rows of groups) {
      const foreseen = rows.map(row => this.#chance(data, x, row, byHand));
      const mean = sum(foreseen) / rows.length;
      const worth = meanWorth(data, rows);
      rows.forEach((row, i) => {
        const a = foreseen[i]! - mean;
        const b = data.worths[row]! - worth;
        both += a * b;
        own += a * a;
        real += b * b;
        error += (a - b) ** 2;
      });
    }
    return { error, correlation: both / Math.sqrt(own * real || 1) };
  }

  learn(
    data: Comparisons,
    x: Float32Array,
    groups: readonly (readonly number[])[],
    rate: number,
  ): void {
    this.#gradient.fill(0);
    let n = 0;
    for (const rows of groups) {
      const foreseen = rows.map(row => this.#chance(data, x, row, false));
      const mean = sum(foreseen) / rows.length;
      const worth = meanWorth(data, rows);
      for (const [i, row] of rows.entries()) {
        const owner = data.owners[row]!;
        const start = data.starts[row]!;
        const off = foreseen[i]! - mean - (data.worths[row]! - worth);
        this.#chance(data, x, row, false);
        const p = this.#s[owner]!;
        const seats = seatsOf(data, row);
        for (let seat = 0; seat < seats; seat++) {
          const slope = seat === owner ? p * (1 - p) : -p * this.#s[seat]!;
          this.#backward(data, x, start + seat, seat, off * slope);
        }
        n++;
      }
    }
    this.#descend(n, rate);
  }

  /** The chance of the seat whose plan it is. */
  #chance(data: Comparisons, x: Float32Array, row: number, byHand: boolean): number {
    const start = data.starts[row]!;
    const seats = seatsOf(data, row);
    if (byHand) for (let i = 0; i < seats; i++) this.#s[i] = data.strengths[start + i]!;
    else this.#forward(data, x, start, seats);
    this.#toChances(seats);
    return this.#s[data.owners[row]!]!;
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

  #forward(data: Comparisons, x: Float32Array, start: number, seats: number): void {
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

  #backward(data: Comparisons, x: Float32Array, place: number, seat: number, error: number): void {
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

const seatsOf = ({ starts, strengths }: Comparisons, row: number): number =>
  (starts[row + 1] ?? strengths.length) - starts[row]!;

function meanWorth({ worths }: Comparisons, rows: readonly number[]): number {
  let all = 0;
  for (const row of rows) all += worths[row]!;
  return all / rows.length;
}

/** A budget: how much can be spent at once, and how much comes back each second. Times are those of a clock nobody can set. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  has(now: number, cost = 1): boolean {
    this.#fill(now);
    return this.#left >= cost;
  }

  /** Spends this much; false if less than that is left. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now, cost)) return false;
    this.#left -= cost;
    return true;
  }

  /** This much was spent elsewhere: more than is left becomes a debt, which is paid back first. */
  owe(now: number, cost: number): void {
    this.#fill(now);
    this.#left = Math.max(-this.#most, this.#left - cost);
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#most;
  }

  #fill(now: number): void {
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#left = Math.min(this.#most, this.#left + seconds * this.#perSecond);
    this.#at = now;
  }
}

/** How much at once, and how much more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export function budgetsOf({ burst, perSecond }: Rate): Budgets {
  return new Budgets(burst, perSecond);
}

/** Makes budgets hold across processes, by a name that is the same in each. */
export type Share = (name: string, budgets: Budgets) => Budgets;

/** Budgets by who spends. One that is full again is forgotten, so that only those who spend are remembered. */
export class Budgets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();
  /** What was spent here since other processes were told; null where there are none. */
  #spent: Map<string, number> | null = null;
  #sweepAt = 0;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  get size(): number {
    return this.#buckets.size;
  }

  has(who: string, now: number, cost = 1): boolean {
    return this.#buckets.get(who)?.has(now, cost) ?? cost <= this.#most;
  }

  /** Spends from someone's budget; false if less than that is left. */
  take(who: string, now: number, cost = 1): boolean {
    const isPaid = this.#bucketOf(who, now).take(now, cost);
    if (isPaid) this.#spent?.set(who, (this.#spent.get(who) ?? 0) + cost);
    return isPaid;
  }

  /** From now on, what is spent is noted for other processes. */
  shared(): this {
    this.#spent ??= new Map();
    return this;
  }

  /** What was spent in the last `ms` milliseconds, where it is more than a quarter of what comes back in that time. */
  takeSpent(ms: number): readonly (readonly [who: string, cost: number])[] {
    if (this.#spent === null || this.#spent.size === 0) return [];
    const spent = [...this.#spent].filter(([, cost]) => cost > (this.#perSecond * ms) / 4000);
    this.#spent.clear();
    return spent;
  }

  spentElsewhere(who: string, cost: number, now: number): void {
    this.#bucketOf(who, now).owe(now, cost);
  }

  #bucketOf(who: string, now: number): Bucket {
    this.#sweep(now);
    let bucket = this.#buckets.get(who);
    if (bucket === undefined) {
      bucket = new Bucket(this.#most, this.#perSecond, now);
      this.#buckets.set(who, bucket);
    }
    return bucket;
  }

  /** Runs once in the time an empty budget takes to fill, so that it costs little beside what is spent. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + (this.#most / this.#perSecond) * 1000;
    for (const [who, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(who);
  }
}

import type { Budgets } from '../net/bucket.ts';
import type { LineLimits } from '../net/line-limits.ts';
import type { Cluster } from './cluster.ts';

const EXCHANGE_MS = 500;
const MOST_AT_ONCE = 100;

/** What was spent from a budget, or how many lines someone has. */
type Counts = readonly (readonly [who: string, count: number])[];

/**
 * Lets limits hold across processes. Twice a second each tells the others what was spent there from budgets that are
 * really used, and how many lines the heavy users have; the others take it from theirs. So someone who goes to N
 * processes at once may spend N bursts within half a second, goes into debt everywhere, and pays it back: over a while
 * the limit is the same as with one process, give or take a quarter of it for each further one. (How many lines an
 * address may open before it says anything stays with each process, whose own files it guards.)
 */
export class SharedLimits {
  readonly #cluster: Cluster;
  readonly #budgets = new Map<string, Budgets>();
  readonly #timer: ReturnType<typeof setInterval>;
  #lines: LineLimits | null = null;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    cluster.subscribe('spent', (_from, message) => {
      const [name, counts] = message as [string, Counts];
      const budgets = this.#budgets.get(name);
      for (const [who, cost] of counts) budgets?.spentElsewhere(who, cost, performance.now());
    });
    cluster.subscribe('lines', (from, counts) => {
      for (const [who, count] of counts as Counts) this.#lines?.countElsewhere(from, who, count);
    });
    cluster.onGone(process => this.#lines?.forget(process));
    cluster.onReturn(() => this.#lines?.tellAgain());
    this.#timer = setInterval(() => this.#exchange(), EXCHANGE_MS);
    this.#timer.unref();
  }

  /** From now on these hold across processes. Every process must call the same thing by the same name. */
  share(name: string, budgets: Budgets): Budgets {
    this.#budgets.set(name, budgets.shared());
    return budgets;
  }

  shareLines(lines: LineLimits): void {
    this.#lines = lines;
    lines.tellAgain();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #exchange(): void {
    for (const [name, budgets] of this.#budgets)
      this.#tell('spent', budgets.takeSpent(EXCHANGE_MS), part => [name, part]);
    if (this.#lines !== null) this.#tell('lines', this.#lines.news(), part => part);
  }

  #tell(subject: string, counts: Counts, message: (part: Counts) => unknown): void {
    for (let at = 0; at < counts.length; at += MOST_AT_ONCE)
      this.#cluster.publish(subject, message(counts.slice(at, at + MOST_AT_ONCE)));
  }
}

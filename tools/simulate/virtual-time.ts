import type { Time } from '@castellan/room';

interface Coming {
  readonly at: number;
  /** Of what comes at the same time, what was asked for first comes first. */
  readonly order: number;
  readonly happens: () => void;
  isOff: boolean;
}

/** A time in which everything happens when it is due, and nothing takes longer than it says. */
export class VirtualTime implements Time {
  #now = 0;
  #order = 0;
  /** A heap: what comes first is on top. */
  readonly #coming: Coming[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const at = this.#now + Math.max(ms, 0);
    const coming = { at, order: ++this.#order, happens: then, isOff: false };
    this.#push(coming);
    return () => (coming.isOff = true);
  }

  wait(ms: number): Promise<void> {
    return new Promise(resolve => this.after(ms, resolve));
  }

  /** Lets everything happen that is due until then. */
  async runUntil(end: number): Promise<void> {
    await idle();
    while (this.#coming.length > 0 && this.#coming[0]!.at <= end) {
      const next = this.#pop();
      if (next.isOff) continue;
      this.#now = next.at;
      next.happens();
      await idle();
    }
    this.#now = end;
  }

  #push(coming: Coming): void {
    const heap = this.#coming;
    let at = heap.push(coming) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(coming, heap[above]!)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = coming;
  }

  #pop(): Coming {
    const heap = this.#coming;
    const top = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below++;
      if (!isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
    return top;
  }
}

const isBefore = (a: Coming, b: Coming): boolean =>
  a.at < b.at || (a.at === b.at && a.order < b.order);

/** Everything that waits only for memory is done. */
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

import type { ShuffleReceipt, RefusedCode, RoomView, ToTable } from '@castellan/protocol';
import { randomSeed } from '../seating.ts';
import { keep, kept } from './shuffle-receipts.ts';

/**
 * Adds this device's numbers to the shuffle of a table, after it has kept the promise. For each seat there is one number,
 * whatever happens in between: a page that is loaded again sends the one that it kept. What the server says about it at
 * once is kept too, so that the server is not accused later of what it said openly.
 */
export class Sharing {
  readonly #table: string;
  readonly #tell: (message: ToTable) => boolean;
  /** Where nothing can be stored, it is remembered as long as the page is open. */
  readonly #own = new Map<string, ShuffleReceipt>();
  readonly #sent = new Set<string>();
  /** Sent, and not yet answered. */
  #open: ShuffleReceipt[] = [];

  constructor(table: string, tell: (message: ToTable) => boolean) {
    this.#table = table;
    this.#tell = tell;
  }

  /** A new connection: what was on its way in the old one may not have arrived. */
  comeBack(): void {
    this.#sent.clear();
    this.#open = [];
  }

  hear({ phase, promise, shared, you }: RoomView): void {
    if (promise === null || shared === null) return;
    for (const seat of you.seats) {
      const own = this.#keptOf(promise, seat);
      const isIn = shared.includes(seat);
      if (phase === 'shuffling' && !isIn)
        this.#send(own ?? this.#keep({ promise, seat, number: randomSeed() }));
      // Another device of the same person has added one.
      else if (phase === 'shuffling' && own === undefined)
        this.#keep({ promise, seat, number: null });
      // The others went on without it.
      else if (!isIn && typeof own?.number === 'string' && own.isTaken !== false)
        this.#keep({ ...own, isTaken: false });
    }
  }

  /** Whether it is about a number that something was refused. */
  isRefused(code: RefusedCode): boolean {
    const [first, ...others] = this.#open;
    if (code !== 'stale' || first === undefined) return false;
    this.#open = others;
    this.#keep({ ...first, isTaken: false });
    return true;
  }

  /** All that was sent is answered. */
  settle(): void {
    this.#open = [];
  }

  #send(own: ShuffleReceipt): void {
    const { promise, seat, number } = own;
    const once = keyOf(promise, seat);
    if (number === null || this.#sent.has(once)) return;
    if (!this.#tell({ type: 'share', seat, number })) return;
    this.#sent.add(once);
    this.#open.push(own);
    // What is refused is refused before this is answered.
    this.#tell({ type: 'ping' });
  }

  #keptOf(promise: string, seat: number): ShuffleReceipt | undefined {
    const stored = kept(this.#table).find(one => one.promise === promise && one.seat === seat);
    return stored ?? this.#own.get(keyOf(promise, seat));
  }

  #keep(receipt: ShuffleReceipt): ShuffleReceipt {
    this.#own.set(keyOf(receipt.promise, receipt.seat), receipt);
    keep(this.#table, receipt);
    return receipt;
  }
}

const keyOf = (promise: string, seat: number): string => `${promise} ${seat}`;

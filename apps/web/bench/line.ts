/** A connection, as the browsers' own tools imitate one. */
export interface Line {
  /** From asking to the first byte, in milliseconds. */
  readonly latency: number;
  /** What all answers share, in bytes a millisecond. */
  readonly rate: number;
}

/** What Chromium's tools call so: a phone at the edge of its network. */
export const SLOW_4G: Line = { latency: 562, rate: 180 };

const TICK_MS = 5;

/** An answer under way. */
interface Parcel {
  left: number;
  readonly arrived: () => void;
}

/** Holds back what is sent, for as long as this line would take. Answers that are under way at the same time share it. */
export class SlowLine {
  readonly #line: Line;
  readonly #underWay = new Set<Parcel>();
  #since = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  send(bytes: number, arrived: () => void): void {
    setTimeout(() => {
      if (this.#underWay.size === 0) this.#begin();
      this.#underWay.add({ left: bytes, arrived });
    }, this.#line.latency);
  }

  #begin(): void {
    this.#since = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      this.#carry((now - this.#since) * this.#line.rate);
      this.#since = now;
      if (this.#underWay.size === 0) clearInterval(timer);
    }, TICK_MS);
  }

  /** Each gets the same; what one does not need is the others'. */
  #carry(bytes: number): void {
    const parcels = [...this.#underWay].sort((a, b) => a.left - b.left);
    let rest = bytes;
    for (const [i, parcel] of parcels.entries()) {
      const taken = Math.min(parcel.left, rest / (parcels.length - i));
      rest -= taken;
      parcel.left -= taken;
      if (parcel.left > 0) continue;
      this.#underWay.delete(parcel);
      parcel.arrived();
    }
  }
}

import type { Bus, Hear } from '../bus/bus.ts';

/** Each process says that it is there; one that is silent for this long is gone. */
const PULSE_MS = 1000;
const SILENCE_MS = 3000;
/** One that went without a word may still serve people, cut off from us; after this long it surely doesn't. */
const MISSING_MS = 60_000;
/** What is open here is compared with the store now and then, and often while someone can't be heard. */
const CHECK_MS = 20_000;
const CHECK_OFTEN_MS = 1500;
/** When the bus comes back, all processes do: they are answered together. */
const SOON_MS = 200;

/** The other processes of this house: who is there, and when something may have been missed. */
export class Cluster {
  readonly #bus: Bus;
  readonly #heard = new Map<string, number>();
  /** Those that went without a word, and when. */
  readonly #missing = new Map<string, number>();
  readonly #onGone: ((process: string) => void)[] = [];
  readonly #onFound: (() => void)[] = [];
  readonly #onCheck: (() => void)[] = [];
  readonly #timer: ReturnType<typeof setInterval>;
  #checkAt: number;

  constructor(bus: Bus) {
    this.#bus = bus;
    this.#checkAt = performance.now() + CHECK_MS;
    bus.subscribe('processes', (from, message) => this.#hear(from, message as ProcessWord));
    bus.onReturn(() => {
      this.#say('returned');
      this.#checkWithin(SOON_MS);
    });
    this.#timer = setInterval(() => this.#beat(), PULSE_MS);
    this.#timer.unref();
    this.#say('pulse');
  }

  /** What this process is called by the others. */
  get id(): string {
    return this.#bus.id;
  }

  get largest(): number {
    return this.#bus.largest;
  }

  /** How many other processes there are. */
  get others(): number {
    return this.#heard.size;
  }

  get isUp(): boolean {
    return this.#bus.isUp;
  }

  publish(subject: string, message: unknown): void {
    this.#bus.publish(subject, message);
  }

  subscribe(subject: string, hear: Hear): () => void {
    return this.#bus.subscribe(subject, hear);
  }

  /** We can be heard again, or hear someone again: what was said of who is where must be said once more. */
  onReturn(then: () => void): void {
    this.#bus.onReturn(then);
    this.#onFound.push(then);
  }

  /** A process is gone, with all who were connected to it. */
  onGone(then: (process: string) => void): void {
    this.#onGone.push(then);
  }

  /** Something may have been missed: what is open here is to be compared with the store. */
  onCheck(then: () => void): void {
    this.#onCheck.push(then);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#say('bye');
    await this.#bus.close();
  }

  #hear(from: string, word: ProcessWord): void {
    if (word === 'bye') {
      this.#lose(from);
      this.#missing.delete(from);
      return;
    }
    // A new process hears of us at once.
    if (!this.#heard.has(from)) this.#say('pulse');
    this.#heard.set(from, performance.now());
    if (this.#missing.delete(from)) for (const then of this.#onFound) then();
    if (word === 'returned') this.#checkWithin(SOON_MS);
  }

  #beat(): void {
    const now = performance.now();
    this.#say('pulse');
    for (const [process, at] of this.#heard) if (now - at > SILENCE_MS) this.#lose(process);
    for (const [process, at] of this.#missing)
      if (now - at > MISSING_MS) this.#missing.delete(process);
    if (!this.#bus.isUp || this.#missing.size > 0) this.#checkWithin(CHECK_OFTEN_MS);
    if (now >= this.#checkAt) this.#check();
  }

  #say(word: ProcessWord): void {
    this.#bus.publish('processes', word);
  }

  #lose(process: string): void {
    if (!this.#heard.delete(process)) return;
    this.#missing.set(process, performance.now());
    // The last that it wrote it may not have said.
    this.#checkWithin(SOON_MS);
    for (const then of this.#onGone) then(process);
  }

  #checkWithin(ms: number): void {
    const at = performance.now() + ms;
    if (at >= this.#checkAt) return;
    this.#checkAt = at;
    if (ms < PULSE_MS) setTimeout(() => this.#check(), ms).unref();
  }

  #check(): void {
    this.#checkAt = performance.now() + CHECK_MS;
    for (const then of this.#onCheck) then();
  }
}

type ProcessWord = 'pulse' | 'returned' | 'bye';

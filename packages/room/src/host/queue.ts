type Job = () => Promise<void>;

/** More than all players and onlookers send while one thing is stored. */
const MOST_JOBS = 1000;

/** Jobs that are done one after the other. One that fails is reported, and the next one goes on. */
export class Queue {
  readonly #jobs: Job[] = [];
  readonly #report: (error: unknown) => void;
  #isBusy = false;
  #isClosed = false;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  get isIdle(): boolean {
    return !this.#isBusy && this.#jobs.length === 0;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** It takes no more jobs from outside: it is closed, or can't keep up. */
  get isFull(): boolean {
    return this.#isClosed || this.#jobs.length >= MOST_JOBS;
  }

  close(): void {
    this.#isClosed = true;
  }

  add(job: Job): void {
    if (this.#isClosed) return;
    this.#jobs.push(job);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#jobs.length > 0 && !this.#isClosed) {
      try {
        await this.#jobs.shift()!();
      } catch (error) {
        this.#report(error);
      }
    }
    this.#isBusy = false;
  }
}

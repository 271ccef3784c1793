/** What must be done before a process may end. */
export interface Leaving {
  /** Bots and hints that are thought about now are finished; no new ones begin. */
  finishThinking(): Promise<void>;
  /** No new connections; those who are here are told to come back, here or elsewhere. */
  sendAway(): Promise<void>;
}

/** How long bots may take to finish. */
const THINKING_MS = 10_000;

/**
 * A process on its way out. First it only says so, for proxies that look at /readyz: it opens no new tables, and
 * everyone plays on. Then bots finish their thoughts, and people are told to come back, which another process answers
 * or the next one.
 */
export class Drain {
  #isOn = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  async run(leaving: Leaving, noticeMs: number, thinkingMs = THINKING_MS): Promise<void> {
    this.#isOn = true;
    await within(noticeMs, new Promise(() => {}));
    await within(thinkingMs, leaving.finishThinking());
    await leaving.sendAway();
  }
}

/** Waits for something, but no longer than this. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>(resolve => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}

import type { Advice, Answer, Decision, Game, View } from '@castellan/kernel';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a bot is asked. It gets what a person in that seat would see, and no more. */
export interface Question {
  readonly id: number;
  readonly table: string;
  /** Null: what could the seat do? */
  readonly bot: string | null;
  readonly game: string;
  readonly rulesVersion: number;
  /** The text of the deck that is played with. */
  readonly deck?: string;
  readonly view: View;
  readonly decision: Decision;
}

export type Asked = Omit<Question, 'id'>;

/** Null: it could not think of anything. */
export interface Thought {
  readonly id: number;
  readonly thought: Answer | Advice | null;
}

/** Somewhere must be left for the tables themselves. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** A bot thinks for a second; if nothing has come after this long, nothing will. */
const LONGEST_MS = 20_000;

/** Where bots think that take their time. */
export interface Thinking {
  /** What a bot answers; null if it could not. */
  answer(
    table: string,
    bot: string,
    rules: Game,
    view: View,
    decision: Decision,
  ): Promise<Answer | null>;
  /** What a seat could do, the best first; null if that can't be said. */
  advise(table: string, rules: Game, view: View, decision: Decision): Promise<Advice | null>;
  close(): Promise<void>;
}

/** Threads for bots that take their time to think. They are started when the first such bot is asked. */
export class Thinkers implements Thinking {
  readonly #threads: (Thread | null)[] = Array.from({ length: THREADS }, () => null);

  async answer(table: string, bot: string, rules: Game, view: View, decision: Decision) {
    return (await this.ask(questionOf(table, bot, rules, view, decision))) as Answer | null;
  }

  async advise(table: string, rules: Game, view: View, decision: Decision) {
    return (await this.ask(questionOf(table, null, rules, view, decision))) as Advice | null;
  }

  ask(question: Asked): Promise<Thought['thought']> {
    // A table's bots stay in one thread, where they remember what they were about to do.
    let at = 0;
    for (const letter of question.table) at = (at * 31 + letter.codePointAt(0)!) % THREADS;
    let thread = this.#threads[at] ?? null;
    if (thread === null || thread.isGone) thread = this.#threads[at] = new Thread();
    return thread.ask(question);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread?.close()));
  }
}

/** What is asked, wherever it is thought about. */
export function questionOf(
  table: string,
  bot: string | null,
  { id: game, rulesVersion, deck }: Game,
  view: View,
  decision: Decision,
): Asked {
  const own = deck === undefined ? {} : { deck: deck.text };
  return { table, bot, game, rulesVersion, ...own, view, decision };
}

class Thread {
  readonly #worker = new Worker(new URL('thinker-worker.ts', import.meta.url));
  readonly #asked = new Map<number, (thought: Thought['thought']) => void>();
  #last = 0;
  isGone = false;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', ({ id, thought }: Thought) => this.#settle(id, thought));
    this.#worker.on('error', () => this.#fail());
    this.#worker.on('exit', () => this.#fail());
  }

  ask(question: Asked): Promise<Thought['thought']> {
    const id = ++this.#last;
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#settle(id, null), LONGEST_MS);
      timer.unref();
      this.#asked.set(id, thought => {
        clearTimeout(timer);
        resolve(thought);
      });
      this.#worker.postMessage({ id, ...question } satisfies Question);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(id: number, thought: Thought['thought']): void {
    this.#asked.get(id)?.(thought);
    this.#asked.delete(id);
  }

  #fail(): void {
    this.isGone = true;
    for (const id of this.#asked.keys()) this.#settle(id, null);
  }
}

import { randomBytes } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { Client } from 'pg';
import type { Bus, Hear } from './bus.ts';
import { Listeners } from './listeners.ts';

const CHANNEL = 'castellan';
/** A notification has room for 8,000 bytes; some are for the subject and the sender. */
const LARGEST = 7_500;
/** A link that dies silently is noticed after one of these. */
const PULSE_MS = 1500;
const RETRY_MS = 250;
/** What waits while the last is being sent. More is dropped: a process that misses some reads the store. */
const MOST_WAITING = 10_000;
const MOST_AT_ONCE = 500;

/**
 * The bus over PostgreSQL's NOTIFY, on a connection of its own, after the commit: inside a transaction it would make
 * all commits wait for each other. All subjects share one channel, which is for a few processes; for many there is NATS.
 */
export class PostgresBus implements Bus {
  readonly id = randomBytes(6).toString('hex');
  readonly largest = LARGEST;
  readonly #url: string;
  readonly #report: (error: unknown) => void;
  readonly #listeners: Listeners;
  readonly #returns: (() => void)[] = [];
  #client: Client | null = null;
  #waiting: string[] = [];
  #sending: Promise<void> | null = null;
  #isClosed = false;
  /** Two equal notifications of one statement would be one. */
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(url: string, report: (error: unknown) => void) {
    this.#url = url;
    this.#report = report;
    this.#listeners = new Listeners(report);
    void this.#connect();
  }

  get isUp(): boolean {
    return this.#client !== null;
  }

  publish(subject: string, message: unknown): void {
    if (this.#client === null) return;
    const text = `${this.id} ${this.#count++} ${subject}\n${JSON.stringify([this.id, message])}`;
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(text);
    this.#sending ??= this.#send(this.#client).finally(() => (this.#sending = null));
  }

  subscribe(subject: string, hear: Hear): () => void {
    this.#listeners.add(subject, hear);
    return () => this.#listeners.remove(subject, hear);
  }

  onReturn(then: () => void): void {
    this.#returns.push(then);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    // What was said last is still sent.
    await this.#sending;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  /** What has gathered while the last was on its way goes in one statement. */
  async #send(client: Client): Promise<void> {
    while (this.#waiting.length > 0 && this.#client === client) {
      const texts = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        await client.query('select pg_notify($1, text) from unnest($2::text[]) as text', [
          CHANNEL,
          texts,
        ]);
      } catch {
        this.#lost(client);
      }
    }
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      application_name: 'castellan bus',
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      if (!this.#isClosed) this.#later(RETRY_MS, () => void this.#connect());
      if (!isAway(error)) this.#report(error);
      return;
    }
    if (this.#isClosed) {
      await client.end().catch(() => {});
      return;
    }
    this.#client = client;
    this.#waiting = [];
    this.#later(PULSE_MS, () => void this.#beat(client));
    for (const then of this.#returns) then();
  }

  /** Asks now and then whether the other end is still there. */
  async #beat(client: Client): Promise<void> {
    if (this.#client !== client) return;
    try {
      await client.query({ text: 'select 1', query_timeout: PULSE_MS } as QueryConfig);
      if (this.#client === client) this.#later(PULSE_MS, () => void this.#beat(client));
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#waiting = [];
    // A dead link would keep a polite good-bye for minutes.
    (
      client as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
    if (!this.#isClosed) this.#later(RETRY_MS, () => void this.#connect());
  }

  #later(ms: number, then: () => void): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
    this.#timer.unref();
  }

  #hear(payload: string): void {
    const end = payload.indexOf('\n');
    const [from, , subject = ''] = payload.slice(0, end).split(' ');
    if (from !== this.id) this.#listeners.tell(subject, payload.slice(end + 1));
  }
}

/** The server is not there, or is just starting or stopping: it will be there again. */
function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^(?:ECONN|EPIPE|ETIMEDOUT|57P0|08)/.test(code) || /timeout|terminated/i.test(message);
}

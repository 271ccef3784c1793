import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { connect } from '@nats-io/transport-node';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bus, Hear } from './bus.ts';
import { Listeners } from './listeners.ts';
import { natsAddress } from './nats-address.ts';

/** A link that dies silently is noticed after three of these. */
const PING_MS = 1000;
const RETRY_MS = 250;
const LAST_WORD_MS = 500;
/** Less than the server takes (1 MiB), with room for what is around it. */
const LARGEST = 900_000;

/** A connection to a NATS server that is tried again for ever. */
export function connectNats(url: string, name: string): Promise<NatsConnection> {
  return connect({
    ...natsAddress(url),
    name,
    noEcho: true,
    pingInterval: PING_MS,
    maxPingOut: 2,
    timeout: 3000,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: RETRY_MS,
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
  });
}

/** The bus over NATS. Each table is a subject, so that a process hears only of those that it has open. */
export class NatsBus implements Bus {
  readonly id = randomBytes(6).toString('hex');
  readonly largest = LARGEST;
  readonly #prefix: string;
  readonly #listeners: Listeners;
  readonly #report: (error: unknown) => void;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #returns: (() => void)[] = [];
  #nats: NatsConnection | null = null;
  #isUp = false;
  #isClosed = false;

  /** `house`: what tells ours from another house at the same server. */
  constructor(url: string, house: string, report: (error: unknown) => void) {
    this.#prefix = `castellan.${house}.`;
    this.#report = report;
    this.#listeners = new Listeners(report);
    // The server starts without waiting: until NATS is there, every process reads from the store.
    connectNats(url, 'castellan')
      .then(nats => this.#connected(nats))
      .catch(report);
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  publish(subject: string, message: unknown): void {
    if (!this.#isUp) return;
    try {
      this.#nats!.publish(this.#prefix + subject, JSON.stringify([this.id, message]));
    } catch (error) {
      this.#report(error);
    }
  }

  subscribe(subject: string, hear: Hear): () => void {
    this.#listeners.add(subject, hear);
    this.#attach(subject);
    return () => {
      this.#listeners.remove(subject, hear);
      if (this.#listeners.has(subject)) return;
      this.#subscriptions.get(subject)?.unsubscribe();
      this.#subscriptions.delete(subject);
    };
  }

  onReturn(then: () => void): void {
    this.#returns.push(then);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // The last message is still sent, if there is anyone to take it.
    if (this.#isUp) await Promise.race([this.#nats!.flush(), pause(LAST_WORD_MS)]).catch(() => {});
    this.#isUp = false;
    await this.#nats?.close();
  }

  async #connected(nats: NatsConnection): Promise<void> {
    if (this.#isClosed) {
      await nats.close();
      return;
    }
    this.#nats = nats;
    for (const subject of this.#listeners.subjects()) this.#attach(subject);
    await this.#isBack();
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') this.#isUp = false;
      else if (type === 'reconnect') await this.#isBack();
    }
  }

  async #isBack(): Promise<void> {
    // Only once the server knows what we want to hear is nothing missed.
    await this.#nats!.flush().catch(() => {});
    if (this.#isClosed || this.#nats!.isClosed()) return;
    this.#isUp = true;
    for (const then of this.#returns) then();
  }

  #attach(subject: string): void {
    if (this.#nats === null || this.#subscriptions.has(subject)) return;
    const subscription = this.#nats.subscribe(this.#prefix + subject, {
      callback: (error, message) => {
        if (error === null) this.#listeners.tell(subject, message.string());
        else this.#report(error);
      },
    });
    this.#subscriptions.set(subject, subscription);
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { placeOf } from '../net/connection-limit.ts';
import type { Identity } from '../net/identity.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 3600 * 1000;
const KEPT_MS = 30 * DAY_MS;
const MOST_NOTED = 10_000;

/**
 * Where people come from, so that moderators see who may be one person with two names. An address is never
 * kept: only its hash with a key that changes each month, and that for a month. A browser is known by its past secrets.
 */
export class Origins {
  readonly #store: Store;
  readonly #identity: Identity;
  readonly #now: () => number;
  readonly #report: (error: unknown) => void;
  /** What was written today already. */
  readonly #noted = new Set<string>();
  #day = 0;

  constructor(
    store: Store,
    identity: Identity,
    now: () => number,
    report: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#identity = identity;
    this.#now = now;
    this.#report = report;
  }

  /** Someone opens a page. Nobody waits for it. */
  note(request: FastifyRequest, guest: string): void {
    this.#note(request, guest).catch(this.#report);
  }

  async #note(request: FastifyRequest, guest: string): Promise<void> {
    const now = this.#now();
    // At once: a line that is closed meanwhile no longer says where it came from.
    const place = placeOf(request.ip);
    const keys = this.#identity.keysIn(request);
    const day = Math.floor(now / DAY_MS);
    if (day !== this.#day || this.#noted.size > MOST_NOTED) {
      this.#noted.clear();
      if (day !== this.#day) await this.#store.tidyOrigins(now - KEPT_MS);
      this.#day = day;
    }
    const known = [guest, place, ...keys].join(' ');
    if (this.#noted.has(known)) return;
    this.#noted.add(known);
    const month = new Date(now).toISOString().slice(0, 7);
    const key = await this.#store.fact(`origins ${month}`, randomBytes(32).toString('hex'));
    const hashed = (text: string): string =>
      createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
    const origins = [
      { origin: hashed(`address ${place}`), kind: 'address' },
      ...keys.map(one => ({ origin: hashed(`browser ${one}`), kind: 'browser' })),
    ];
    await this.#store.noteOrigins(guest, origins, now);
  }
}

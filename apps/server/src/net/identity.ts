import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest, Store } from '../store/store.ts';
import { SEEN_MS } from '../store/store.ts';
import { keyOf } from '../table/house.ts';

const COOKIE = 'castellan';
const YEAR_S = 365 * 24 * 3600;
const CODE_MS = 10 * 60 * 1000;
const KNOWN = 10_000;

/**
 * Who someone is: a secret in a cookie that no script can read, known here only by its SHA-256. Nothing to register.
 * The id that others see is no secret and opens nothing.
 */
export class Identity {
  readonly #store: Store;
  /** Whom a key belongs to; asked for with every request. The store hears of them again after a while. */
  readonly #known = new Map<string, { guest: Guest; readonly since: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Whoever sent this; null if they have no cookie of ours. */
  async of(request: FastifyRequest): Promise<Guest | null> {
    const secret = request.cookies[COOKIE];
    if (secret === undefined || !/^[\w-]{20,100}$/.test(secret)) return null;
    const key = keyOf(secret);
    const known = this.#known.get(key);
    const now = Date.now();
    if (known !== undefined && now - known.since < SEEN_MS) return known.guest;
    const guest = await this.#store.guestByKey(key);
    if (guest === null) {
      this.#known.delete(key);
      return null;
    }
    this.#remember(key, guest, now);
    // On a full disk they are known all the same.
    this.#store.saw(guest.id, now).catch(() => {});
    return guest;
  }

  /** Gives whoever asks an identity with this name, or their own another name. */
  async introduce(request: FastifyRequest, reply: FastifyReply, name: string): Promise<Guest> {
    const before = await this.of(request);
    if (before !== null) {
      const guest = { ...before, name };
      await this.#store.rename(guest.id, name);
      for (const known of this.#known.values())
        if (known.guest.id === guest.id) known.guest = guest;
      return guest;
    }
    const guest = { id: randomBytes(8).toString('hex'), name };
    const secret = newSecret();
    await this.#store.addGuest(guest, keyOf(secret), Date.now());
    setCookie(request, reply, secret);
    return guest;
  }

  /** A code with which another device becomes the same person: once, and soon. */
  async code(guest: Guest): Promise<string> {
    const code = randomBytes(10).toString('hex');
    await this.#store.addCode(keyOf(code), guest.id, Date.now() + CODE_MS);
    return code;
  }

  /** Null: there is no such code any more. */
  async useCode(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Guest | null> {
    const guest = await this.#store.takeCode(keyOf(code), Date.now());
    if (guest === null) return null;
    const secret = newSecret();
    await this.#store.addKey(guest.id, keyOf(secret), Date.now());
    setCookie(request, reply, secret);
    return guest;
  }

  #remember(key: string, guest: Guest, since: number): void {
    this.#known.delete(key);
    if (this.#known.size >= KNOWN) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(key, { guest, since });
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Never sent from another site, and over TLS only where there is TLS. */
function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR_S,
  });
}

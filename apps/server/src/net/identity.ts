import { Refused } from '@castellan/room';
import type { Device, UseCode } from '@castellan/protocol';
import { BadMessage } from '@castellan/protocol';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cluster } from '../cluster/cluster.ts';
import type { Guest, Store } from '../store/store.ts';
import { FOR_GOOD, standingIn } from '../fair/standing.ts';
import { looksOf } from '../account/lookalikes.ts';
import { keyOf } from '../table/house.ts';
import { Cookies } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import type { Line } from './line.ts';
import { CLOSE } from './line.ts';
import { OpenLines } from './open-lines.ts';

const CODE_MS = 10 * 60 * 1000;
/** How long people may change an account after proving that it is theirs. */
const PROVEN_MS = 10 * 60 * 1000;
const KNOWN = 10_000;
const MOST_DEVICES = 20;
/** How precisely we note when a device was last here. */
const SEEN_MS = 10 * 60 * 1000;
const MOST_KEYS = 500;

/** What other processes must know: a device was signed out, a browser is someone else now, someone has another name. */
type PeopleWord =
  | { readonly type: 'signed-out' | 'changed'; readonly key: string }
  | { readonly type: 'renamed'; readonly guest: Guest }
  | { readonly type: 'closed'; readonly guest: string };

interface Known {
  readonly guest: Guest;
  /** When it was last written down that this device is here. */
  readonly seen: number;
}

/**
 * Who someone is: a secret in a cookie that no script can read, known here only by its SHA-256. Nothing to register.
 * The id that others see is no secret and opens nothing. A browser that becomes another person keeps the secret of the
 * one it was in a second cookie, and can go back.
 */
export class Identity {
  readonly #store: Store;
  readonly #cookies: Cookies;
  readonly #report: (error: unknown) => void;
  /** Whom a key belongs to; asked for with every request. */
  readonly #known = new Map<string, Known>();
  /** Keys that no longer belong to anybody: a lookup that began before that must not be remembered. */
  readonly #gone = new Set<string>();
  /** By key. */
  readonly #lines = new OpenLines();
  /** Those of programs, by who gave them their tokens. */
  readonly #programs = new OpenLines();

  readonly #cluster: Cluster | null;

  private constructor(
    store: Store,
    folder: string,
    report: (error: unknown) => void,
    cluster: Cluster | null,
  ) {
    this.#store = store;
    this.#cluster = cluster;
    this.#cookies = new Cookies(folder);
    this.#report = report;
    cluster?.subscribe('people', (_from, word) => this.#hear(word as PeopleWord));
    cluster?.onCheck(() => void this.#check());
  }

  /** Cookies are shared by all ports of a machine: each data folder has a name for its own. */
  static async of(
    store: Store,
    report: (error: unknown) => void,
    cluster: Cluster | null = null,
  ): Promise<Identity> {
    const folder = await store.folderId(randomBytes(4).toString('hex'));
    return new Identity(store, folder, report, cluster);
  }

  /** Who sent this; null if they have no cookie of ours. */
  async of(request: FastifyRequest): Promise<Guest | null> {
    const key = this.#keyIn(request);
    return key === null ? null : this.#guestOf(key);
  }

  /** Who sent this: it must be someone. */
  async mustKnow(request: FastifyRequest): Promise<Guest> {
    const guest = await this.of(request);
    if (guest === null) throw new BadMessage('say first who you are.');
    return guest;
  }

  /**
   * Who has just opened a page; null as above. Their cookie lasts for another year. One from before cookies had names
   * gets its own; one that we don't know is another server's.
   */
  async arrive(request: FastifyRequest, reply: FastifyReply): Promise<Guest | null> {
    const guest = await this.of(request);
    const secret = this.#cookies.secretIn(request);
    if (guest === null || secret === null) return guest;
    this.#cookies.keep(request, reply, secret);
    this.#cookies.dropOld(request, reply, secret);
    return guest;
  }

  /** Gives the asker an identity with this name and face, or changes those of the one they have. */
  async introduce(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    portrait?: number,
  ): Promise<Guest> {
    const before = await this.of(request);
    if (before !== null) return this.#rename(before, name, portrait);
    const guest = { id: randomBytes(8).toString('hex'), name, portrait: portrait ?? 0 };
    const secret = newSecret();
    await this.#store.addGuest(guest, keyOf(secret), Date.now(), deviceOf(request));
    this.#cookies.keep(request, reply, secret);
    return guest;
  }

  /** Guests may share a name; an account's name is its own. */
  async #rename(before: Guest, name: string, portrait = before.portrait ?? 0): Promise<Guest> {
    const { id } = before;
    const guest = { id, name, portrait };
    if (portrait !== (before.portrait ?? 0)) await this.#store.portray(id, portrait);
    if (name !== before.name) await this.#takeName(guest);
    if (name !== before.name || portrait !== before.portrait)
      this.#tellAll({ type: 'renamed', guest });
    return guest;
  }

  async #takeName(guest: Guest): Promise<void> {
    const { id, name } = guest;
    if ((await this.#store.account(id)) === null) await this.#store.rename(id, name);
    else if (!(await this.#store.renameAccount(guest, await looksOf(name), Date.now())))
      throw new Refused('name', NAME_TAKEN);
  }

  /** What others are told of someone has changed where it is kept. */
  renamed(guest: Guest): void {
    this.#tellAll({ type: 'renamed', guest });
  }

  /** Who is here now; they must be the one whom this device is to give up. */
  async mustGiveUp(request: FastifyRequest, instead: string | null): Promise<Guest | null> {
    const before = await this.of(request);
    if ((before?.id ?? null) !== instead)
      throw new Refused('stale', 'This device belongs to someone else now: load the page again.');
    return before;
  }

  /** A code with which another device becomes the same person: once, and soon. */
  async code(request: FastifyRequest, guest: Guest): Promise<string> {
    if ((await this.#store.devices(guest.id)).length >= MOST_DEVICES)
      throw new Refused('full', 'You have too many devices already: sign one of them out first.');
    const code = randomBytes(10).toString('hex');
    const key = this.#keyIn(request);
    const isMade =
      key !== null && (await this.#store.addCode(keyOf(code), guest.id, Date.now() + CODE_MS, key));
    if (!isMade) throw new Refused('stale', 'This device is signed out.');
    return code;
  }

  /** Whose code this is; null: the code is gone. */
  lookAtCode(code: string): Promise<Guest | null> {
    return this.#store.lookAtCode(keyOf(code), Date.now());
  }

  /** This device becomes that of the person who made the code, and remembers whose it was. */
  async useCode(
    request: FastifyRequest,
    reply: FastifyReply,
    { code, instead }: UseCode,
  ): Promise<Guest> {
    const before = await this.mustGiveUp(request, instead);
    const gone = 'This code has been used or has expired.';
    const owner = await this.lookAtCode(code);
    if (owner === null) throw new Refused('none', gone);
    if (owner.id === before?.id) return owner;
    const secret = newSecret();
    const guest = await this.#store.takeCode(
      keyOf(code),
      Date.now(),
      keyOf(secret),
      deviceOf(request),
    );
    if (guest === null) throw new Refused('none', gone);
    this.#become(request, reply, secret, before === null ? null : this.#cookies.secretIn(request));
    return guest;
  }

  /** From now on this device also belongs to someone who has just proved that an account is theirs. */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    instead: string | null,
  ): Promise<Guest> {
    const before = await this.mustGiveUp(request, instead);
    if ((await this.#store.devices(id)).length >= MOST_DEVICES)
      throw new Refused('full', 'You have too many devices already: sign one of them out first.');
    await this.#mustBeOpen(id);
    const secret = newSecret();
    const key = keyOf(secret);
    const guest = await this.#store.addKey(id, key, Date.now(), deviceOf(request));
    if (guest === null) throw new Refused('wrong', 'This account no longer exists.');
    await this.prove(key);
    // The secret that this browser had is never the one it goes on with: nobody else can have planted it.
    const isOther = before !== null && before.id !== id;
    if (before !== null && !isOther)
      await this.#endKey(id, keyOf(this.#cookies.secretIn(request)!));
    this.#become(request, reply, secret, isOther ? this.#cookies.secretIn(request) : null);
    return guest;
  }

  /** Moderators may have closed the account. */
  async #mustBeOpen(id: string): Promise<void> {
    const deeds = await this.#store.deedsOf(id);
    const { closed } = standingIn(deeds, Date.now());
    if (closed === 0) return;
    const { words = '' } = deeds.findLast(({ deed }) => deed === 'close') ?? {};
    const how = closed === FOR_GOOD ? '' : ` until ${new Date(closed).toISOString().slice(0, 10)}`;
    throw new Refused('closed', `This account is closed${how}. A moderator says: ${words}`);
  }

  /** Gives this device another secret: knowing the old one is worth nothing from now on. */
  async renewSecret(request: FastifyRequest, reply: FastifyReply, guest: Guest): Promise<void> {
    const secret = newSecret();
    const before = this.#keyIn(request);
    if (before === null || !(await this.#store.changeKey(guest.id, before, keyOf(secret))))
      throw new Refused('stale', 'This device is signed out.');
    this.#forget(before);
    // Other tabs reconnect: only when the browser has the new secret.
    reply.raw.once('close', () => this.#tellAll({ type: 'signed-out', key: before }));
    this.#cookies.keep(request, reply, secret);
    this.#cookies.dropOld(request, reply);
    await this.prove(keyOf(secret));
  }

  /** By what this browser is known, and was known before. */
  keysIn(request: FastifyRequest): readonly string[] {
    const own = this.#keyIn(request);
    return [
      ...new Set([...(own === null ? [] : [own]), ...this.#cookies.formerIn(request).map(keyOf)]),
    ];
  }

  /** By what the device that asks is known. */
  keyOf(request: FastifyRequest): string {
    return this.#keyIn(request) ?? '';
  }

  /** The person using this device has just proved that the account is theirs. */
  prove(key: string): Promise<void> {
    return this.#store.prove(key, Date.now() + PROVEN_MS);
  }

  async proveHere(request: FastifyRequest): Promise<void> {
    await this.prove(this.#keyIn(request) ?? '');
  }

  async isProven(request: FastifyRequest): Promise<boolean> {
    const key = this.#keyIn(request);
    return key !== null && (await this.#store.isProven(key, Date.now()));
  }

  /** These devices no longer belong to anybody; the one that asks keeps no secret of theirs. */
  ended(request: FastifyRequest, reply: FastifyReply, keys: readonly string[]): void {
    this.signedOut(keys);
    if (keys.includes(this.#keyIn(request) ?? '')) this.#cookies.drop(request, reply);
  }

  /** These devices no longer belong to anybody. */
  signedOut(keys: readonly string[]): void {
    for (const key of keys) this.#tellAll({ type: 'signed-out', key });
  }

  async #endKey(guest: string, key: string): Promise<void> {
    if (await this.#store.removeKey(guest, key)) this.#tellAll({ type: 'signed-out', key });
  }

  /** Whom this browser has been before. */
  async former(request: FastifyRequest): Promise<readonly Guest[]> {
    const own = await this.of(request);
    const found = await Promise.all(
      this.#cookies.formerIn(request).map(secret => this.#guestOf(keyOf(secret))),
    );
    const guests = new Map(found.flatMap(guest => (guest === null ? [] : [[guest.id, guest]])));
    if (own !== null) guests.delete(own.id);
    return [...guests.values()];
  }

  /** This browser is again one of those it has been. */
  async goBack(request: FastifyRequest, reply: FastifyReply, to: string): Promise<Guest> {
    const before = await this.of(request);
    for (const secret of this.#cookies.formerIn(request)) {
      const guest = await this.#guestOf(keyOf(secret));
      if (guest?.id !== to) continue;
      this.#become(
        request,
        reply,
        secret,
        before === null ? null : this.#cookies.secretIn(request),
      );
      return guest;
    }
    throw new Refused('none', 'This browser was never that person, or was signed out.');
  }

  async devices(request: FastifyRequest, guest: Guest): Promise<readonly Device[]> {
    const own = this.#keyIn(request);
    const devices = await this.#store.devices(guest.id);
    return devices.map(({ key, since, seen, device }) => ({
      id: idOf(key),
      name: device,
      since,
      seen: key === own ? Date.now() : seen,
      isThis: key === own,
    }));
  }

  /** From now on a device is no longer this person's, whatever it has open. */
  async signOut(
    request: FastifyRequest,
    reply: FastifyReply,
    guest: Guest,
    device: string,
  ): Promise<void> {
    const found = (await this.#store.devices(guest.id)).find(({ key }) => idOf(key) === device);
    if (found === undefined || !(await this.#store.removeKey(guest.id, found.key)))
      throw new Refused('stale', 'This device is signed out already.');
    const { key } = found;
    this.#tellAll({ type: 'signed-out', key });
    if (key === this.#keyIn(request)) this.#cookies.drop(request, reply);
  }

  /** A socket is open as long as its device is that person's. False: it no longer is, and the socket is closed. */
  attend(request: FastifyRequest, line: Line): boolean {
    const key = this.#keyIn(request);
    if (key === null) return true;
    if (this.#gone.has(key)) {
      hangUp(line);
      return false;
    }
    this.#lines.add(key, line);
    return true;
  }

  /** The line of a program is open as long as the account of whoever gave it its token is. */
  attendFor(guest: string, line: Line): void {
    this.#programs.add(guest, line);
  }

  /** Moderators have closed an account: these devices belong to nobody, and its programs play no longer. */
  closed(guest: string, keys: readonly string[]): void {
    this.signedOut(keys);
    this.#tellAll({ type: 'closed', guest });
  }

  /** Gives this browser another secret; its open connections must ask again who it is. */
  #become(
    request: FastifyRequest,
    reply: FastifyReply,
    secret: string,
    before: string | null,
  ): void {
    const former = this.#cookies.formerIn(request).filter(one => one !== secret);
    this.#cookies.keep(request, reply, secret);
    this.#cookies.keepFormer(request, reply, [...(before === null ? [] : [before]), ...former]);
    if (before === null) return;
    this.#cookies.dropOld(request, reply, before);
    this.#tellAll({ type: 'changed', key: keyOf(before) });
    // It is told nothing more of the tables of someone it no longer is.
    this.#store.endPushes(keyOf(before)).catch(this.#report);
  }

  /** In this process and in all others. */
  #tellAll(word: PeopleWord): void {
    this.#hear(word);
    this.#cluster?.publish('people', word);
  }

  #hear(word: PeopleWord): void {
    if (word.type === 'renamed') {
      const { guest } = word;
      for (const [key, known] of this.#known)
        if (known.guest.id === guest.id) this.#known.set(key, { ...known, guest });
      return;
    }
    if (word.type === 'closed') {
      for (const line of this.#programs.of(word.guest)) line.close(CLOSE.dismissed, 'closed');
      return;
    }
    if (word.type === 'signed-out') this.#forget(word.key);
    this.#hangUp(word.key);
  }

  #forget(key: string): void {
    remember(this.#gone, key);
    this.#known.delete(key);
  }

  /** Others may have signed devices out, or changed names, without our hearing of it. */
  async #check(): Promise<void> {
    this.#known.clear();
    const keys = this.#lines.whose;
    try {
      for (let at = 0; at < keys.length; at += MOST_KEYS) {
        const asked = keys.slice(at, at + MOST_KEYS);
        const known = new Set(await this.#store.knownKeys(asked));
        for (const key of asked)
          if (!known.has(key)) {
            this.#forget(key);
            this.#hangUp(key);
          }
      }
    } catch {
      // The store is away: it is asked again soon.
    }
  }

  async #guestOf(key: string): Promise<Guest | null> {
    const known = this.#known.get(key);
    if (known !== undefined) {
      this.#noteSeen(key, known);
      return known.guest;
    }
    const guest = await this.#store.guestByKey(key);
    // It may have been signed out while it was looked up.
    if (guest === null || this.#gone.has(key)) return null;
    if (this.#known.size >= KNOWN) this.#known.delete(this.#known.keys().next().value!);
    this.#noteSeen(key, { guest, seen: 0 });
    return guest;
  }

  #noteSeen(key: string, { guest, seen }: Known): void {
    const now = Date.now();
    const isLong = Math.abs(now - seen) >= SEEN_MS;
    this.#known.set(key, { guest, seen: isLong ? now : seen });
    if (isLong) this.#store.seen(key, now).catch(this.#report);
  }

  #keyIn(request: FastifyRequest): string | null {
    const secret = this.#cookies.secretIn(request);
    return secret === null ? null : keyOf(secret);
  }

  #hangUp(key: string): void {
    for (const line of this.#lines.of(key)) hangUp(line);
  }
}

export const NAME_TAKEN =
  'Someone else has this name, or one that looks like it. Choose another one.';

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What others may know of a key. */
const idOf = (key: string): string => key.slice(0, 16);

function remember(keys: Set<string>, key: string): void {
  if (keys.size >= KNOWN) keys.delete(keys.values().next().value!);
  keys.add(key);
}

function hangUp(line: Line): void {
  line.close(CLOSE.stranger, 'not who you were');
}

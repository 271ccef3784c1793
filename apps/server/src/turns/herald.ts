import type { Time } from '@castellan/room';
import type { CallWishes, PushMessage } from '@castellan/protocol';
import { isClosed } from '../fair/standing.ts';
import type { Store } from '../store/store.ts';
import type { Call, StoredVacation, WaitingTable } from '../store/turns.ts';
import { messageOf, textsIn } from './message.ts';
import type { Outbound } from './outbound.ts';
import type { Postman } from './postman.ts';
import type { PushService } from './push-service.ts';
import { mayTell } from './quiet.ts';

/** How someone wants to be told, and where the server was when they said so. */
export interface KeptWishes extends CallWishes {
  readonly site: string;
}

export interface HeraldSettings {
  readonly store: Store;
  readonly time: Time;
  readonly outbound: Outbound;
  readonly push: PushService;
  /** Null: this server sends no mail. */
  readonly postman: Postman | null;
  /** Whether this process, of all on the same store, is to do it for this many milliseconds. */
  isMine(ms: number): Promise<boolean>;
  report(error: unknown): void;
}

const REST_MS = 5_000;
/** How long a process has to deliver a message that it took out: if it dies, another takes it out after that. */
const LEASE_MS = 120_000;
const MOST_AT_ONCE = 200;
/** How many are told side by side. */
const LANES = 24;
/** What did not arrive is tried again after this long, and dropped when it is this old. */
const AGAIN_MS = 10 * 60_000;
const TOO_OLD_MS = 24 * 3_600_000;

/**
 * Tells people who are not looking that it is their turn, or that their tournament goes on: in one message, however many tables wait, by the ways they have
 * chosen, and not in their quiet hours. Each message is taken out of the store by one process.
 */
export class Herald {
  readonly #settings: HeraldSettings;
  #callOff: () => void;
  #isClosed = false;
  #round: Promise<void> | null = null;

  constructor(settings: HeraldSettings) {
    this.#settings = settings;
    this.#callOff = settings.time.after(REST_MS, () => void this.#work());
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  /** Tells all who are to be told now. */
  round(): Promise<void> {
    this.#round ??= this.#tellAll().finally(() => {
      this.#round = null;
    });
    return this.#round;
  }

  async #work(): Promise<void> {
    const { report, time } = this.#settings;
    try {
      await this.round();
    } catch (error) {
      if (!this.#isClosed) report(error);
    }
    if (!this.#isClosed) this.#callOff = time.after(REST_MS, () => void this.#work());
  }

  async #tellAll(): Promise<void> {
    const { store, time, isMine, report } = this.#settings;
    for (;;) {
      if (this.#isClosed || !(await isMine(REST_MS * 2))) return;
      const now = time.now();
      const calls = [...(await store.takeCalls(now, now + LEASE_MS, MOST_AT_ONCE))];
      if (calls.length === 0) return;
      const lane = async (): Promise<void> => {
        // Whatever is wrong with one of them, the others are told.
        for (let call = calls.pop(); call !== undefined; call = calls.pop())
          await this.#tell(call).catch((error: unknown) => {
            if (!this.#isClosed) report(error);
          });
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    }
  }

  async #tell(call: Call): Promise<void> {
    const { store, time } = this.#settings;
    const { guest, turns } = call;
    const kept = await store.calling(guest);
    const now = time.now();
    const wishes = kept === null ? null : (JSON.parse(kept.wishes) as KeptWishes);
    if (kept === null || wishes === null || !(await this.#hasWay(guest, wishes))) {
      await store.toldOf(call, kept?.told ?? 0);
      return;
    }
    const at = Math.max(
      mayTell(wishes, kept.told, now),
      backAt(await store.vacationsOf(guest, now), now),
    );
    if (at > now) {
      await store.tellLater(guest, at);
      return;
    }
    const waiting = await store.turnsOf(guest);
    // They may have moved meanwhile, or the game is over.
    const isNews = turns.some(one =>
      waiting.some(({ id, since }) => id === one.table && since === one.since),
    );
    const [person] = await store.people([guest]);
    if (!isNews || person === undefined || (await isClosed(store, guest, now))) {
      await store.toldOf(call, kept.told);
      return;
    }
    const message = messageOf(waiting, person.name, wishes);
    const isOld = now - turns[0]!.since > TOO_OLD_MS;
    if ((await this.send(guest, wishes, message, waiting)) > 0 || isOld)
      await store.toldOf(call, now);
    else await store.tellLater(guest, now + AGAIN_MS);
  }

  async #hasWay(guest: string, { push, mail, hook }: KeptWishes): Promise<boolean> {
    const { store, outbound, postman } = this.#settings;
    if (hook !== null && outbound.isOpen) return true;
    if (push && (await store.pushesOf(guest)).length > 0) return true;
    const address = mail && postman !== null ? await store.mailOf(guest) : null;
    return address !== null && address.confirmed !== null;
  }

  /** Sends a message by all the ways they have chosen; returns by how many it arrived. */
  async send(
    guest: string,
    wishes: KeptWishes,
    message: PushMessage,
    tables: readonly WaitingTable[] = [],
  ): Promise<number> {
    const ways = [
      wishes.push && this.#byPush(guest, wishes, message),
      wishes.hook !== null && this.#byHook(wishes.hook, wishes, message, tables),
      wishes.mail && this.#byMail(guest, wishes, message),
    ].filter(way => way !== false);
    return (await Promise.all(ways)).filter(Boolean).length;
  }

  async #byPush(guest: string, { site }: KeptWishes, message: PushMessage): Promise<boolean> {
    const { store, push } = this.#settings;
    const devices = await store.pushesOf(guest);
    const sent = await Promise.all(devices.map(one => push.send(one, message, site)));
    return sent.some(Boolean);
  }

  /** In a form that chats take as it is. */
  async #byHook(
    hook: string,
    { site }: KeptWishes,
    { title, body, at }: PushMessage,
    tables: readonly WaitingTable[],
  ): Promise<boolean> {
    const { outbound } = this.#settings;
    const text = `${title}\n${body}\n${site}/${at}`;
    const sent = {
      castellan: 'turns',
      text,
      content: text,
      tables: tables.map(({ id, game, due, round }) => ({
        id,
        game,
        due,
        round,
        link: `${site}/#/room/${id}`,
      })),
    };
    try {
      // The host decides where we may send, today as much as on the day it was chosen.
      outbound.mustTake(hook);
      const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Castellan' };
      const answer = await outbound.post(hook, headers, JSON.stringify(sent));
      return answer >= 200 && answer < 300;
    } catch {
      return false;
    }
  }

  async #byMail(
    guest: string,
    { site, locale }: KeptWishes,
    { title, body, at }: PushMessage,
  ): Promise<boolean> {
    const { store, postman } = this.#settings;
    const mail = await store.mailOf(guest);
    if (postman === null || mail === null || mail.confirmed === null) return false;
    const why = textsIn(locale)('mail-why', { link: `${site}/#/friends/calls` });
    const text = `${body}\n\n${site}/${at}\n\n-- \n${why}\n`;
    return postman.send({ to: mail.address, subject: title, text });
  }
}

/** When someone is back from their vacation; 0: they are not on one. */
const backAt = (vacations: readonly StoredVacation[], now: number): number =>
  vacations.find(({ since, until }) => since <= now && until > now)?.until ?? 0;

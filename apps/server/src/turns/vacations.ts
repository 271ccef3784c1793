import type { Vacation } from '@castellan/protocol';
import { VACATION_DAYS } from '@castellan/protocol';
import type { Time } from '@castellan/room';
import { Refused } from '@castellan/room';
import type { Guest, Store } from '../store/store.ts';
import { isByTurns } from '../store/tables.ts';
import type { House } from '../table/house.ts';

interface VacationSettings {
  readonly store: Store;
  readonly house: House;
  readonly time: Time;
  report(error: unknown): void;
}

const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;
const REST_MS = 60_000;
const MOST_PEOPLE = 1000;
const MOST_TABLES = 200;

/**
 * Days on which nobody waits for someone. At each of their tables by turns, rated or not, the log says until when their
 * clock stands; so it is the same for all, whatever becomes of this server meanwhile.
 */
export class Vacations {
  readonly #settings: VacationSettings;
  #callOff: () => void;
  #isClosed = false;

  constructor(settings: VacationSettings) {
    this.#settings = settings;
    this.#callOff = settings.time.after(REST_MS, () => void this.#work());
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  async of({ id }: Guest): Promise<Vacation> {
    const { store, time } = this.#settings;
    const now = time.now();
    const from = now - YEAR_MS;
    const all = await store.vacationsOf(id, from);
    const spent = all.reduce((sum, one) => sum + one.until - Math.max(from, one.since), 0);
    const next = all.find(one => one.until > now);
    return {
      since: next?.since ?? null,
      until: next?.until ?? null,
      left: Math.max(0, Math.floor(VACATION_DAYS - spent / DAY_MS)),
    };
  }

  /** This many days from then on, or from now; 0: they are back, and keep what is left. */
  async take(guest: Guest, days: number, from: number): Promise<Vacation> {
    const { store, time } = this.#settings;
    const now = time.now();
    const since = days === 0 ? now : Math.max(now, from);
    const until = since + days * DAY_MS;
    if (since > now + YEAR_MS) throw new Refused('settings', 'A vacation begins within a year.');
    if (days === 0) await store.endVacation(guest.id, now);
    else {
      const vacation = { guest: guest.id, since, until };
      if (!(await store.takeVacation(vacation, now - YEAR_MS, VACATION_DAYS * DAY_MS)))
        throw new Refused(
          'settings',
          `Nobody waits for you on ${VACATION_DAYS} days of a year at most, and one vacation ends before the next begins.`,
        );
    }
    // What begins later is written down at the tables when it does.
    if (since === now) await this.#rest(guest.id, until);
    return this.of(guest);
  }

  /** At all tables by turns where it is not so yet. */
  async #rest(guest: string, until: number): Promise<void> {
    const { store, house, time } = this.#settings;
    const now = time.now();
    for (const head of await store.tablesOf(guest, MOST_TABLES)) {
      if (head.phase !== 'playing' || !isByTurns(head)) continue;
      const rests = head.rests?.[guest] ?? 0;
      if (rests === until || (rests <= now && until <= now)) continue;
      const keeper = await house.keeper(head.id).catch(() => null);
      keeper?.rest(guest, until);
    }
  }

  /** Games may have begun while someone was away. */
  async #work(): Promise<void> {
    const { store, house, time, report } = this.#settings;
    try {
      if (await house.isMine('vacations', REST_MS * 2))
        for (const { guest, until } of await store.onVacation(time.now(), MOST_PEOPLE))
          await this.#rest(guest, until);
    } catch (error) {
      if (!this.#isClosed) report(error);
    }
    if (!this.#isClosed) this.#callOff = time.after(REST_MS, () => void this.#work());
  }
}

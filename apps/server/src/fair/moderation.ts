import { plainText } from '@castellan/kernel';
import type { DeedDone, Dossier, Report, SentDeed, Standing } from '@castellan/protocol';
import { LONGEST_WORDS } from '@castellan/protocol';
import { Refused } from '@castellan/room';
import { randomBytes } from 'node:crypto';
import type { Identity } from '../net/identity.ts';
import type { StoredDeed, StoredReport } from '../store/fair.ts';
import type { Guest, Store } from '../store/store.ts';
import { FOR_GOOD, standingIn } from './standing.ts';

const DAY_MS = 24 * 3600 * 1000;
const MOST_SHARING = 30;
const MOST_LINES = 100;
/** What takes something away for some days. */
const FOR_DAYS: readonly string[] = ['silence', 'unrate'];
/** What the person is not told of. */
const QUIET: readonly string[] = ['dismiss', 'read', 'appoint', 'withdraw'];

interface ModerationServices {
  readonly store: Store;
  readonly identity: Identity;
  now(): number;
}

/** What moderators may know and do, and how people stand after it. All of it is written down. */
export class Moderation {
  readonly #services: ModerationServices;

  constructor(services: ModerationServices) {
    this.#services = services;
  }

  /** Checked each time: a former moderator can do nothing. */
  async mustModerate({ id }: Guest): Promise<void> {
    if (!(await this.#services.store.isModerator(id)))
      throw new Refused('seat', 'This is for moderators.');
  }

  async standing(guest: string): Promise<Standing> {
    const { store, now } = this.#services;
    return standingIn(await store.deedsOf(guest), now());
  }

  /** Refuses whom moderators have taken rated games from. */
  async mustPlayRated(guest: string): Promise<void> {
    const { unrated } = await this.standing(guest);
    if (unrated > 0)
      throw new Refused('settings', `You can play without rating until ${dateOf(unrated)}.`);
  }

  /** What moderators have said to someone that they have not read. */
  async toldTo(guest: string): Promise<readonly StoredDeed[]> {
    const deeds = await this.#services.store.deedsOf(guest);
    return deeds.filter(({ deed, is_read }) => is_read === 0 && !QUIET.includes(deed));
  }

  /** A moderator does something about someone else, who is no moderator. */
  async act(by: Guest, sent: SentDeed): Promise<void> {
    const { store } = this.#services;
    if (sent.guest === by.id) throw new Refused('seat', 'Another moderator has to do that.');
    if ((await store.person(sent.guest)) === null)
      throw new Refused('none', 'This person is no longer here.');
    if (sent.deed !== 'dismiss') {
      if (await store.isModerator(sent.guest))
        throw new Refused('seat', 'They are a moderator: ask the host.');
      if (plainText(sent.words, LONGEST_WORDS) === '')
        throw new Refused('settings', 'Say in a sentence why: they will read it.');
    }
    if (FOR_DAYS.includes(sent.deed) && sent.days === undefined)
      throw new Refused('settings', 'Say for how many days.');
    const report = sent.report === undefined ? null : await store.report(sent.report);
    if (sent.report !== undefined && report?.about !== sent.guest)
      throw new Refused('stale', 'This report is about someone else, or gone.');
    if (sent.deed === 'dismiss' && report === null)
      throw new Refused('settings', 'Say which report to dismiss.');
    await this.#write(by.id, sent);
  }

  /** What the host does on the admin page. */
  async appoint(guest: string, on: boolean): Promise<void> {
    const { store, now } = this.#services;
    await store.setModerator(guest, on, now());
    await this.#write(null, { guest, deed: on ? 'appoint' : 'withdraw', words: '' });
  }

  async #write(
    by: string | null,
    { guest, deed, days, words, report }: Omit<SentDeed, 'deed'> & { readonly deed: string },
  ): Promise<void> {
    const { store, identity, now } = this.#services;
    const at = now();
    const takes = deed === 'close' || FOR_DAYS.includes(deed);
    const until = !takes ? 0 : days === undefined ? FOR_GOOD : at + days * DAY_MS;
    const id = randomBytes(8).toString('hex');
    const said = plainText(words, LONGEST_WORDS);
    const row = { id, at, by, guest, deed, until, words: said, report: report ?? null };
    const keys = await store.addDeed(row);
    if (deed === 'close') identity.closed(guest, keys);
  }

  /** What was said at the table of a report; that someone has read it is written down. */
  async chatOf(by: Guest, id: string): Promise<readonly ReadLine[] | null> {
    const { store } = this.#services;
    const report = await store.report(id);
    if (report === null || report.table_id === null) return null;
    await this.#write(by.id, { guest: report.about, deed: 'read', words: '' });
    const lines = await store.lines(report.table_id, MOST_LINES);
    return lines.map(({ at, guest, name, text, face }) => ({
      at,
      guest,
      name,
      text: text ?? face ?? '',
    }));
  }

  async dossier(guest: string): Promise<Dossier | null> {
    const { store } = this.#services;
    const person = await store.person(guest);
    if (person === null) return null;
    const [account, isModerator, standing, deeds, reports, sharing] = await Promise.all([
      store.account(guest),
      store.isModerator(guest),
      this.standing(guest),
      store.deedsOf(guest),
      store.countReports(guest),
      store.sharing(guest, MOST_SHARING),
    ]);
    return {
      guest,
      name: person.name,
      since: person.since,
      seen: person.seen,
      hasAccount: account !== null,
      isModerator,
      standing,
      deeds: deeds.map(shownDeed).reverse(),
      reported: reports.about,
      reports: reports.by,
      sharing: sharing.map(one => ({
        guest: one.guest,
        name: one.name,
        by: one.kind === 'browser' ? 'browser' : 'address',
      })),
    };
  }
}

interface ReadLine {
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const shownDeed = (row: StoredDeed): DeedDone => ({
  at: row.at,
  deed: row.deed,
  by: row.by_name,
  guest: { guest: row.guest, name: row.name },
  until: row.until,
  words: row.words,
});

export const shownReport = (row: StoredReport): Report => ({
  id: row.id,
  at: row.at,
  kind: row.kind as Report['kind'],
  words: row.words,
  by: row.guest === null ? null : { guest: row.guest, name: row.name ?? '' },
  about: { guest: row.about, name: row.about_name },
  table: row.table_id,
  lines: JSON.parse(row.lines) as Report['lines'],
});

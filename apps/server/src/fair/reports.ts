import { plainText } from '@castellan/kernel';
import type { SentReport } from '@castellan/protocol';
import { LONGEST_WORDS } from '@castellan/protocol';
import { Refused } from '@castellan/room';
import { randomBytes } from 'node:crypto';
import type { Guest, Store } from '../store/store.ts';
import type { Newcomers } from './newcomers.ts';

const DAY_MS = 24 * 3600 * 1000;
/** In a day; of someone who came today, fewer. */
const MOST_REPORTS = 20;
const MOST_OF_NEWCOMERS = 3;
const MOST_TABLES = 200;
const MOST_HEARD = 200;
const MOST_KEPT = 20;

/** Takes reports, with what they are about: the table, and what the other said there. */
export class Reports {
  readonly #store: Store;
  readonly #newcomers: Newcomers;
  readonly #now: () => number;

  constructor(store: Store, newcomers: Newcomers, now: () => number) {
    this.#store = store;
    this.#newcomers = newcomers;
    this.#now = now;
  }

  async send(
    { id: guest }: Guest,
    { guest: about, kind, words, table }: SentReport,
  ): Promise<void> {
    const store = this.#store;
    if (about === guest) throw new Refused('settings', 'You can only report others.');
    if ((await store.person(about)) === null)
      throw new Refused('none', 'This person is no longer here.');
    if (table !== undefined) await this.#mustBeThere(guest, about, table);
    // Of strangers people only see the name.
    else if (kind !== 'name' && !(await this.#haveMet(guest, about)))
      throw new Refused('seat', 'You can only report people you have sat at a table with.');
    const most = (await this.#newcomers.is(guest)) ? MOST_OF_NEWCOMERS : MOST_REPORTS;
    const at = this.#now();
    const row = {
      id: randomBytes(8).toString('hex'),
      guest,
      about,
      at,
      kind,
      words: plainText(words, LONGEST_WORDS),
      table_id: table ?? null,
      lines: JSON.stringify(table === undefined ? [] : await this.#saidBy(about, table)),
    };
    if (!(await store.addReport(row, at - DAY_MS, most)))
      throw new Refused(
        'full',
        `You can send ${most} reports a day. You can block them in the meantime.`,
      );
  }

  async #haveMet(guest: string, about: string): Promise<boolean> {
    return (
      (await this.#store.haveMet(guest, about)) || (await this.#store.havePlayed(guest, about))
    );
  }

  /** Someone who reports sits there, and so does the other, or has spoken there. */
  async #mustBeThere(guest: string, about: string, table: string): Promise<void> {
    const tables = await this.#store.tablesOf(guest, MOST_TABLES);
    const found = tables.find(({ id }) => id === table);
    const isThere =
      found !== undefined &&
      (found.guests.includes(about) || (await this.#saidBy(about, table)).length > 0);
    if (!isThere) throw new Refused('seat', 'You have not sat at this table together.');
  }

  /** Only what the reported person said: what others said is not kept behind their backs. */
  async #saidBy(
    about: string,
    table: string,
  ): Promise<readonly { readonly at: number; readonly text: string }[]> {
    const lines = await this.#store.lines(table, MOST_HEARD);
    return lines
      .filter(({ guest, text }) => guest === about && text !== null)
      .slice(-MOST_KEPT)
      .map(({ at, text }) => ({ at, text: text! }));
  }
}

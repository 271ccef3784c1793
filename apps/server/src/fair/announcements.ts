import { plainText } from '@castellan/kernel';
import type { Announcement } from '@castellan/protocol';
import { LONGEST_WORDS } from '@castellan/protocol';
import { Refused } from '@castellan/room';
import { randomBytes } from 'node:crypto';
import type { Cluster } from '../cluster/cluster.ts';
import type { Line } from '../net/line.ts';
import type { Store } from '../store/store.ts';

interface AnnouncementServices {
  readonly store: Store;
  readonly cluster: Cluster | null;
  now(): number;
  report(error: unknown): void;
}

/** Nothing is shown for longer. */
const LONGEST_MS = 7 * 24 * 3_600_000;
const NONE: Announcement = { text: '', at: 0, until: 0 };
/** In the log of what moderators did it is about nobody. */
const NOBODY = '';

/**
 * What the host says to everyone, until it is over or taken back: "Restart at 20:00." The last one counts, and the log of
 * what moderators did is where it is kept.
 */
export class Announcements {
  readonly #services: AnnouncementServices;
  readonly #lines = new Set<Line>();
  #current = NONE;

  constructor(services: AnnouncementServices) {
    this.#services = services;
    const { cluster, report } = services;
    const look = (): void => void this.#look().catch(report);
    cluster?.subscribe('announcements', look);
    cluster?.onCheck(look);
    look();
  }

  /** What is said now; without a text: nothing. */
  get current(): Announcement {
    return this.#current.until > this.#services.now() ? this.#current : NONE;
  }

  /** Someone has come who is told now, and whenever it changes. */
  attend(line: Line): void {
    if (!line.isOpen) return;
    this.#lines.add(line);
    line.socket.on('close', () => this.#lines.delete(line));
    // Those who were away when it was taken back may still show it.
    if (this.#current.at > this.#services.now() - LONGEST_MS) line.send(messageOf(this.current));
  }

  async announce(text: string, ms: number): Promise<void> {
    const words = plainText(text, LONGEST_WORDS);
    if (words === '') throw new Refused('settings', 'Write what everyone should read.');
    await this.#write('announce', words, this.#services.now() + ms);
  }

  async takeBack(): Promise<void> {
    if (this.current.text !== '') await this.#write('unannounce', '', 0);
  }

  async #write(deed: string, words: string, until: number): Promise<void> {
    const { store, cluster, now } = this.#services;
    const id = randomBytes(8).toString('hex');
    await store.addDeed({
      id,
      at: now(),
      by: null,
      guest: NOBODY,
      deed,
      until,
      words,
      report: null,
    });
    await this.#look();
    cluster?.publish('announcements', null);
  }

  async #look(): Promise<void> {
    const last = (await this.#services.store.deedsOf(NOBODY)).at(-1);
    const { words: text, at, until } = last ?? { words: '', at: 0, until: 0 };
    if (text === this.#current.text && at === this.#current.at) return;
    this.#current = { text, at, until };
    const message = messageOf(this.current);
    for (const line of this.#lines) line.send(message);
  }
}

const messageOf = (said: Announcement): string => JSON.stringify({ type: 'announced', ...said });

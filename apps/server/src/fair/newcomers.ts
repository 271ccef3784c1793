import { Refused } from '@castellan/room';
import type { Share } from '../net/bucket.ts';
import { Budgets } from '../net/bucket.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 3600 * 1000;
const DAY_S = 24 * 3600;
/** What someone may do in all who came today. */
const FIRST_DAY = { tables: 12, invitations: 12 } as const;

/** Someone who came today is more likely than others to be here to annoy: what reaches many people is counted more strictly. */
export class Newcomers {
  readonly #store: Store;
  readonly #isLimited: boolean;
  readonly #now: () => number;
  readonly #budgets: Readonly<Record<keyof typeof FIRST_DAY, Budgets>>;

  constructor(store: Store, isLimited: boolean, share: Share, now: () => number) {
    this.#store = store;
    this.#isLimited = isLimited;
    this.#now = now;
    const budgets = (what: keyof typeof FIRST_DAY): Budgets =>
      share(`newcomers ${what}`, new Budgets(FIRST_DAY[what], FIRST_DAY[what] / DAY_S));
    this.#budgets = { tables: budgets('tables'), invitations: budgets('invitations') };
  }

  async is(guest: string): Promise<boolean> {
    const person = await this.#store.person(guest);
    return person === null || this.#now() - person.since < DAY_MS;
  }

  /** Refuses what is too much for a first day. */
  async mustBeModest(guest: string, what: keyof typeof FIRST_DAY, count = 1): Promise<void> {
    if (!this.#isLimited || count === 0 || !(await this.is(guest))) return;
    if (!this.#budgets[what].take(guest, performance.now(), count))
      throw new Refused('full', TOO_MUCH[what]);
  }
}

const TOO_MUCH = {
  tables: `On your first day you can open ${FIRST_DAY.tables} tables for everyone. Others need only the link.`,
  invitations: `On your first day you can invite ${FIRST_DAY.invitations} people. Send others the link.`,
} as const;

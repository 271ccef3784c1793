import type { Keeper, TableLink, Word } from '@castellan/room';
import type { Store } from '../store/store.ts';
import type { Cluster } from './cluster.ts';

/** How long one process thinks for a bot before another may: a dead one holds nothing up for longer. */
const CLAIM_MS = 5000;
/** How many tables are looked up in one go. */
const MOST_AT_ONCE = 500;

interface LinkSettings {
  readonly cluster: Cluster;
  readonly store: Store;
  now(): number;
  /** The tables that are open here. */
  open(): Iterable<readonly [table: string, keeper: Promise<Keeper | null>]>;
  report(error: unknown): void;
}

/** Connects the tables that are open here with the same tables in other processes. */
export class TableLinks {
  readonly #settings: LinkSettings;
  readonly #ends = new Map<string, () => void>();
  #isChecking = false;

  constructor(settings: LinkSettings) {
    const { cluster, open } = settings;
    this.#settings = settings;
    cluster.onGone(process => this.#each(open(), keeper => keeper.hearOf(process, [])));
    cluster.onReturn(() => this.#each(open(), keeper => keeper.announce(true)));
    cluster.onCheck(() => void this.#check());
  }

  /** The link of a table. What comes before its keeper is there is not missed: the keeper asks how far others are. */
  link(
    table: string,
    isOnDuty: boolean,
    keeper: () => Promise<Keeper | null> | undefined,
  ): TableLink {
    const { cluster } = this.#settings;
    const subject = `table.${table}`;
    this.end(table);
    const end = cluster.subscribe(subject, (from, word) => {
      void keeper()?.then(
        found => found?.hear(from, word as Word),
        () => {},
      );
    });
    this.#ends.set(table, end);
    return {
      isOnDuty,
      tell: word => this.#tell(subject, word),
      claim: async () => (await this.claim([table])).length > 0,
    };
  }

  end(table: string): void {
    this.#ends.get(table)?.();
    this.#ends.delete(table);
  }

  /** Those of these that this process has to itself for a few seconds. */
  async claim(names: readonly string[], ms = CLAIM_MS): Promise<readonly string[]> {
    const { cluster, store, now, report } = this.#settings;
    try {
      return await store.claim(names, cluster.id, now(), now() + ms);
    } catch (error) {
      report(error);
      return [];
    }
  }

  #tell(subject: string, word: Word): void {
    const { cluster } = this.#settings;
    const isLong = word.type === 'wrote' && JSON.stringify(word).length * 3 > cluster.largest;
    cluster.publish(subject, isLong ? { ...word, entries: undefined } : word);
  }

  /** One query says how far all these tables are in the store; those that are further there read what they lack. */
  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    const open = [...this.#settings.open()];
    try {
      for (let at = 0; at < open.length; at += MOST_AT_ONCE)
        await this.#compare(open.slice(at, at + MOST_AT_ONCE));
    } catch {
      // The store is away: it is asked again soon.
    }
    this.#isChecking = false;
  }

  async #compare(open: readonly (readonly [string, Promise<Keeper | null>])[]): Promise<void> {
    const marks = await this.#settings.store.marks(open.map(([table]) => table));
    const found = new Map(marks.map(mark => [mark.table, mark]));
    this.#each(open, keeper => {
      const { entries = -1, lines = 0 } = found.get(keeper.room.id) ?? {};
      keeper.check(entries, lines);
    });
  }

  #each(
    open: Iterable<readonly [string, Promise<Keeper | null>]>,
    then: (keeper: Keeper) => void,
  ): void {
    for (const [, keeping] of open)
      void keeping.then(
        keeper => keeper !== null && then(keeper),
        () => {},
      );
  }
}

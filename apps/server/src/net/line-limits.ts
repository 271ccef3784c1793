/** How many lines one address, and one person, may have at the same time. */
export interface LineLimitSettings {
  /** Lines of one address that are nobody's that we know. */
  readonly strangers: number;
  /** Of one address in all: a school or a whole company may be behind it. */
  readonly address: number;
  readonly person: number;
}

export const LINE_LIMITS: LineLimitSettings = { strangers: 60, address: 1000, person: 20 };

type Kind = 'all' | 'person' | 'stranger';

/**
 * Counts lines by whose they are, and those of people we don't know by where they come from: a class behind one address has
 * room, and neither one person nor a stranger takes it all.
 */
export class LineLimits {
  readonly #limits: LineLimitSettings;
  readonly #counts = new Map<string, number>();
  /** How many lines each has in other processes, as far as those have said so. */
  readonly #elsewhere = new Map<string, Map<string, number>>();
  /** What other processes were last told, and what has changed since; null where there are none. */
  #told: Map<string, number> | null = null;
  readonly #changed = new Set<string>();

  constructor(limits: LineLimitSettings) {
    this.#limits = limits;
  }

  /** One more line from an address; null if it has too many. */
  enter(address: string): Entered | null {
    const held: string[] = [];
    const take = (kind: Kind, who: string): boolean => {
      const key = `${kind} ${who}`;
      if (this.#count(key) >= this.#most(kind)) return false;
      this.#add(key, 1);
      held.push(key);
      return true;
    };
    let isGone = false;
    if (!take('all', address)) return null;
    return {
      is: who => !isGone && take('person', who),
      isUnknown: () => !isGone && take('stranger', address),
      leave: () => {
        isGone = true;
        for (const key of held.splice(0)) this.#add(key, -1);
      },
    };
  }

  /** How many are remembered: none when all have left. */
  get size(): number {
    return this.#counts.size;
  }

  /** What has changed of those who have a quarter of their lines or more, or had when others were told. */
  news(): readonly (readonly [key: string, count: number])[] {
    const told = this.#told;
    if (told === null) return [];
    const news: [string, number][] = [];
    for (const key of this.#changed) {
      const own = this.#counts.get(key) ?? 0;
      const isMany = own * 4 >= this.#most(key.slice(0, key.indexOf(' ')) as Kind);
      const count = isMany ? own : 0;
      if (count !== (told.get(key) ?? 0)) news.push([key, count]);
      if (count === 0) told.delete(key);
      else told.set(key, count);
    }
    this.#changed.clear();
    return news;
  }

  /** Other processes are to be told, and have forgotten what they were told before. */
  tellAgain(): void {
    this.#told = new Map();
    for (const key of this.#counts.keys()) this.#changed.add(key);
  }

  countElsewhere(process: string, key: string, count: number): void {
    const counts = this.#elsewhere.get(process) ?? new Map<string, number>();
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
    if (counts.size === 0) this.#elsewhere.delete(process);
    else this.#elsewhere.set(process, counts);
  }

  /** A process is gone, and its lines with it. */
  forget(process: string): void {
    this.#elsewhere.delete(process);
  }

  #most(kind: Kind): number {
    const { address, person, strangers } = this.#limits;
    return { all: address, person, stranger: strangers }[kind];
  }

  #count(key: string): number {
    let count = this.#counts.get(key) ?? 0;
    for (const counts of this.#elsewhere.values()) count += counts.get(key) ?? 0;
    return count;
  }

  #add(key: string, change: number): void {
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
    if (this.#told !== null) this.#changed.add(key);
  }
}

export interface Entered {
  /** It is known now whose line this is; false if they have too many, or it is closed already. */
  is(who: string): boolean;
  /** They are nobody that we know; false if too many of those are at this address. */
  isUnknown(): boolean;
  leave(): void;
}

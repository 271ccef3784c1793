/** How many lines one address, and one person, may have at the same time. */
export interface LineLimitSettings {
  /** Lines of one address that are nobody's that we know. */
  readonly strangers: number;
  /** Of one address in all: a school or a whole company may be behind it. */
  readonly address: number;
  readonly person: number;
}

export const LINE_LIMITS: LineLimitSettings = { strangers: 60, address: 1000, person: 20 };

/**
 * Counts lines by whose they are, and those of nobody we know by where they come from: a class behind one address has
 * room, and neither one person nor a stranger takes it all.
 */
export class LineLimits {
  readonly #limits: LineLimitSettings;
  readonly #counts = new Map<string, number>();

  constructor(limits: LineLimitSettings) {
    this.#limits = limits;
  }

  /** One more line from an address; null if it has too many. */
  enter(address: string): Entered | null {
    const held: string[] = [];
    const take = (key: string, most: number): boolean => {
      if ((this.#counts.get(key) ?? 0) >= most) return false;
      this.#add(key, 1);
      held.push(key);
      return true;
    };
    let isGone = false;
    if (!take(`all ${address}`, this.#limits.address)) return null;
    return {
      is: who => !isGone && take(`person ${who}`, this.#limits.person),
      isUnknown: () => !isGone && take(`stranger ${address}`, this.#limits.strangers),
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

  #add(key: string, change: number): void {
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

export interface Entered {
  /** It is known now whose line this is; false if they have too many, or it is closed already. */
  is(who: string): boolean;
  /** They are nobody that we know; false if too many of those are at this address. */
  isUnknown(): boolean;
  leave(): void;
}

/** How many lines one address, and one person, may have at the same time. */
export interface LineLimitSettings {
  /** Lines of one address of which it is not known whose they are. */
  readonly strangers: number;
  /** Of one address in all: a school or a whole company may be behind it. */
  readonly address: number;
  readonly person: number;
}

export const LINE_LIMITS: LineLimitSettings = { strangers: 60, address: 1000, person: 20 };

/**
 * Counts lines by where they come from until it is known whose they are, and from then on by that: a class behind one
 * address has room, and one person does not take it all.
 */
export class LineLimits {
  readonly #limits: LineLimitSettings;
  readonly #counts = new Map<string, number>();

  constructor(limits: LineLimitSettings) {
    this.#limits = limits;
  }

  /** One more line from an address; null if it has too many. */
  enter(address: string): Entered | null {
    const { strangers, address: most } = this.#limits;
    const held = [`all ${address}`, `stranger ${address}`];
    if (!this.#isFree(held[0]!, most) || !this.#isFree(held[1]!, strangers)) return null;
    for (const key of held) this.#add(key, 1);
    return {
      is: who => {
        const key = `person ${who}`;
        if (held.length < 2 || !this.#isFree(key, this.#limits.person)) return false;
        this.#add(held[1]!, -1);
        held[1] = key;
        this.#add(key, 1);
        return true;
      },
      leave: () => {
        for (const key of held.splice(0)) this.#add(key, -1);
      },
    };
  }

  /** How many are remembered: none when all have left. */
  get size(): number {
    return this.#counts.size;
  }

  #isFree(key: string, most: number): boolean {
    return (this.#counts.get(key) ?? 0) < most;
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
  leave(): void;
}

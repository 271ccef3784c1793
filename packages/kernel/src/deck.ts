import type { Chance } from './chance.ts';
import { shuffled } from './chance.ts';
import type { Family } from './family.ts';
import type { Dealer } from './field.ts';

/** The cards that a view does not show. Worked out once for a view, from which many worlds are guessed. */
export class Unseen {
  readonly #seen: ReadonlyMap<Family, readonly number[]>;
  readonly #seats: number;
  readonly #cards = new Map<Family, readonly number[]>();

  /** `seen`: by family and card, how many the view shows. */
  constructor(seen: ReadonlyMap<Family, readonly number[]>, seats: number) {
    this.#seen = seen;
    this.#seats = seats;
  }

  of(family: Family): readonly number[] {
    let cards = this.#cards.get(family);
    if (cards === undefined) {
      cards = this.#count(family);
      this.#cards.set(family, cards);
    }
    return cards;
  }

  #count(family: Family): number[] {
    const seen = this.#seen.get(family);
    const cards: number[] = [];
    for (let card = 0; card < family.kinds; card++) {
      const left = family.copies(card, this.#seats) - (seen?.[card] ?? 0);
      for (let i = 0; i < left; i++) cards.push(card);
    }
    return cards;
  }
}

const TRIES = 8;

/** Deals unseen cards into one guessed world. */
export class Deck implements Dealer {
  readonly #unseen: Unseen;
  readonly #chance: Chance;
  readonly #pools = new Map<Family, number[]>();

  constructor(unseen: Unseen, chance: Chance) {
    this.#unseen = unseen;
    this.#chance = chance;
  }

  draw(family: Family, fits: ((card: number) => boolean) | null): number {
    let pool = this.#pools.get(family);
    if (pool === undefined) {
      pool = this.#unseen.of(family).slice();
      this.#pools.set(family, pool);
    }
    const at = fits === null ? this.#chance.below(pool.length) : this.#placeOf(pool, fits);
    const card = pool[at];
    if (card === undefined)
      throw new Error(
        `no ${family.name} is left for a place that holds one: this is no view of a game`,
      );
    pool[at] = pool[pool.length - 1]!;
    pool.pop();
    return card;
  }

  shuffle(cards: readonly number[]): number[] {
    return shuffled(cards, this.#chance);
  }

  /** Where one of the cards that fit lies, each equally likely; -1 if there is none. */
  #placeOf(pool: readonly number[], fits: (card: number) => boolean): number {
    // Mostly many fit: then it is quicker to try than to count.
    for (let i = 0; i < TRIES && pool.length > 0; i++) {
      const at = this.#chance.below(pool.length);
      if (fits(pool[at]!)) return at;
    }
    let fitting = 0;
    for (let i = 0; i < pool.length; i++) if (fits(pool[i]!)) fitting++;
    let nth = fitting === 0 ? -1 : this.#chance.below(fitting);
    if (nth < 0) return -1;
    for (let i = 0; ; i++) if (fits(pool[i]!) && nth-- === 0) return i;
  }
}

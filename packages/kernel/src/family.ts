/**
 * All cards with one kind of back: everything that a hidden card could be. In a state, a card is its place in its
 * table.
 */
export interface Family {
  readonly name: string;
  /** How many card numbers the family has. */
  readonly kinds: number;
  /** How many numbers each card has: one for each of its faces, next to each other. */
  readonly faces: number;
  /** How many copies of each card there are with this many players. */
  copies(card: number, seats: number): number;
  /** Added to a card number to tell it from cards of other families. */
  readonly first: number;
}

/** What a family is made of: a table of cards, and how many copies there are of each (one by default). */
export interface FamilySpec {
  readonly cards: readonly unknown[];
  /** Cards that may lie with either face up have two numbers. */
  readonly faces?: number;
  readonly copies?: (card: number, seats: number) => number;
}

/** The families of a game's box, numbered one after the other. */
export function families<const F extends Readonly<Record<string, FamilySpec>>>(
  specs: F,
): { readonly [K in keyof F]: Family } {
  let first = 0;
  const found: Record<string, Family> = {};
  for (const [name, { cards, faces = 1, copies = () => 1 }] of Object.entries(specs)) {
    found[name] = { name, kinds: cards.length * faces, faces, first, copies };
    first += cards.length;
  }
  return found as { readonly [K in keyof F]: Family };
}

/** Every card of a family, once for each of its copies, at a table of this many seats. */
export function allOf(family: Family, seats: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < family.kinds; card++)
    for (let n = family.copies(card, seats); n > 0; n--) cards.push(card);
  return cards;
}

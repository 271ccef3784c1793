/** The cards of one kind of back: all that a hidden card could be. A card in a state is its place in its table. */
export interface Family {
  readonly name: string;
  /** How many numbers there are for its cards. */
  readonly kinds: number;
  /** How many numbers a card has: one for each of its faces, side by side. */
  readonly faces: number;
  /** How many there are of each, at a table of so many. */
  copies(card: number, seats: number): number;
  /** Added to a card to tell it from the cards of other families. */
  readonly first: number;
}

/** What a family is made of: a table of cards, and how many there are of each (one, if nothing is said). */
export interface FamilySpec {
  readonly cards: readonly unknown[];
  /** Cards that can lie with either face up: two numbers for each. */
  readonly faces?: number;
  readonly copies?: (card: number, seats: number) => number;
}

/** The families of a game's box, numbered through. */
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

/** Every card of a family, once for each of its copies, at a table of so many seats. */
export function allOf(family: Family, seats: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < family.kinds; card++)
    for (let n = family.copies(card, seats); n > 0; n--) cards.push(card);
  return cards;
}

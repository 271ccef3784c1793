import type { Legend, View } from '@castellan/kernel';

/** Cards that lie together: a pile, a hand, a row, as the state names them. */
export interface Lot {
  /** Its name in the state: `market`, `hand`. */
  readonly field: string;
  readonly cards: readonly Held[];
  /** How many lie there that can't be seen. */
  readonly unseen: number;
  /** Where the places have numbers: what lies uppermost in each, and how many lie there. */
  readonly places: readonly (Held | null)[];
}

export interface Held {
  /** What the legend calls it: the card's id. */
  readonly id: string;
  readonly n: number;
}

/** What is no card: gold, a flag, dice, the places of a track. */
export interface Figure {
  /** Its name in the state: `gold`, `turn number`, `tracks 2`. */
  readonly field: string;
  readonly value: Plain | readonly Plain[];
}

export type Plain = number | boolean | string;

/** What lies in one place of the table: in the middle, or before a seat. */
export interface Place {
  readonly lots: readonly Lot[];
  readonly figures: readonly Figure[];
}

export interface Places {
  readonly table: Place;
  readonly seats: readonly Place[];
}

type Values = Readonly<Record<string, unknown>>;

const PER_SEAT = 'players[].';
/** What lies elsewhere: the kernel's own, what was agreed before the game, what each seat has. */
const ELSEWHERE: readonly string[] = ['core', 'viewer', 'settings', 'players'];

/** Reads a table from what the game's legend says about its state: no game needs to say more. */
export function placesOf({ where, numbers }: Legend, view: View): Places {
  const paths = Object.keys(where);
  const place = (value: Values, prefix: string): Place => {
    const own = paths.filter(path =>
      prefix === '' ? !path.startsWith(PER_SEAT) : path.startsWith(prefix),
    );
    const lots = own.map(path => {
      const rest = path.slice(prefix.length);
      return lotAt(value, rest, numbers[where[path]!]!);
    });
    const cards = own.map(path => fieldOf(stepsOf(path.slice(prefix.length))));
    return { lots: lots.filter(isThere), figures: figuresOf(value, [...ELSEWHERE, ...cards]) };
  };
  const players = (view as unknown as { readonly players?: readonly Values[] }).players ?? [];
  return {
    table: place(view as unknown as Values, ''),
    seats: players.map(player => place(player, PER_SEAT)),
  };
}

const stepsOf = (path: string): string[] => path.match(/[^.[\]]+|\[#?\]/g) ?? [];
const fieldOf = (steps: readonly string[]): string =>
  steps.filter(step => !step.startsWith('[')).join(' ');

function lotAt(value: Values, path: string, names: readonly string[]): Lot | null {
  const steps = stepsOf(path);
  const counts = new Map<string, number>();
  let unseen = 0;
  let isHere = false;
  const add = (card: number, n: number): void => {
    if (card < 0) unseen += n;
    else if (n > 0) counts.set(names[card]!, (counts.get(names[card]!) ?? 0) + n);
  };
  const look = (at: unknown, [step, ...rest]: readonly string[]): void => {
    if (at === null || at === undefined) return;
    isHere = true;
    if (step === undefined) {
      // -1 alone in a place is an empty place; in a pile it is a card that can't be seen.
      if (typeof at === 'number' && (at !== -1 || steps.at(-1) === '[]')) add(at, 1);
    } else if (step === '[#]') (at as number[]).forEach((n, card) => add(card, n));
    else if (step === '[]') for (const one of at as unknown[]) look(one, rest);
    else look((at as Values)[step], rest);
  };
  look(value, steps);
  if (!isHere) return null;
  const cards = [...counts].map(([id, n]) => ({ id, n }));
  return { field: fieldOf(steps), unseen, cards, places: numbered(value, steps, names) };
}

/** A row of cards, or of piles of cards, place by place. */
function numbered(
  value: Values,
  steps: readonly string[],
  names: readonly string[],
): Lot['places'] {
  const [field, ...rest] = steps;
  const row = value[field!];
  if (!Array.isArray(row) || !/^(\[\]){1,2}$/.test(rest.join(''))) return [];
  return row.map((place: number | readonly number[]) => {
    const pile = typeof place === 'number' ? [place] : place;
    const top = pile.at(-1) ?? -1;
    return top < 0 ? null : { id: names[top]!, n: pile.length };
  });
}

const isThere = (lot: Lot | null): lot is Lot => lot !== null;

/** Everything that is no card. What lies in records and lists of them is named by the way to it: `tracks 2 steps`. */
function figuresOf(value: Values, elsewhere: readonly string[]): Figure[] {
  const figures: Figure[] = [];
  const look = (at: unknown, path: string, field: string): void => {
    if (at === null || at === '' || elsewhere.includes(path)) return;
    if (Array.isArray(at) && at.some(isNested))
      at.forEach((one, i) => look(one, path, `${field} ${i + 1}`));
    else if (isNested(at) && !Array.isArray(at))
      for (const [name, inner] of Object.entries(at))
        look(inner, `${path} ${name}`.trimStart(), `${field} ${name}`.trimStart());
    else figures.push({ field, value: at as Figure['value'] });
  };
  look(value, '', '');
  return figures;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What dice show, 0 for one that was not rolled: a number or a list that is called so. Null: no dice, or not of six sides. */
export function diceOf({ field, value }: Figure): readonly number[] | null {
  const values = Array.isArray(value) ? (value as readonly Plain[]) : [value as Plain];
  const isPips = (n: Plain): n is number => typeof n === 'number' && n >= 0 && n <= 6;
  return /(^| )(die|dice)$|[a-z](Die|Dice)$/.test(field) && values.every(isPips) ? values : null;
}

/** `questDeck` → "Quest deck". */
export function wordsOf(field: string): string {
  const words = field.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/**
 * What the rules call a card that lies here: of all that a decision is about, whatever ends with its id and names this
 * lot; else whatever ends with its id. Without any, the card by its id alone.
 */
export function refOf(refs: readonly string[], field: string, id: string): string {
  const about = refs.filter(ref => ref.split(':').at(-1) === id);
  return about.find(ref => ref.split(':').includes(field)) ?? about[0] ?? `${field}:${id}`;
}

/** What the rules call a place of a row by its number, if a decision is about it: `pile:2` is a place of `piles`. */
export function placeRef(refs: readonly string[], field: string, at: number): string | undefined {
  return refs.find(ref => ref === `${field}:${at}` || ref.replace(':', 's:') === `${field}:${at}`);
}

/** What the rules call a pile of cards that can't be seen: `deck:quests` is the `questDeck`. */
export function pileRef(refs: readonly string[], field: string): string {
  const words = wordsOf(field).toLowerCase().split(' ').sort().join();
  const stems = (ref: string): string =>
    ref
      .split(':')
      .map(word => word.replace(/s$/, ''))
      .sort()
      .join();
  return refs.find(ref => stems(ref) === words) ?? field;
}

// How full a table is for the one who sits in the first seat: one figure for each list on it. Called for millions of positions.
import type { Legend, Position } from '@castellan/kernel';

type Fields = Readonly<Record<string, unknown>>;

const PER_SEAT = 'players[].';
const stepsOf = (path: string): readonly string[] => path.match(/[^.[\]]+|\[#?\]/g) ?? [];
const whose = (seat: number): string => (seat === 0 ? 'mine' : "a rival's");

/** Where cards lie. The figures are named once: how many cards, how many different ones. */
interface List {
  readonly steps: readonly string[];
  readonly names: readonly (readonly [cards: string, kinds: string])[];
}

const listAt = (path: string, ...owners: readonly string[]): List => ({
  steps: stepsOf(path),
  names: owners.map(owner => [`${owner}${path}`, `${owner}${path} kinds`]),
});

/** Counts what the legend has a place for, and what everyone has a number of. `raise` hears each figure. */
export function fullness({
  where,
}: Legend): (state: Position, raise: (what: string, n: number) => void) => void {
  const paths = Object.keys(where);
  const middle = paths.filter(path => !path.startsWith(PER_SEAT)).map(path => listAt(path, ''));
  const before = paths
    .filter(path => path.startsWith(PER_SEAT))
    .map(path => listAt(path.slice(PER_SEAT.length), `${whose(0)} `, `${whose(1)} `));
  const cards = new Set(before.map(({ steps }) => steps[0]!));
  const tally = new Tally();
  return (state, raise) => {
    const count = ({ steps, names }: List, value: unknown, owner: number): void => {
      tally.clear();
      tally.look(value, steps, 0);
      if (tally.cards > 0) raise(names[owner]![0], tally.cards);
      if (tally.kinds > 1) raise(names[owner]![1], tally.kinds);
    };
    for (const list of middle) count(list, state, 0);
    const { players } = state as unknown as { readonly players: readonly Fields[] };
    players.forEach((player, seat) => {
      for (const list of before) count(list, player, Math.min(seat, 1));
      for (const name in player) {
        const value = player[name];
        if (typeof value === 'number' && !cards.has(name)) raise(`${whose(seat)} ${name}`, value);
      }
    });
  };
}

/** Counts cards by their numbers. */
class Tally {
  cards = 0;
  kinds = 0;
  readonly #seen = new Set<number>();

  clear(): void {
    this.cards = 0;
    this.kinds = 0;
    this.#seen.clear();
  }

  look(at: unknown, steps: readonly string[], depth: number): void {
    const step = steps[depth];
    if (at === null || at === undefined) return;
    if (step === undefined) {
      if (typeof at === 'number' && at >= 0) this.#add(at, 1);
    } else if (step === '[#]') {
      const counts = at as readonly number[];
      for (let card = 0; card < counts.length; card++) this.#add(card, counts[card]!);
    } else if (step === '[]') {
      for (const one of at as readonly unknown[]) this.look(one, steps, depth + 1);
    } else this.look((at as Fields)[step], steps, depth + 1);
  }

  #add(card: number, n: number): void {
    if (n === 0) return;
    this.cards += n;
    if (!this.#seen.has(card)) this.kinds++;
    this.#seen.add(card);
  }
}

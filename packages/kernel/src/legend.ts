import { quote } from './refusal.ts';

/**
 * What the numbers in a game's states and views stand for, for programs that don't have its tables. A number below 0
 * means nothing, or something that the viewer may not see.
 */
export interface Legend {
  /**
   * For each kind, the names by number. A card has its id from the ledger; a card with two faces has both:
   * `ranger/druid`.
   */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  /**
   * Where such numbers are, and of which kind: `players[].hand[]`. `[]` is each entry of a list. `[#]` is a list with
   * one entry for each number of the kind, usually a count: `players[].citizens[#]`.
   */
  readonly where: Readonly<Record<string, string>>;
}

/** The ids of a table of cards: what the numbers of its kind stand for. */
export function ids(cards: readonly { readonly id: string }[]): string[] {
  return cards.map(({ id }) => id);
}

/** Something that a number stands for, and how many of it there are. */
export interface Named {
  readonly path: string;
  readonly name: string;
  readonly n: number;
}

/** Everything in a state or view that the legend has a name for. Throws if they don't match. */
export function named({ numbers, where }: Legend, data: unknown): Named[] {
  const found: Named[] = [];
  for (const [path, kind] of Object.entries(where)) {
    const names = numbers[kind];
    if (names === undefined) throw new Error(`the legend has no kind "${kind}"`);
    const unfit = (what: string): Error =>
      new Error(`${path} ${what}, and there are ${names.length} of kind "${kind}"`);
    const look = (value: unknown, steps: readonly string[]): void => {
      const [step, ...rest] = steps;
      if (step === undefined) {
        const number = value as number;
        if (!Number.isSafeInteger(value) || number >= names.length)
          throw unfit(`is ${quote(value)}`);
        if (number >= 0) found.push({ path, name: names[number]!, n: 1 });
      } else if (value === null || (step.startsWith('[') && typeof value === 'number')) {
        // Missing at this table, or a view that shows only a count.
      } else if (step === '[#]') {
        const counts = value as readonly number[];
        if (counts.length !== names.length) throw unfit(`has ${counts.length} entries`);
        counts.forEach((n, number) => found.push({ path, name: names[number]!, n }));
      } else if (step === '[]') {
        for (const entry of value as readonly unknown[]) look(entry, rest);
      } else if (Object.hasOwn(value as object, step)) {
        look((value as Readonly<Record<string, unknown>>)[step], rest);
      } else throw new Error(`there is no ${path}`);
    };
    look(data, path.match(/[^.[\]]+|\[#?\]/g) ?? []);
  }
  return found;
}

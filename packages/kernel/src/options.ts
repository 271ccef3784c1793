import type { Phrase } from './json.ts';
import { quote, Refusal } from './refusal.ts';

/** Something that is settled before the game: the number of players, a variant, a setup. */
export interface OptionSpec {
  readonly id: string;
  readonly label: Phrase;
  /** What may be chosen; the first is the default. */
  readonly values: readonly (string | number | boolean)[];
  /** The numbers of players for which it makes a difference; without it, all. */
  readonly players?: readonly number[];
  /** What a value is called; without it, numbers are numbers and the others are yes and no. */
  readonly name?: (value: string | number | boolean) => Phrase;
  /** One line about each value. */
  readonly about: (value: string | number | boolean) => Phrase;
}

/** The options of a table, all of them, each with a value that it can have. */
export type Options = Readonly<Record<string, string | number | boolean>> & {
  readonly players: number;
};

/** Fills in the defaults; refuses what no option or value of this game is called. */
export function readOptions(game: string, specs: readonly OptionSpec[], given: unknown): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Refusal('options', `Options of ${game} must be an object, not ${quote(given)}.`);
  }
  const named = given as Readonly<Record<string, unknown>>;
  for (const id of Object.keys(named)) {
    if (!specs.some(spec => spec.id === id)) {
      throw new Refusal(
        'options',
        `${game} has no option ${quote(id)}. It has: ${specs.map(spec => spec.id).join(', ')}.`,
      );
    }
  }
  const options: Record<string, string | number | boolean> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(named, spec.id) ? named[spec.id] : spec.values[0]!;
    const known = spec.values.find(one => one === value);
    if (known === undefined) {
      throw new Refusal(
        'options',
        `Option ${spec.id} of ${game} can't be ${quote(value)}. It can be: ${spec.values.map(quote).join(', ')}.`,
      );
    }
    options[spec.id] = known;
  }
  return options as Options;
}

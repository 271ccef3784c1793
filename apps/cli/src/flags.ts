import { parseArgs } from 'node:util';
import { nearest, UsageError } from './failure.ts';

/** One flag of a command: how it is written, and what it is for. */
export interface Flag {
  readonly name: string;
  /** The placeholder for its value in the help; a flag without one is on or off. */
  readonly value?: string;
  /** May be given several times. */
  readonly many?: boolean;
  readonly about: string;
}

type Value = string | boolean | (string | boolean)[] | undefined;

/** What was typed after the command's name, parsed with the command's own flags. */
export class Flags {
  readonly positionals: readonly string[];
  readonly #values: Readonly<Record<string, Value>>;

  constructor(args: readonly string[], flags: readonly Flag[], most: number) {
    const known = Object.fromEntries(
      flags.map(({ name, value, many = false }) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: many },
      ]),
    );
    const { values, positionals } = parsed(args, known);
    if (positionals.length > most) {
      throw new UsageError(`"${positionals[most]}" is one word too many.`);
    }
    this.positionals = positionals;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  on(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | null {
    const value = this.#values[name];
    return typeof value === 'string' ? value : null;
  }

  texts(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** A list with commas: `greedy,random`. */
  list(name: string): readonly string[] | null {
    const value = this.text(name);
    if (value === null) return null;
    const parts = value.split(',').map(part => part.trim());
    if (parts.includes(''))
      throw new UsageError(`--${name} ${value}: there is an empty name in the list.`);
    return parts;
  }

  whole(name: string, min: number, otherwise: number, max = MOST): number {
    const value = this.text(name);
    return value === null ? otherwise : wholeNumber(`--${name}`, value, min, max);
  }
}

/** More than anyone waits for, and far from where numbers are no longer exact. */
const MOST = 1_000_000_000;

/** Digits alone: what is a whole number only after rounding is none. */
export function wholeNumber(what: string, text: string, min: number, max = MOST): number {
  const number = /^\d[\d_]*$/.test(text) ? Number(text.replaceAll('_', '')) : Number.NaN;
  if (number >= min && number <= max) return number;
  const upTo = number > max ? `to ${max}` : 'up';
  throw new UsageError(`${what} wants a whole number from ${min} ${upTo}, not "${text}".`);
}

type Known = Readonly<Record<string, { type: 'string' | 'boolean'; multiple: boolean }>>;

function parsed(
  args: readonly string[],
  options: Known,
): { values: Readonly<Record<string, Value>>; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(complaint(error as Error & { code?: string }, options));
  }
}

function complaint(error: Error & { code?: string }, options: Known): string {
  const unknown = /Unknown option '(-+([^' ]+))/.exec(error.message);
  if (unknown === null) return error.message.split('. ')[0]!.replace(/\.?$/, '.');
  const meant = nearest(unknown[2]!, Object.keys(options));
  return `There is no flag ${unknown[1]} here${meant === null ? '.' : `; did you mean --${meant}?`}`;
}

import type { Json, Phrase } from './json.ts';
import { aside as asideOf } from './said.ts';
import type { Part, Said } from './said.ts';
import type { Who, Words } from './words.ts';

// How texts come from a catalogue: `words/en.ftl` and its translations, which `tools/catalogues` turns into modules.

/** What a text is given: a number, a name, the id of a card, a list of them. */
export type Value = Json | undefined;

/** What a text is made of. */
export type Piece = Value | Part | readonly Piece[];

/** By text, the arguments that it is given. */
export type TextArgs = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** The texts of one language: where there are only arguments in a text, it is a template (`Lesson {n} of {total}`). `F` are the functions that texts may call. */
export type Catalogue<T, F = Speech> = {
  readonly [K in keyof T]: string | ((args: T[K], speech: F) => Piece);
};

/** What every text may call. A game adds its own. */
export interface Speech {
  /** `{ $n -> [one] card *[other] cards }`. */
  pick(value: Value, variants: Readonly<Record<string, Variant>>, other: Variant): Piece;
  /** `[[ for 3 gold]]`: left out where there is little room. */
  aside(pieces: Piece): Said;
  /** "Anna": the name of a seat, or the names of several. */
  WHO(seat: Value): Said;
  /** Whether a seat is the reader's: `{ YOU($seat) -> [true] take *[other] takes }`. */
  YOU(seat: Value): boolean;
  /** "a, b and c"; with `or`: "a, b or c"; with `plain`: "a, b, c"; or with something else in between. */
  LIST(values: Piece, options?: ListOptions): Said;
  /** The same with a capital letter. */
  CAPITAL(text: Piece): Said;
}

export interface ListOptions {
  readonly type?: string;
  readonly between?: string | undefined;
}

type Variant = Piece | (() => Piece);

const isList = (value: Piece): value is readonly Piece[] => Array.isArray(value);

/** Pieces of pieces in a row. `number` writes numbers; as they are, if it is left out. */
export function flat(piece: Piece, number: (n: number) => string = String): Said {
  if (isList(piece)) return piece.flatMap(one => flat(one, number));
  if (typeof piece === 'number') return [number(piece)];
  if (piece === null || piece === undefined || piece === '') return [];
  return typeof piece === 'object' && 'text' in piece ? [piece as Part] : [String(piece)];
}

const isNone = (value: Value): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (isList(value) && value.length === 0);

/** What stands before the last of several. */
const BEFORE_LAST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { and: ' and ', or: ' or ' },
  de: { and: ' und ', or: ' oder ' },
  fr: { and: ' et ', or: ' ou ' },
};

/** Only languages that are not above ask the browser: it takes 20 ms and more to make its first list. */
function beforeLast(locale: string, type: string): string {
  const known = BEFORE_LAST[locale]?.[type];
  if (known !== undefined) return known;
  const lists = new Intl.ListFormat(locale, {
    type: type === 'or' ? 'disjunction' : 'conjunction',
  });
  return lists.formatToParts(['1', '2'])[1]!.value;
}

/** The form that goes with a number, zero or more. */
const PLURALS: Readonly<Record<string, (n: number) => string>> = {
  en: n => (n === 1 ? 'one' : 'other'),
  de: n => (n === 1 ? 'one' : 'other'),
  fr: n => (n < 2 ? 'one' : n % 1_000_000 === 0 ? 'many' : 'other'),
};

/** Only languages that are not above ask the browser: the first question takes it longer than a screen full of sentences. */
function pluralsOf(locale: string): (n: number) => string {
  const known = PLURALS[locale];
  if (known !== undefined) return n => known(Math.abs(n));
  const rules = new Intl.PluralRules(locale);
  return n => rules.select(n);
}

/** The functions of every text in a language. `who` is set before something is said. */
export class Speaker implements Speech {
  who: Who = seat => `${seat}`;
  // Made when they are needed, and once.
  #plurals: ((n: number) => string) | null = null;
  readonly #locale: string;

  constructor(locale: string) {
    this.#locale = locale;
  }

  /** The variant that is named like the value; `none` for nothing at all; for a number, that of its plural form. */
  pick(value: Value, variants: Readonly<Record<string, Variant>>, other: Variant): Piece {
    const key = isNone(value) && Object.hasOwn(variants, 'none') ? 'none' : String(value);
    const form = typeof value === 'number' ? this.#pluralOf(value) : key;
    const found = [key, form].find(name => Object.hasOwn(variants, name));
    const variant = found === undefined ? other : variants[found];
    return typeof variant === 'function' ? variant() : variant;
  }

  #pluralOf(n: number): string {
    this.#plurals ??= pluralsOf(this.#locale);
    return this.#plurals(n);
  }

  aside(pieces: Piece): Said {
    return asideOf`${flat(pieces)}`;
  }

  WHO(seat: Value): Said {
    const part = (one: Piece): Part => ({ text: this.who(Number(one)), seat: Number(one) });
    return isList(seat) ? this.LIST(seat.map(part)) : [part(seat)];
  }

  YOU(seat: Value): boolean {
    return seat === this.who.you;
  }

  LIST(values: Piece, { type = 'and', between }: ListOptions = {}): Said {
    const all = isList(values) ? values : [values];
    const comma = between ?? ', ';
    const isPlain = type === 'plain' || between !== undefined;
    const last = isPlain ? comma : beforeLast(this.#locale, type);
    return all.flatMap((one, i) =>
      i === 0 ? flat(one) : [i === all.length - 1 ? last : comma, ...flat(one)],
    );
  }

  CAPITAL(text: Piece): Said {
    const [first = '', ...rest] = flat(text);
    const capital = (one: string): string => `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
    return [typeof first === 'string' ? capital(first) : first, ...rest];
  }
}

/** Of one of several texts, the arguments of all of them. */
type Every<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Says a text by its name. */
export type Sayer<T extends object> = <K extends keyof T & string>(
  name: K,
  ...args: keyof Every<T[K]> extends never ? [] : [args: Every<T[K]>]
) => string;

/** A text in pieces. A text without arguments takes none. */
export function partsOf<F>(
  catalogue: Catalogue<TextArgs, F>,
  name: string,
  args: Readonly<Record<string, Value>>,
  speech: F,
  number?: (n: number) => string,
): Said {
  const text = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  if (text === undefined) throw new Error(`There are no words for "${name}".`);
  return flat(typeof text === 'function' ? text(args, speech) : filled(text, args), number);
}

/** `Lesson {n} of {total}`: a text with nothing but arguments in it. */
const filled = (text: string, args: Readonly<Record<string, Value>>): Piece =>
  text.includes('{')
    ? text.split(/\{(\w+)\}/).map((bit, i) => (i % 2 === 0 ? bit : args[bit]))
    : text;

const plain = (said: Said): string =>
  said.map(part => (typeof part === 'string' ? part : part.text)).join('');

/** The texts of a catalogue as plain text. */
export function sayer<T extends object, F>(
  catalogue: Catalogue<T, F>,
  speech: F,
  number?: (n: number) => string,
): Sayer<T> {
  const texts = catalogue as unknown as Catalogue<TextArgs, F>;
  return (name, ...args) =>
    plain(partsOf(texts, name, (args[0] ?? {}) as TextArgs[string], speech, number));
}

/** A game's words in one language: its phrases are texts of the catalogue, by their names. */
export function wordsIn<T extends object, F extends Speech>(
  game: string,
  catalogue: Catalogue<T, F>,
  speech: F & { who: Who },
  rival?: string,
): Words {
  const texts = catalogue as unknown as Catalogue<TextArgs, F>;
  const parts = ({ say, ...args }: Phrase, who: Who): Said => {
    if (!Object.hasOwn(texts, say)) throw new Error(`${game} has no words for "${say}"`);
    speech.who = who;
    return partsOf(texts, say, args, speech);
  };
  const attribute = ({ say, ...args }: Phrase, name: string, who: Who): string | null => {
    const own = `${say}.${name}`;
    return Object.hasOwn(texts, own) ? plain(parts({ say: own, ...args }, who)) : null;
  };
  return {
    parts,
    say: (phrase, who) => plain(parts(phrase, who)),
    attribute,
    ...(rival === undefined ? {} : { rival }),
  };
}

/** How kept editions say a phrase: from before there were catalogues. */
type Say = (phrase: Phrase, who: (seat: Value) => Part) => Part | Said;

/** The words of kept editions (`games/<game>/editions/`), which ask the kernel for it. Games of today have catalogues. */
export function wordsFrom(
  game: string,
  phrases: Readonly<Record<string, Say>>,
  rival?: string,
): Words {
  const texts = Object.entries(phrases).map(([name, say]) => [
    name,
    (args: TextArgs[string], speech: Speech) =>
      say({ say: name, ...args } as Phrase, seat => speech.WHO(seat)[0]!),
  ]);
  return wordsIn(game, Object.fromEntries(texts) as Catalogue<TextArgs>, new Speaker('en'), rival);
}

/** What is made of each language's catalogue. */
export function inEach<K extends string, M, T>(
  all: Readonly<Record<K, M>>,
  make: (made: M) => T,
): Readonly<Record<K, T>> {
  const entries = Object.entries<M>(all).map(([language, made]) => [language, make(made)]);
  return Object.fromEntries(entries) as Readonly<Record<K, T>>;
}

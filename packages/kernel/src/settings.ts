import type { Edition } from './edition.ts';
import type { Phrase } from './json.ts';
import { quote, Refusal } from './refusal.ts';
import { flag, record, shapeOf, whole } from './shape.ts';
import type { Shape } from './shape.ts';

type Value = string | number | boolean;

/** Something that is settled before the game: the number of players, a variant, a setup. */
export interface SettingSpec {
  readonly id: string;
  readonly label: Phrase;
  /** What may be chosen; the first is the default. */
  readonly values: readonly Value[];
  /** The numbers of players for which it matters; all by default. */
  readonly players?: readonly number[];
  /** The name of a value; by default a number is its own name, and the others are yes and no. */
  readonly name?: (value: Value) => Phrase;
  /** One line about each value. */
  readonly about: (value: Value) => Phrase;
  /** Set if one of the values is a selection of things. */
  readonly parts?: SettingParts;
}

/** A value that lists things: with these parts, `chosen` may be `chosen:hills+monk`; on its own it lists none. */
export interface SettingParts {
  /** One of the values. */
  readonly of: string;
  readonly groups: readonly SettingGroup[];
  /** The default selection of a screen. */
  readonly start: readonly string[];
}

/** Things of which at most `most` may be listed. No two things of a setting share a name. */
export interface SettingGroup {
  readonly label: Phrase;
  readonly things: readonly string[];
  readonly most: number;
  readonly name: (thing: string) => Phrase;
}

/** All settings of a table, each with a valid value. */
export type Settings = Readonly<Record<string, Value>> & { readonly players: number };

/**
 * One setting in a game's table, under its id. Its texts have names by rule: `setting-solo-tokens` is the label of
 * `soloTokens`, `setting-solo-tokens-about` the line about a value, `setting-value` the name of a value that is a word.
 * A text with another name or other arguments is given here.
 */
interface SettingRow<V extends Value> extends Pick<SettingSpec, 'players' | 'parts'> {
  /** What may be chosen; the first is the default. */
  readonly values: readonly V[];
  /** What a value is in the check of a state: by default `a value of the setting soloTokens`. */
  readonly what?: string;
  readonly label?: string;
  readonly name?: (value: V) => Phrase;
  readonly about?: (value: V) => Phrase;
}

/** All that follows from a game's table of settings. */
interface DefinedSettings<T> {
  /** The first is always `players`. */
  readonly specs: readonly SettingSpec[];
  /** Checks settings that are kept in a state. */
  readonly shape: Shape<T>;
  /** Settings that were read, with their types. */
  of(given: Settings): T;
}

/** A number is any number, because the check of a state allows those between. */
type TypesOf<V> = { readonly [K in keyof V]: V[K] extends number ? number : V[K] };

/** Describes each setting of a game once, in a table by id. */
export function defineSettings<const V extends Readonly<Record<string, Value>>>(table: {
  readonly [K in keyof V]: SettingRow<V[K]>;
}): DefinedSettings<TypesOf<V>> {
  const rows = Object.entries(table) as [string, SettingRow<Value>][];
  const specs = rows.map(([id, row]) => specOf(id, row));
  return {
    specs,
    shape: record(
      Object.fromEntries(specs.map(spec => [spec.id, shapeOfSetting(spec, table[spec.id]!.what)])),
    ) as Shape<TypesOf<V>>,
    of: given => Object.freeze({ ...given }) as unknown as TypesOf<V>,
  };
}

function specOf(id: string, { label, what: _, ...row }: SettingRow<Value>): SettingSpec {
  const key = `setting-${id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
  const words = row.values.some(value => typeof value === 'string');
  return {
    id,
    label: { say: label ?? key },
    ...(words && { name: value => ({ say: 'setting-value', value }) }),
    about: value => ({ say: `${key}-about`, [id]: value }),
    ...row,
  };
}

function shapeOfSetting(spec: SettingSpec, what = `a value of the setting ${spec.id}`): Shape {
  const { values } = spec;
  if (values.every(value => typeof value === 'number'))
    return whole(Math.min(...values), Math.max(...values));
  if (values.every(value => typeof value === 'boolean')) return flag();
  const isKnown = (value: unknown): boolean =>
    value !== undefined && knownValue(spec, value) === value;
  return shapeOf(isKnown, what);
}

/** Where the settings of a table name its deck of own cards. */
export const DECK = 'deck';

/** Fills in defaults, and refuses unknown settings and values. A game with a deck of own cards names it there. */
export function readSettings(
  { name: game, settings: specs, deck }: Pick<Edition, 'name' | 'settings' | 'deck'>,
  given: unknown,
): Settings {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Refusal('settings', `Settings of ${game} must be an object, not ${quote(given)}.`);
  }
  const named = given as Readonly<Record<string, unknown>>;
  for (const id of Object.keys(named)) {
    if (id === DECK && named[id] === deck?.digest) continue;
    if (id === DECK)
      throw new Refusal('settings', `${game} lies here without the deck ${quote(named[id])}.`);
    if (!specs.some(spec => spec.id === id)) {
      throw new Refusal(
        'settings',
        `${game} has no setting ${quote(id)}. It has: ${specs.map(spec => spec.id).join(', ')}.`,
      );
    }
  }
  const settings: Record<string, Value> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(named, spec.id) ? named[spec.id] : spec.values[0]!;
    const known = knownValue(spec, value);
    if (known === undefined) {
      throw new Refusal(
        'settings',
        `Setting ${spec.id} of ${game} can't be ${quote(value)}. It can be: ${valuesInWords(spec)}.`,
      );
    }
    settings[spec.id] = known;
  }
  if (deck !== undefined) settings[DECK] = deck.digest;
  return settings as Settings;
}

/** The value in its canonical form; undefined if the setting can't have it. */
export function knownValue(spec: SettingSpec, given: unknown): Value | undefined {
  const parts = partsIn(spec, given);
  if (parts === null || parts.length === 0) return spec.values.find(one => one === given);
  let known = 0;
  for (const { things, most } of spec.parts!.groups) {
    const named = things.filter(thing => parts.includes(thing)).length;
    if (named > most) return undefined;
    known += named;
  }
  // Unknown and repeated parts were not counted.
  return known === parts.length ? valueWith(spec, parts) : undefined;
}

/** The things that a value lists; null for a value that can't list any. */
export function partsIn({ parts }: Pick<SettingSpec, 'parts'>, value: unknown): string[] | null {
  if (parts === undefined || typeof value !== 'string') return null;
  if (value === parts.of) return [];
  const head = `${parts.of}:`;
  if (!value.startsWith(head)) return null;
  // A value longer than all names together must repeat something, so it is not worth parsing.
  const longest = parts.groups.flatMap(({ things }) => things).join('+').length;
  const names = value.slice(head.length, head.length + longest + 1);
  return names.length > longest ? [''] : names.split('+');
}

/** The value that lists these things, in the order of the groups. */
export function valueWith({ parts }: SettingSpec, names: readonly string[]): string {
  const { of, groups } = parts!;
  const ordered = groups.flatMap(({ things }) => things.filter(thing => names.includes(thing)));
  return ordered.length === 0 ? of : `${of}:${ordered.join('+')}`;
}

function valuesInWords({ values, parts }: SettingSpec): string {
  const listed = values.map(quote).join(', ');
  if (parts === undefined) return listed;
  const groups = parts.groups.map(({ things, most }) => `at most ${most} of ${things.join(', ')}`);
  return `${listed}, or "${parts.of}:" with names joined by +, ${groups.join('; ')}`;
}

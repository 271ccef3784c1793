import type { Phrase } from './json.ts';
import { quote, Refusal } from './refusal.ts';

/** Something that is settled before the game: the number of players, a variant, a setup. */
export interface SettingSpec {
  readonly id: string;
  readonly label: Phrase;
  /** What may be chosen; the first is the default. */
  readonly values: readonly (string | number | boolean)[];
  /** The numbers of players for which it matters; all by default. */
  readonly players?: readonly number[];
  /** The name of a value; by default a number is its own name, and the others are yes and no. */
  readonly name?: (value: string | number | boolean) => Phrase;
  /** One line about each value. */
  readonly about: (value: string | number | boolean) => Phrase;
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
export type Settings = Readonly<Record<string, string | number | boolean>> & {
  readonly players: number;
};

/** Fills in defaults, and refuses unknown settings and values. */
export function readSettings(
  game: string,
  specs: readonly SettingSpec[],
  given: unknown,
): Settings {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Refusal('settings', `Settings of ${game} must be an object, not ${quote(given)}.`);
  }
  const named = given as Readonly<Record<string, unknown>>;
  for (const id of Object.keys(named)) {
    if (!specs.some(spec => spec.id === id)) {
      throw new Refusal(
        'settings',
        `${game} has no setting ${quote(id)}. It has: ${specs.map(spec => spec.id).join(', ')}.`,
      );
    }
  }
  const settings: Record<string, string | number | boolean> = {};
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
  return settings as Settings;
}

/** The value in its canonical form; undefined if the setting can't have it. */
export function knownValue(
  spec: SettingSpec,
  given: unknown,
): string | number | boolean | undefined {
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
export function partsIn({ parts }: SettingSpec, value: unknown): string[] | null {
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

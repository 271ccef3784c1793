import type { Pace } from '@castellan/table';
import type { Locale } from '@castellan/table/languages';
import { LOCALES } from '@castellan/table/languages';
import { portraitIn } from '@castellan/protocol';
import type { Database } from './database.ts';
import { PATIENCE_MS } from './database.ts';

export const THEMES = ['dark', 'light', 'auto'] as const;
export const MOTIONS = ['on', 'reduced', 'off'] as const;

export const PACES: readonly Pace[] = ['calm', 'quick', 'instant'];
export const TURN_ENDS = ['by-hand', 'by-itself'] as const;
export const SOUNDS = ['on', 'off'] as const;
export const HAPTICS = ['off', 'on'] as const;
export const TAPS = ['look', 'act'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type TurnEnd = (typeof TURN_ENDS)[number];
/** On, or off. */
export type Sound = (typeof SOUNDS)[number];
export type Taps = (typeof TAPS)[number];

/** What someone has met of a game: the tables where they played their first games, and the steps that have asked them something. */
export interface Met {
  readonly tables: readonly string[];
  readonly steps: readonly string[];
}

type MetOfGames = Readonly<Record<string, Met>>;

export interface Preferences {
  readonly theme: Theme;
  readonly locale: Locale;
  readonly motion: Motion;
  readonly pace: Pace;
  /** Whether a finished turn waits to be ended, so that it can still be taken back. */
  readonly turnEnd: TurnEnd;
  /** Whether a finger's tap on a card shows it large first, or does at once what may be done. */
  readonly taps: Taps;
  /** Whether what happens makes a sound, and at a table on the network, that it is your turn. */
  readonly sound: Sound;
  /** Whether the place that a table stands in is heard too: a fire, a meadow. */
  readonly ambience: Sound;
  /** Whether a phone trembles a little when one answers, and when one’s turn begins. */
  readonly haptics: Sound;
  /** The name of the person at this screen. */
  readonly name: string;
  /** Which of the faces made from it is theirs. */
  readonly portrait: number;
  /** What they have met of each game, so that tips are given for what is new. */
  readonly met: MetOfGames;
}

/** How long a bot waits, in milliseconds, unless its last move has been shown before that. */
export const paceInMs: Readonly<Record<Pace, number>> = {
  calm: 10_000,
  quick: 5000,
  instant: 0,
};

export function browserLocale(languages: readonly string[]): Locale {
  const known = languages.map(language => language.slice(0, 2).toLowerCase());
  return (
    LOCALES.find(locale => locale === known.find(one => LOCALES.some(other => other === one))) ??
    'en'
  );
}

function defaultPreferences(): Preferences {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    // The room is lit by a lamp, unless someone wants daylight.
    theme: 'dark',
    locale: browserLocale(navigator.languages),
    motion: still ? 'reduced' : 'on',
    pace: 'calm',
    turnEnd: 'by-hand',
    taps: 'look',
    sound: 'on',
    ambience: 'on',
    haptics: 'off',
    name: '',
    portrait: 0,
    met: {},
  };
}

const KEY = 'all';

/** The stored preferences, with defaults for what is missing or unknown. */
export async function loadPreferences(database: Database): Promise<Preferences> {
  const basic = defaultPreferences();
  // A database that does not answer keeps nobody from playing.
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), PATIENCE_MS));
  const read = database.get('settings', KEY).catch(() => null);
  const kept = ((await Promise.race([read, late])) ?? {}) as Readonly<Record<string, unknown>>;
  const among = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.find(one => one === value) ?? otherwise;
  return {
    theme: among(THEMES, kept['theme'], basic.theme),
    locale: among(LOCALES, kept['locale'], basic.locale),
    motion: among(MOTIONS, kept['motion'], basic.motion),
    pace: among(PACES, kept['pace'], basic.pace),
    turnEnd: among(TURN_ENDS, kept['turnEnd'], basic.turnEnd),
    taps: among(TAPS, kept['taps'], basic.taps),
    sound: among(SOUNDS, kept['sound'], basic.sound),
    ambience: among(SOUNDS, kept['ambience'], basic.ambience),
    haptics: among(HAPTICS, kept['haptics'], basic.haptics),
    name: typeof kept['name'] === 'string' ? kept['name'].slice(0, 40) : basic.name,
    portrait: portraitIn(kept['portrait']),
    met: metFrom(kept['met']),
  };
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** Out of what a browser has kept, which may be anything. */
export function metFrom(kept: unknown): MetOfGames {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept as Readonly<Record<string, Partial<Met> | null>>).map(([game, met]) => [
      game,
      { tables: texts(met?.tables), steps: texts(met?.steps) },
    ]),
  );
}

export function keepPreferences(database: Database, settings: Preferences): Promise<void> {
  return database.put('settings', KEY, settings);
}

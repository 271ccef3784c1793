import { randomBytes } from 'node:crypto';
import type { Game, Settings } from '@castellan/kernel';
import { readSettings } from '@castellan/kernel';
import { UsageError } from './failure.ts';
import type { Flag, Flags } from './flags.ts';

type Given = Record<string, string | number | boolean>;

export const settingFlags: readonly Flag[] = [
  { name: 'players', value: 'N', about: 'how many seats' },
  { name: 'settings', value: 'JSON', about: 'settings of the game, such as \'{"players":3}\'' },
  { name: 'options', value: 'JSON', about: 'the same as --settings, by its former name' },
  {
    name: 'set',
    value: 'KEY=VALUE',
    many: true,
    about: 'one setting of the game; may be repeated',
  },
];

export const seedFlag: Flag = {
  name: 'seed',
  value: 'TEXT',
  about: 'any text, or 64 hex digits: the same seed gives the same game',
};

/** The settings of a table, from `--players`, `--settings` and `--set`; the rest are the game's defaults. */
export function settingsFrom(game: Game, flags: Flags): Settings {
  const given: Given = { ...fromJson('options', flags), ...fromJson('settings', flags) };
  for (const pair of flags.texts('set')) put(given, ...keyValue(game, pair));
  const players = flags.text('players');
  if (players !== null) put(given, ...keyValue(game, `players=${players}`));
  return readSettings(game, given);
}

/** The given seed, or a random one. */
export function seedOf(flags: Flags): string {
  return flags.text('seed') ?? randomBytes(32).toString('hex');
}

/** Whether the number of players was given in any of the possible ways. */
export function namesPlayers(flags: Flags): boolean {
  const inSet = flags.texts('set').some(pair => pair.startsWith('players='));
  const isWritten = ['settings', 'options'].some(flag => flags.text(flag)?.includes('"players"'));
  return flags.has('players') || inSet || isWritten;
}

function fromJson(flag: 'settings' | 'options', flags: Flags): Given {
  const text = flags.text(flag);
  if (text === null) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `--${flag} is not JSON: ${(error as Error).message}. Write --${flag} '{"players":3}', or --set players=3.`,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`--${flag} must be a JSON object such as '{"players":3}'.`);
  }
  return value as Given;
}

function keyValue(game: Game, pair: string): [string, string | number | boolean] {
  const [key, ...rest] = pair.split('=');
  if (!key || rest.length === 0) throw new UsageError(`--set wants KEY=VALUE, not "${pair}".`);
  const typed = rest.join('=');
  const values = game.settings.find(spec => spec.id === key)?.values ?? [];
  // The value that this text stands for; other text is left for the game to refuse.
  return [key, values.find(value => String(value) === typed) ?? typed];
}

function put(given: Given, key: string, value: string | number | boolean): void {
  if (Object.hasOwn(given, key) && given[key] !== value) {
    throw new UsageError(`${key} is given twice: ${String(given[key])} and ${String(value)}.`);
  }
  given[key] = value;
}

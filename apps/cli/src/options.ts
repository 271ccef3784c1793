import { randomBytes } from 'node:crypto';
import type { Game, Options } from '@castellan/kernel';
import { readOptions } from '@castellan/kernel';
import { UsageError } from './failure.ts';
import type { Flag, Flags } from './flags.ts';

type Given = Record<string, string | number | boolean>;

export const optionFlags: readonly Flag[] = [
  { name: 'players', value: 'N', about: 'how many seats' },
  { name: 'options', value: 'JSON', about: 'options of the game, such as \'{"players":3}\'' },
  { name: 'set', value: 'KEY=VALUE', many: true, about: 'one option of the game; may be repeated' },
];

export const seedFlag: Flag = {
  name: 'seed',
  value: 'TEXT',
  about: 'any text, or 64 hex digits: the same seed gives the same game',
};

/** The options of a table, from `--players`, `--options` and `--set`; the rest are the game's defaults. */
export function optionsFrom(game: Game, flags: Flags): Options {
  const given: Given = { ...fromJson(flags.text('options')) };
  for (const pair of flags.texts('set')) put(given, ...keyValue(game, pair));
  const players = flags.text('players');
  if (players !== null) put(given, ...keyValue(game, `players=${players}`));
  return readOptions(game.name, game.options, given);
}

/** The seed that was asked for, or one that nobody can guess. */
export function seedOf(flags: Flags): string {
  return flags.text('seed') ?? randomBytes(32).toString('hex');
}

function fromJson(text: string | null): Given {
  if (text === null) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `--options is not JSON: ${(error as Error).message}. Write --options '{"players":3}', or --set players=3.`,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`--options must be a JSON object such as '{"players":3}'.`);
  }
  return value as Given;
}

function keyValue(game: Game, pair: string): [string, string | number | boolean] {
  const [key, ...rest] = pair.split('=');
  if (!key || rest.length === 0) throw new UsageError(`--set wants KEY=VALUE, not "${pair}".`);
  const typed = rest.join('=');
  const values = game.options.find(spec => spec.id === key)?.values ?? [];
  // Typed text stands for the value that is written so; what fits none is left for the game to refuse.
  return [key, values.find(value => String(value) === typed) ?? typed];
}

function put(given: Given, key: string, value: string | number | boolean): void {
  if (Object.hasOwn(given, key) && given[key] !== value) {
    throw new UsageError(`${key} is given twice: ${String(given[key])} and ${String(value)}.`);
  }
  given[key] = value;
}

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@castellan/kernel';
import { rulesOf, shelf as games } from '@castellan/shelf';
import { withAnchors } from '@castellan/shelf/anchors';
import { gameOfDeckFile, isDeckPath } from './decks.ts';
import { nearest, UsageError } from './failure.ts';
import type { Flag, Flags } from './flags.ts';

export { shelf as games } from '@castellan/shelf';
export type { Shelved } from '@castellan/shelf';

/** An identifier for a game that works in any thread: a path is made absolute. */
export function gameKey(name: string): string {
  return isPath(name) ? resolve(name) : name;
}

/** How a command is told to play with other cards. */
export const deckFlag: Flag = {
  name: 'deck',
  value: 'FILE',
  about: 'with the cards of this deck; you can then leave out the game',
};

/** The game that a command is about, by its name or by a deck for it, and how another thread finds it. */
export async function askedGame(
  flags: Flags,
): Promise<{ readonly game: Game; readonly key: string }> {
  const [name] = flags.positionals;
  const deck = flags.text('deck');
  if (deck === null && name === undefined)
    throw new UsageError('Which game? castellan games lists them.');
  const key = gameKey(deck === null ? name! : resolve(deck));
  if (deck !== null && !isDeckPath(key))
    throw new UsageError(`--deck wants a file that ends in .json or .csv, not ${deck}.`);
  const game = await findGame(key);
  if (deck !== null && name !== undefined && game.id !== name)
    throw new UsageError(`The deck ${deck} is for ${game.id}, not for ${name}.`);
  return { game, key };
}

/**
 * Takes a game from the list, from a deck file, or from the user's own module that exports one. For a saved game by the
 * rules of its version, if they were kept, and with its deck.
 */
export async function findGame(name: string, rulesVersion?: number, deck?: string): Promise<Game> {
  if (isDeckPath(name)) return gameOfDeckFile(resolve(name));
  if (isPath(name)) return gameFrom(resolve(name));
  const game = (await rulesOf(name, rulesVersion, deck)) ?? (await rulesOf(name, undefined, deck));
  // Ratings are of printed cards.
  if (game !== null) return deck === undefined ? withAnchors(game) : game;
  const ids = games.map(({ id }) => id);
  const meant = nearest(name, ids);
  throw new UsageError(
    `There is no game called "${name}"${meant === null ? '' : `; did you mean ${meant}?`}\n` +
      `Games: ${ids.join(', ')}; or give the path of a module that exports one.`,
  );
}

const MODULE = /\.[cm]?[jt]s$/;
const isPath = (name: string): boolean =>
  /[/\\]/.test(name) || MODULE.test(name) || isDeckPath(name);

async function gameFrom(path: string): Promise<Game> {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path} to take a game from.`);
  if (statSync(path).isDirectory())
    throw new UsageError(`${path} is a folder: give the path of the module in it.`);
  if (!MODULE.test(path))
    throw new UsageError(`${path} is not a module: its name must end in .js or .ts.`);
  const module = await moduleAt(path);
  const game = Object.values(module).find(isGame);
  if (game === undefined) throw new UsageError(`${path} exports no game (made by defineGame).`);
  return game;
}

async function moduleAt(path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new UsageError(`${path} can't be loaded: ${(error as Error)?.message ?? String(error)}`, {
      cause: error,
    });
  }
}

function isGame(value: unknown): value is Game {
  if (typeof value !== 'object' || value === null) return false;
  return 'rulesVersion' in value && 'setup' in value && 'pending' in value && 'apply' in value;
}

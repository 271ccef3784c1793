import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameFolders, gamesRoot, houseRoot, tableRoot, webRoot } from './house.ts';

/** A picture and its author, as named in a game's `ui/art.json` and vocabulary. */
export interface PictureCredit {
  readonly picture: string;
  readonly author: string;
}

/** The files that list pictures, by folder; `web` and `table` are for the app and the table. */
export const listFiles = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([
    [
      'web',
      [
        join(webRoot, 'pictures.json'),
        ...gameFolders().map(game => join(gamesRoot, game, ...ABOUT)),
      ],
    ],
    ['table', [join(tableRoot, 'pictures.json')]],
    ...gameFolders().map(game => [
      game,
      [join(gamesRoot, game, 'ui', 'art.json'), join(gamesRoot, game, ...VOCABULARY)],
    ]),
  ]) as Readonly<Record<string, readonly string[]>>;

const VOCABULARY = ['vocabulary', 'icons.ts'];
const ABOUT = ['about.ts'];

/** What the games' modules name, by file; read once. */
const named = new Map<string, unknown>(
  await Promise.all(
    gameFolders()
      .flatMap(game => [join(gamesRoot, game, ...VOCABULARY), join(gamesRoot, game, ...ABOUT)])
      .filter(existsSync)
      .map(async (file): Promise<[string, unknown]> => {
        const module = (await import(pathToFileURL(file).href)) as {
          readonly icons?: unknown;
          readonly about?: { readonly box: unknown };
        };
        return [file, module.icons ?? { box: module.about?.box }];
      }),
  ),
);

/** Reads a list; an error names the wrong entry and the reason. */
export function readList(file: string): PictureCredit[] {
  if (!existsSync(file)) return [];
  const where = relative(houseRoot, file);
  const value = named.get(file) ?? readJson(file, where);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} must be an object: {"<name>": {"picture": "…", "author": "…"}}`);
  }
  return Object.entries(value as Record<string, Partial<PictureCredit> | null>).map(
    ([name, entry]) => {
      const { picture, author } = entry ?? {};
      if (typeof picture !== 'string' || picture === '')
        throw new Error(`${where}: "${name}" names no picture`);
      if (typeof author !== 'string' || author.trim() === '') {
        throw new Error(`${where}: "${name}" (${picture}) has no author; the licence asks for one`);
      }
      return { picture, author };
    },
  );
}

function readJson(file: string, where: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${where} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

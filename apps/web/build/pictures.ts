import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { gameFolders, houseRoot } from './house.ts';
import { iconPath } from './icon-set.ts';
import type { PictureCredit } from './picture-list.ts';
import { listFiles, readList } from './picture-list.ts';

const ALL = 'virtual:pictures';
const PICTURES = `${ALL}/`;
const CREDITS = 'virtual:credits';
/** Two of the authors released theirs into the public domain. */
const FREE = new Set(['Viscious Speed', 'Zeromancer']);

/**
 * Provides `virtual:pictures` (how to fetch the paths of the pictures that each game uses), `virtual:pictures/web` and
 * `virtual:pictures/table` (the paths themselves) and `virtual:credits` (their authors). A picture that the set lacks, or that has no author, fails the build.
 */
export function pictures(): Plugin {
  let isBuild = false;
  return {
    name: 'castellan:pictures',
    resolveId: id => (id === ALL || id.startsWith(PICTURES) || id === CREDITS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${CREDITS}`) {
        for (const file of Object.values(listFiles()).flat()) this.addWatchFile(file);
        return `export const credits = ${JSON.stringify(allCredits())};`;
      }
      if (id === `\0${ALL}`) {
        // The pictures of a game are data, not script: they need no parsing and are cached separately.
        const fetched = (game: string): string => {
          const name = `pictures-${game}.json`;
          const source = JSON.stringify(pathsOf(game));
          const file = this.emitFile({ type: 'asset', name, source });
          return `() => read(import.meta.ROLLUP_FILE_URL_${file})`;
        };
        const imported = (game: string): string =>
          `async () => (await import(${JSON.stringify(PICTURES + game)})).pictures`;
        const entries = gameFolders().map(
          game => `${JSON.stringify(game)}: ${(isBuild ? fetched : imported)(game)}`,
        );
        return `const read = async address => (await fetch(address)).json();
export const picturesOf = { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${PICTURES}`)) return null;
      const owner = id.slice(PICTURES.length + 1);
      for (const file of listFiles()[owner] ?? []) this.addWatchFile(file);
      return `export const pictures = ${JSON.stringify(pathsOf(owner))};`;
    },
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      // Checked first, whether or not a page uses them.
      for (const owner of Object.keys(listFiles())) pathsOf(owner);
      for (const dispute of disputed()) this.warn(dispute);
    },
  };
}

/** Path data by picture, for a game or the table, in alphabetical order. */
export function pathsOf(owner: string): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const file of listFiles()[owner] ?? []) {
    for (const { picture } of readList(file)) {
      const path = iconPath(picture);
      if (path === null) {
        throw new Error(
          `${relative(houseRoot, file)}: there is no picture "${picture}" in the game-icons set`,
        );
      }
      paths[picture] = path;
    }
  }
  return Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Credit extends PictureCredit {
  readonly licence: string;
}

/** Every picture once. If two lists name different authors, both are credited until someone corrects it. */
export function allCredits(): Credit[] {
  return [...authorsOf()]
    .map(([picture, authors]) => {
      const licence = authors.every(author => FREE.has(author)) ? 'CC0 1.0' : 'CC BY 3.0';
      return { picture, author: authors.join(', '), licence };
    })
    .sort((a, b) => (a.picture < b.picture ? -1 : 1));
}

/** Pictures with more than one author in the lists: only one of them can be right. */
export function disputed(): string[] {
  return [...authorsOf()]
    .filter(([, authors]) => authors.length > 1)
    .map(([picture, authors]) => `"${picture}" is said to be by ${authors.join(' and by ')}`);
}

function authorsOf(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { picture, author } of Object.values(listFiles()).flat().flatMap(readList)) {
    const authors = found.get(picture) ?? [];
    if (!authors.includes(author)) authors.push(author);
    found.set(picture, authors);
  }
  return found;
}

// What bots have learned of a deck lies beside it: `mine.json` has `mine.learned.json`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game, Learned } from '@castellan/kernel';
import { HIDDEN } from '@castellan/kernel';
import { Failure } from '../failure.ts';

interface LearnedFile {
  /** The digest of the deck. */
  readonly deck: string;
  readonly rulesVersion: number;
  readonly learned: Learned;
}

export const learnedPath = (deckPath: string): string =>
  deckPath.replace(/\.(?:json|csv)$/i, '.learned.json');

export function writeLearned(deckPath: string, game: Game, learned: Learned): string {
  const path = learnedPath(deckPath);
  const { deck, rulesVersion } = game;
  const file: LearnedFile = { deck: deck!.digest, rulesVersion, learned };
  writeFileSync(path, `${JSON.stringify(file)}\n`);
  return path;
}

/** What was learned of a deck; null: nothing. `isOld`: of other cards or rules than those of today. */
export function readLearned(
  deckPath: string,
  game: Game,
): { readonly learned: Learned; readonly isOld: boolean } | null {
  const path = learnedPath(deckPath);
  if (!existsSync(path)) return null;
  const file = parsed(readFileSync(path, 'utf8'));
  if (file === null || !fits(file.learned, game))
    throw new Failure(`${path} can't be read: delete it, or let castellan train write it again.`);
  const isOld = file.deck !== game.deck?.digest || file.rulesVersion !== game.rulesVersion;
  return { learned: file.learned, isOld };
}

function parsed(text: string): LearnedFile | null {
  try {
    const file = JSON.parse(text) as LearnedFile | null;
    return typeof file?.learned === 'object' ? file : null;
  } catch {
    return null;
  }
}

/** Whether it has a number for every weight. */
function fits(learned: Learned, game: Game): boolean {
  const width = game.prospects?.names.length ?? 0;
  const [first, second] = HIDDEN;
  const sizes = {
    mean: width,
    scale: width,
    first: first * (width + 1),
    second: second * (first + 1),
    last: second + 1,
  } as const;
  const lists = Object.entries(sizes).every(([name, size]) => {
    const list: unknown = learned[name as keyof typeof sizes];
    return Array.isArray(list) && list.length === size && list.every(Number.isFinite);
  });
  return lists && Number.isFinite(learned.trust);
}

import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Deck, Fault, FaultWords, Sheets } from '@castellan/decks';
import { canonical, faultText, newDeck } from '@castellan/decks';
import { fromCsv } from '@castellan/decks/csv';
import { fault, plainWords } from '@castellan/decks/words';
import type { Game } from '@castellan/kernel';
import { deckFrom, gameOfText, sheetsOf } from '@castellan/shelf/decks';
import { shelf } from '@castellan/shelf';
import { Failure, UsageError } from './failure.ts';
import { readLearned } from './train/learned-file.ts';

const SHEET = /\.csv$/i;
export const isDeckPath = (name: string): boolean => /\.(?:json|csv)$/i.test(name);

/** A deck as its file has it, with what is wrong with it. */
export interface DeckFile {
  readonly deck: Deck;
  readonly faults: readonly Fault[];
  readonly sheets: Sheets;
}

/** More than any deck has, in bytes. */
const LARGEST = 4_000_000;
const SHOWN = 20;

export async function readDeckFile(path: string, language?: string): Promise<DeckFile> {
  const text = textOf(path);
  const { deck, faults, sheets } = SHEET.test(path)
    ? await fromSheet(text, basename(path, '.csv'))
    : await deckFrom(text);
  if (deck === null || sheets === null)
    throw new Failure([`${path}:`, ...(await faultLines(faults, language))].join('\n'));
  return { deck, faults, sheets };
}

/** The game with the cards of a file in which nothing is wrong. */
export async function gameOfDeckFile(path: string): Promise<Game> {
  const { deck, faults } = await readDeckFile(path);
  if (faults.length === 0) return taught(path, await gameOfText(canonical(deck)));
  throw new Failure([`${path} can't be played yet:`, ...(await faultLines(faults))].join('\n'));
}

/** With what bots have learned of the deck. */
function taught(path: string, game: Game): Game {
  const own = readLearned(path, game);
  if (own === null || own.isOld) return game;
  return { ...game, prospects: { ...game.prospects!, learned: own.learned } };
}

/** How what is wrong with a deck is said in a language. */
export async function faultWords(language: string = 'en'): Promise<FaultWords> {
  if (!Object.hasOwn(fault, language))
    throw new UsageError(
      `--language ${language}: there are no such words. There are: ${Object.keys(fault).join(', ')}.`,
    );
  return plainWords(await fault[language as keyof typeof fault]());
}

export async function faultLines(faults: readonly Fault[], language?: string): Promise<string[]> {
  const words = await faultWords(language);
  const more = faults.length - SHOWN;
  return [
    ...faults.slice(0, SHOWN).map(one => `  ${faultText(one, words)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

/** A spreadsheet does not say which game it is for: that whose tables and columns it has. */
async function fromSheet(text: string, name: string) {
  const readings = await Promise.all(
    shelf.map(async ({ id }) => {
      const sheets = (await sheetsOf(id))!;
      return { ...fromCsv(text, sheets, newDeck(sheets, name)), sheets };
    }),
  );
  const likely = readings.filter(({ deck }) => deck !== null);
  const [best] = (likely.length === 0 ? readings : likely).toSorted(
    (a, b) => a.faults.length - b.faults.length,
  );
  return best!;
}

function textOf(path: string): string {
  try {
    if (statSync(path).size > LARGEST) throw new Error('it is too big for a deck');
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'ENOENT' ? `There is no file ${path}.` : `${path} can't be read: ${message}.`,
    );
  }
}

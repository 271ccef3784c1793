// Decks on their way out: as a file, as a spreadsheet, as a link.
import type { Deck, Sheets } from '@castellan/decks';
import { canonical, deckText } from '@castellan/decks';
import { toCsv } from '@castellan/decks/csv';
import { cardId } from '@castellan/kernel';
import { href } from '../app/router.ts';
import { saveFile } from '../app/save-file.ts';
import { packText } from '../share/packed-text.ts';

const called = ({ game, name }: Deck): string => `${game}-${cardId(name) || 'deck'}`;

/** Both return the file's name. */
export function downloadDeck(deck: Deck): string {
  const file = `${called(deck)}.deck.json`;
  saveFile(deckText(deck), file, 'application/json');
  return file;
}

export function downloadSheet(deck: Deck, sheets: Sheets): string {
  const file = `${called(deck)}.csv`;
  // The mark at the beginning tells old spreadsheets that the letters are those of today.
  saveFile(`\uFEFF${toCsv(deck, sheets)}`, file, 'text/csv');
  return file;
}

/** Longer ones are cut by mail and chat programs. */
const LONGEST_ADDRESS = 30_000;

/** An address that contains the whole deck; null if that would be too long. */
export async function deckLink(deck: Deck): Promise<string | null> {
  const { origin, pathname } = location;
  const link = `${origin}${pathname}${href('take-deck', await packText(canonical(deck)))}`;
  return link.length > LONGEST_ADDRESS ? null : link;
}

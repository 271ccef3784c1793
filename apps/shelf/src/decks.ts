// The games as they are played with an owner's deck: the same rules and the same board, made again of other cards.
import type { Reading, Sheet, Sheets } from '@castellan/decks';
import {
  gameOfDeck,
  ownDeck,
  readDeck,
  readingFrom,
  sheetOf,
  unplayable,
  wholly,
} from '@castellan/decks';
import type {
  CardsOf,
  Columns,
  Edition,
  Game,
  OwnCards,
  ReadCards,
  Refusal,
} from '@castellan/kernel';
import { cardTable, defineGame } from '@castellan/kernel';
import type { Factory } from './editions.ts';
import { editions } from './editions.ts';

/** The rules of each game as a function of their cards. */
const rules: Readonly<Record<string, () => Promise<Factory>>> = {
  'card-kingdoms': () => import('@castellan/card-kingdoms/made/rules'),
  villages: () => import('@castellan/villages/made/rules'),
  quests: () => import('@castellan/quests/made/rules'),
  margraves: () => import('@castellan/margraves/made/rules'),
  shadowgate: () => import('@castellan/shadowgate/made/rules'),
};

/** Only the tables of cards, and what is asked of them: a page that fills them in need not load the rules. */
const cards: Readonly<Record<string, () => Promise<{ make(read: ReadCards): CardsOf }>>> = {
  'card-kingdoms': () => import('@castellan/card-kingdoms/made/cards'),
  villages: () => import('@castellan/villages/made/cards'),
  quests: () => import('@castellan/quests/made/cards'),
  margraves: () => import('@castellan/margraves/made/cards'),
  shadowgate: () => import('@castellan/shadowgate/made/cards'),
};

const NO_RULES: OwnCards = { tables: {} };

const sheets = new Map<string, Promise<Sheets | null>>();

/** The tables of a game, for those who fill them in; null if there is no such game, or it takes no other cards. */
export function sheetsOf(game: string): Promise<Sheets | null> {
  let found = sheets.get(game);
  if (found === undefined) {
    found = readSheets(game);
    sheets.set(game, found);
    found.catch(() => sheets.delete(game));
  }
  return found;
}

async function readSheets(game: string): Promise<Sheets | null> {
  if (!Object.hasOwn(cards, game)) return null;
  const { make } = await cards[game]!();
  return sheetsFrom(read => {
    const { edition, ownCards } = make(read);
    return { game, title: edition.name, rulesVersion: edition.rulesVersion, ownCards };
  });
}

/** The tables that someone reads, and what they say of them. */
function sheetsFrom(
  make: (
    read: ReadCards,
  ) => Pick<Sheets, 'game' | 'title' | 'rulesVersion'> & { readonly ownCards: OwnCards | null },
): Sheets {
  const tables: (readonly [name: string, columns: Columns, table: string])[] = [];
  const { ownCards, ...about } = make(((table, columns, text) => {
    tables.push([table, columns, text]);
    return cardTable(table, columns, text);
  }) as ReadCards);
  const asked = ownCards ?? NO_RULES;
  const sheetFrom = ([table, columns, text]: (typeof tables)[number]): Sheet =>
    sheetOf(table, columns, text, asked.tables[table]);
  return { ...about, tables: tables.map(sheetFrom), ownCards: asked };
}

/** Reads a deck of any game from text that anyone may have written; names at most this many faults. */
export async function deckFrom(
  text: string,
  most?: number,
): Promise<Reading & { readonly sheets: Sheets | null }> {
  const sheets = await sheetsOf(gameOfDeck(text) ?? '');
  if (sheets !== null) return { ...readDeck(text, sheets, most), sheets };
  return { deck: null, faults: [wholly({ say: 'no-game', games: Object.keys(cards) })], sheets };
}

/** What a table of a game is laid for with a deck, in a text that anyone may have written. Throws as `gameWith` does. */
export async function editionWith(id: string, text: string): Promise<Edition> {
  const { deck, faults, sheets } = await deckFrom(text, 1);
  if (deck === null || faults.length > 0) throw unplayable(faults);
  if (deck.game !== id) throw wrongGame(deck.game, sheets!.title);
  const { make } = await cards[id]!();
  return { ...make(readingFrom(deck)).edition, deck: ownDeck(deck, sheets!) };
}

const wrongGame = (game: string, title: string): Refusal =>
  unplayable([wholly({ say: 'for-game', game, title })]);

/** No process keeps more games with decks than it needs to find again. */
const MOST_KEPT = 20;
const kept = new Map<string, Promise<Game | null>>();

/**
 * The game whose cards come from a deck, in a text that anyone may have written. The same text gives the same game.
 * Throws a `Refusal` with a place and a reason if it can't be played.
 */
export const gameOfText = async (text: string): Promise<Game> => (await gameBy(text))!;

/** The same for one game alone, perhaps by rules that were kept; null: those rules can't be made of other cards. */
export async function gameWith(
  id: string,
  text: string,
  rulesVersion?: number,
): Promise<Game | null> {
  const game = await gameBy(text, rulesVersion);
  if (game === null || game.id === id) return game;
  throw wrongGame(game.id, game.name);
}

function gameBy(text: string, rulesVersion?: number): Promise<Game | null> {
  const key = `${rulesVersion ?? ''} ${text}`;
  const game = kept.get(key) ?? made(text, rulesVersion);
  kept.delete(key);
  kept.set(key, game);
  game.catch(() => kept.delete(key));
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return game;
}

async function made(text: string, rulesVersion?: number): Promise<Game | null> {
  const older = editions.find(
    one => one.game === gameOfDeck(text) && one.rulesVersion === rulesVersion,
  );
  const keptFactory = (await older?.make?.()) ?? null;
  if (rulesVersion !== undefined && keptFactory === null) return null;
  const { deck, faults, sheets } =
    keptFactory === null ? await deckFrom(text, 1) : readBy(text, keptFactory);
  if (deck === null || faults.length > 0) throw unplayable(faults);
  const { make } = keptFactory ?? (await rules[deck.game]!());
  return defineGame({ ...make(readingFrom(deck)), deck: ownDeck(deck, sheets!) });
}

/** Reads a deck by the tables of rules that were kept. */
function readBy(text: string, { make }: Factory): Awaited<ReturnType<typeof deckFrom>> {
  const sheets = sheetsFrom(read => {
    const { id: game, name: title, rulesVersion, ownCards = null } = make(read);
    return { game, title, rulesVersion, ownCards };
  });
  return { ...readDeck(text, sheets, 1), sheets };
}

// Opens a game that came from elsewhere in every way in which the page opens one, and says what came of it.
import { openAsBlob, readFileSync } from 'node:fs';
import { localLink } from '@castellan/protocol';
import type { Game, Save } from '@castellan/kernel';
import { games, rulesOf } from '../src/games.ts';
import { standingOf } from '../src/screens/lobby/standing.ts';
import { recordLines } from '../src/screens/table/record-lines.ts';
import { checkParcel } from '../src/share/check-parcel.ts';
import { fileText } from '../src/share/game-file.ts';
import { unpackText } from '../src/share/game-link.ts';
import { BadParcel, readParcel } from '../src/share/parcel.ts';
import { savedFrom } from '../src/share/saved-from.ts';
import type { SavedGame } from '../src/store/saved-game.ts';
import { readSavedGame } from '../src/store/saved-game.ts';
import { Host } from '../src/worker/host.ts';

/** A file that is chosen, the same after the rules were mended, the part of a link that holds a game, what lay in the browser's store. */
const WAYS = ['file', 'old', 'link', 'shelf'] as const;
export type OpeningWay = (typeof WAYS)[number];

const GAMES = games.map(({ id }) => id);

/** The same of what lies in a file; how its name ends says which way it came. */
async function opened(path: string): Promise<string> {
  const way = WAYS.find(one => path.endsWith(`.${one}`)) ?? 'file';
  // A file that is chosen stays on the disk until the page reads it.
  const isFile = way === 'file' || way === 'old';
  return openedBy(way, isFile ? await openAsBlob(path) : readFileSync(path, 'utf8'));
}

export const openings = [opened];

/** The rules as they will be when they were mended. */
async function mended(id: string): Promise<Game | null> {
  const game = await rulesOf(id);
  return game === null ? null : { ...game, rulesVersion: game.rulesVersion + 1 };
}

/** Says what can be done with it, or why nothing can. Throws where the page would stumble. */
export async function openedBy(way: OpeningWay, given: string | Blob): Promise<string> {
  if (way === 'shelf') return await openedFromShelf(given as string);
  const rules = way === 'old' ? mended : rulesOf;
  try {
    const read = way === 'link' ? unpackText(given as string) : fileText(new Blob([given]));
    const parcel = readParcel(await read, GAMES);
    const { use } = await checkParcel(parcel, rules, () =>
      localLink(send => new Host(rules, send)),
    );
    await show(savedFrom(parcel, seat => `Seat ${seat + 1}`));
    return use;
  } catch (error) {
    if (error instanceof BadParcel) return error.reason;
    throw error;
  }
}

async function openedFromShelf(text: string): Promise<string> {
  const stored: unknown = JSON.parse(text);
  let saved: SavedGame;
  try {
    saved = readSavedGame(stored);
  } catch {
    return 'unreadable';
  }
  await show(saved);
  return 'read';
}

/** What the lobby and the table's screen do with it. */
async function show(saved: SavedGame): Promise<void> {
  const game = await rulesOf(saved.game);
  await standingOf(saved);
  if (game === null) return;
  await sitDown(saved);
  const lines = (['en', 'de'] as const).map(locale =>
    recordLines(saved.save.events.flat().slice(0, 300), game.words[locale]!, seat => `${seat}`),
  );
  if (lines.flat().some(line => line.length > 1000)) throw new Error('a line without end');
}

/** The table is laid, or refused. */
function sitDown({ save, sitters }: { save: Save; sitters: SavedGame['sitters'] }): Promise<void> {
  return new Promise(resolve => {
    const link = localLink(send => new Host(rulesOf, send));
    link.listen(message => {
      if (message.type !== 'update' && message.type !== 'refused') return;
      // Not in the middle of what it is doing: a bot's move would be set going after that.
      setTimeout(() => {
        link.close();
        resolve();
      });
    });
    link.send({ type: 'pace', ms: 10_000 });
    link.send({ type: 'resume', save, sitters });
  });
}

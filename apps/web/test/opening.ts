// Opens a game from elsewhere in every way in which the page can, and returns the result.
import { openAsBlob, readFileSync } from 'node:fs';
import type { Game } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { games } from '../src/games.ts';
import { recordLines } from '../src/screens/table/record-lines.ts';
import { checkParcel } from '../src/share/check-parcel.ts';
import { fileText } from '../src/share/game-file.ts';
import { unpackText } from '../src/share/packed-text.ts';
import { BadParcel } from '../src/share/bad-parcel.ts';
import { readParcel } from '../src/share/read-parcel.ts';
import { logFromOld, savedFrom } from '../src/store/saved-game.ts';
import { rulesOf } from '@castellan/shelf';
import { standingOf } from '../src/worker/standing.ts';
import { hostLink } from './own-host.ts';

/**
 * A chosen file, the same after a change of the rules, the part of a link that contains a game, and what was in the
 * browser's store.
 */
const WAYS = ['file', 'old', 'link', 'shelf'] as const;
export type OpeningWay = (typeof WAYS)[number];

const GAMES = games.map(({ id }) => id);

/** The same for a file; its extension says in which way to open it. */
async function opened(path: string): Promise<string> {
  const way = WAYS.find(one => path.endsWith(`.${one}`)) ?? 'file';
  // A chosen file stays on the disk until the page reads it.
  const isFile = way === 'file' || way === 'old';
  return openedBy(way, isFile ? await openAsBlob(path) : readFileSync(path, 'utf8'));
}

export const openings = [opened];

/** The rules after a future change. */
async function mended(id: string): Promise<Game | null> {
  const game = await rulesOf(id);
  return game === null ? null : { ...game, rulesVersion: game.rulesVersion + 1 };
}

/** Returns what can be done with it, or why nothing can. Throws where the page would fail. */
export async function openedBy(way: OpeningWay, given: string | Blob): Promise<string> {
  if (way === 'shelf') return await openedFromShelf(given as string);
  const rules = way === 'old' ? mended : rulesOf;
  try {
    const read = way === 'link' ? unpackText(given as string) : fileText(new Blob([given]));
    const saved = readParcel(await read, GAMES, seat => `Seat ${seat + 1}`);
    const { use } = await checkParcel(saved, rules, () => hostLink(rules));
    await show(saved.log);
    return use;
  } catch (error) {
    if (error instanceof BadParcel) return error.reason;
    throw error;
  }
}

async function openedFromShelf(text: string): Promise<string> {
  const stored: unknown = JSON.parse(text);
  let log: Entry[];
  try {
    log = logFromOld(stored);
  } catch {
    return 'unreadable';
  }
  await show(log);
  return 'read';
}

/** What the lobby and the table screen do with it. */
async function show(log: readonly Entry[]): Promise<void> {
  const { game: id, save } = savedFrom(log);
  const game = await rulesOf(id);
  await standingOf(save, rulesOf);
  if (game === null) return;
  await sitDown(log);
  const lines = (['en', 'de'] as const).map(locale =>
    recordLines(save.events.flat().slice(0, 300), game.words[locale]!, seat => `${seat}`),
  );
  if (lines.flat().some(line => line.length > 1000)) throw new Error('a line without end');
}

/** The table is laid, or refused. */
function sitDown(log: readonly Entry[]): Promise<void> {
  return new Promise(resolve => {
    const link = hostLink();
    link.listen(heard => {
      if (heard.type === 'store') link.post({ type: 'stored', n: heard.n });
      else if (heard.message.type === 'scene' || heard.message.type === 'refused')
        // Not in the middle of its work: a bot's move would start after that.
        setTimeout(() => {
          link.close();
          resolve();
        });
    });
    link.post({ type: 'play', log });
    link.post({ type: 'take', message: { type: 'pace', ms: 10_000 } });
  });
}

import { readJson, Refusal } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { ME, readTableFile, seatsIn, SERVER_BOTS, sitDown } from '@castellan/room';
import { newId } from '../seating.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { savedFrom } from '../store/saved-game.ts';
import { BadParcel } from './bad-parcel.ts';

/** Reads a game from an untrusted text, as one of this browser's. Changes nothing. `called`: what a seat without a name is called. */
export function readParcel(
  text: string,
  knownGames: readonly string[],
  called: (seat: number) => string,
): SavedGame {
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    const { message } = error as Error;
    throw new BadParcel(error instanceof Refusal ? 'too-big' : 'not-json', message);
  }
  const mark = (value as { castellan?: unknown } | null)?.castellan;
  if (typeof mark === 'number' && mark > 4)
    throw new BadParcel('newer-format', `castellan ${mark}`);
  let game: SavedGame;
  try {
    const log = readTableFile(value, { id: newId(), at: Date.now() });
    game = savedFrom([...log, ...missingIn(log, called)]);
  } catch (error) {
    throw new BadParcel('not-a-save', (error as Error).message);
  }
  if (!knownGames.includes(game.game)) throw new BadParcel('unknown-game', game.game);
  return game;
}

/** Someone sits down wherever nobody sits who is known here. If nobody was named, the first seat is yours. */
function missingIn(log: readonly Entry[], called: (seat: number) => string): Entry[] {
  const seats = seatsIn(log);
  const isNew = seats.every(({ kind }) => kind === 'open');
  const seated = seats.map((sitter, seat) => {
    const isOwn = sitter.kind === 'person' && sitter.guest === ME;
    const bot = sitter.kind === 'bot' && SERVER_BOTS.includes(sitter.bot) ? sitter.bot : 'greedy';
    const name = sitter.kind === 'open' ? '' : sitter.name.trim();
    return { name: name || called(seat), chair: isOwn || (isNew && seat === 0) ? 'person' : bot };
  });
  return sitDown(seated, log[0]!.at).filter(entry => {
    const { seat, name } = entry as Extract<Entry, { type: 'sat' | 'bot' }>;
    const sitter = seats[seat]!;
    if (sitter.kind === 'open' || sitter.name !== name) return true;
    return sitter.kind === 'bot' && sitter.bot !== seated[seat]!.chair;
  });
}

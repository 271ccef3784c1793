import type { Edition } from '@castellan/kernel';
import { begin, plainName } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { ownTable } from '@castellan/room';
import type { Sitter } from './store/saved-game.ts';
import { seatedFrom } from './store/saved-game.ts';

/** Names for bots and people who gave none. */
const NAMES = ['Anna', 'Ben', 'Cora', 'Dirk', 'Edda', 'Finn', 'Gerda', 'Hugo'];

/** Free names for seats, without duplicates. */
export function spareNames(taken: readonly string[]): string[] {
  return NAMES.filter(name => !taken.includes(name));
}

export function randomSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** An id for a game of this browser. */
export function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(6)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

export interface GameStart {
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** Which of the faces made from their names people have. */
  readonly portraits?: readonly number[];
}

/** The log of a table at which a game is about to begin, with the deck of own cards that the edition has. */
export function freshGame(
  edition: Edition,
  { settings, seed, sitters, names, portraits }: GameStart,
): Entry[] {
  const seated = seatedFrom(sitters, names.map(plainName), portraits);
  const save = begin(edition, settings, seed, seated);
  return ownTable(newId(), save, seated, Date.now(), edition.deck?.text);
}

/** One person against greedy bots: used for "play now". */
export function quickSeating(players: number, yourName: string, portrait: number): GameStart {
  const spare = spareNames([yourName]);
  return {
    settings: { players },
    seed: randomSeed(),
    sitters: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? 'person' : { bot: 'greedy' },
    ),
    names: [yourName, ...spare.slice(0, players - 1)],
    portraits: [portrait],
  };
}

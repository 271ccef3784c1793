import type { Edition, Seated } from '@castellan/kernel';
import { begin, plainName } from '@castellan/kernel';
import type { Sitter } from '@castellan/protocol';
import type { SavedGame } from './store/saved-game.ts';

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

const PERSON = 'person';

/** Who sits where in the kernel's form, from the sitters of this page. */
export function seatedFrom(sitters: readonly Sitter[], names: readonly string[]): Seated[] {
  return sitters.map((sitter, seat) => ({
    name: names[seat] ?? '',
    chair: sitter === 'person' ? PERSON : sitter.bot,
  }));
}

export function sittersFrom(seated: readonly Seated[]): Sitter[] {
  return seated.map(({ chair }) => (chair === PERSON ? 'person' : { bot: chair }));
}

export interface GameStart {
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
}

/** A game that is about to begin, without answers. */
export function freshGame(
  edition: Edition,
  { settings, seed, sitters, names }: GameStart,
): SavedGame {
  const save = begin(edition, settings, seed, seatedFrom(sitters, names));
  return {
    id: newId(),
    title: edition.name,
    game: edition.id,
    save,
    sitters,
    names: names.map(plainName),
    updated: Date.now(),
    over: false,
  };
}

/** One person against greedy bots: used for "play now". */
export function quickSeating(players: number, yourName: string): GameStart {
  const spare = spareNames([yourName]);
  return {
    settings: { players },
    seed: randomSeed(),
    sitters: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? 'person' : { bot: 'greedy' },
    ),
    names: [yourName, ...spare.slice(0, players - 1)],
  };
}

import type { Save } from '@castellan/kernel';
import { plainName, readSave } from '@castellan/kernel';
import type { Sitter } from '@castellan/protocol';
import { readSitters } from '@castellan/protocol';

/** A game as this browser stores it. */
export interface SavedGame {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly save: Save;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** When it was last written, in milliseconds since 1970. */
  readonly updated: number;
  readonly over: boolean;
}

/** Reads a saved game from what was on the shelf, or says what is wrong with it. */
export function readSavedGame(value: unknown): SavedGame {
  const { id, title, save, sitters, names, updated, over } = value as Readonly<
    Record<string, unknown>
  >;
  if (typeof id !== 'string' || id === '') throw new Error('it has no id');
  const read = readSave(save);
  const seated = readSitters(sitters);
  const called: readonly unknown[] = Array.isArray(names) ? names : [];
  return {
    id,
    title: nameOf(title) || read.game,
    game: read.game,
    save: read,
    sitters: seated,
    names: seated.map((_, seat) => nameOf(called[seat]) || `${seat + 1}`),
    updated: typeof updated === 'number' && Number.isFinite(updated) ? updated : 0,
    over: over === true,
  };
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? plainName(value) : '';
}

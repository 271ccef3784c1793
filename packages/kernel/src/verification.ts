import type { Event } from './event.ts';
import { sameJson } from './json.ts';
import type { Save } from './save.ts';

/** Why something about a saved game could not be verified. */
export type Doubt =
  /** The promise is of an older kind: it covers the seed and nothing else. */
  | 'seed-only'
  /** Nobody gave a promise that was kept from before the first card. */
  | 'not-compared'
  /** The promise that was kept is another one. */
  | 'other-promise'
  /** It was played by another version of the rules, which is not here. */
  | 'other-rules'
  /** The rules do not take the answers. */
  | 'refused'
  /** The save does not say what happened (a link leaves it out). */
  | 'not-recorded'
  /** The save says that something else happened. */
  | 'differs';

export type Finding =
  | { readonly verified: true }
  | { readonly verified: false; readonly doubt: Doubt };

/** What is known of a saved game to be true, and what is only written in it. */
export interface Verification {
  /** The seed is the one that the promise in the save covers. `readSave` takes no other. */
  readonly seed: Finding;
  /** So are game, rules version, settings and seating. */
  readonly table: Finding;
  /** The promise in the save is the one that was made before the first card. */
  readonly promise: Finding;
  /** The rules take the answers. */
  readonly answers: Finding;
  /** What the save says to have happened is what the answers bring about. */
  readonly events: Finding;
}

const VERIFIED: Finding = { verified: true };
const doubted = (doubt: Doubt): Finding => ({ verified: false, doubt });

/** What happened when the game was played again, as far as it was; or why it could not be. */
export type Told = readonly (readonly Event[])[] | 'other-rules' | 'refused';

/** `kept` is the promise that someone kept. */
export function verificationOf(save: Save, told: Told, kept: string | null = null): Verification {
  const isPlayed = typeof told !== 'string';
  return {
    seed: VERIFIED,
    table: save.castellan === 1 ? doubted('seed-only') : VERIFIED,
    promise: promiseFinding(save, kept),
    answers: isPlayed ? VERIFIED : doubted(told),
    events: isPlayed ? eventsFinding(save, told) : doubted(told),
  };
}

/** Whether a promise that someone kept is the one in the save. */
export function promiseFinding(save: Save, kept: string | null): Finding {
  if (kept === null) return doubted('not-compared');
  return kept.toLowerCase() === save.commitment ? VERIFIED : doubted('other-promise');
}

/** The first answer after which something else happened than the save says; -1 when there is none. */
export function firstDifference(save: Save, told: readonly (readonly Event[])[]): number {
  return told.findIndex((events, i) => !sameJson(events, save.events[i]));
}

function eventsFinding(save: Save, told: readonly (readonly Event[])[]): Finding {
  if (firstDifference(save, told) < 0) return VERIFIED;
  return save.events.every(events => events.length === 0)
    ? doubted('not-recorded')
    : doubted('differs');
}

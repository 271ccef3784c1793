import type { Event } from './event.ts';
import { sameJson } from './json.ts';
import type { Save } from './save.ts';

/** Why something about a saved game could not be verified. */
export type Doubt =
  /** The promise has an older format: it covers only the seed. */
  | 'seed-only'
  /** Nobody gave a promise kept from before the first card. */
  | 'not-compared'
  /** The promise that was kept is a different one. */
  | 'other-promise'
  /** It was played with another version of the rules, which is not here. */
  | 'other-rules'
  /** The rules refuse the answers. */
  | 'refused'
  /** The save does not contain the events (a link leaves them out). */
  | 'not-recorded'
  /** The save contains other events. */
  | 'differs';

export type Finding =
  | { readonly verified: true }
  | { readonly verified: false; readonly doubt: Doubt };

/** Which parts of a saved game are verified, and which are only claimed. */
export interface Verification {
  /** The promise in the save covers this seed. `readSave` accepts no other. */
  readonly seed: Finding;
  /** The promise also covers game, rules version, settings and seating. */
  readonly table: Finding;
  /** The promise in the save is the one that was made before the first card. */
  readonly promise: Finding;
  /** The rules accept the answers. */
  readonly answers: Finding;
  /** The events in the save are those that the answers lead to. */
  readonly events: Finding;
}

const VERIFIED: Finding = { verified: true };
const doubted = (doubt: Doubt): Finding => ({ verified: false, doubt });

/** The events of playing the game again, as far as it went; or why it could not be played. */
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

/** The first answer whose events differ from the save; -1 if there is none. */
export function firstDifference(save: Save, told: readonly (readonly Event[])[]): number {
  return told.findIndex((events, i) => !sameJson(events, save.events[i]));
}

function eventsFinding(save: Save, told: readonly (readonly Event[])[]): Finding {
  if (firstDifference(save, told) < 0) return VERIFIED;
  return save.events.every(events => events.length === 0)
    ? doubted('not-recorded')
    : doubted('differs');
}

import { readAnswer } from './answer.ts';
import type { Answer } from './decision.ts';
import type { Event } from './event.ts';
import { quote, Refusal } from './refusal.ts';
import { commitment, isSeed } from './rng.ts';

/** A game as it is kept: everything follows from the seed and the answers. The events are kept so that an old game can be shown even after its rules were mended. */
export interface Save {
  readonly castellan: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  /** The SHA-256 of the seed, as it was published before the first card. */
  readonly commitment: string;
  readonly answers: readonly Answer[];
  /** What each answer brought about. */
  readonly events: readonly (readonly Event[])[];
}

/** Takes anything (a parsed file), gives a save or says what is wrong with it. */
export function readSave(value: unknown): Save {
  if (!isRecord(value)) throw bad('it is not an object');
  const save = value;
  if (save['castellan'] !== 1)
    throw bad('it lacks "castellan": 1, the mark of a saved game of a known format');
  if (typeof save['game'] !== 'string') throw bad('"game" is missing');
  if (!Number.isSafeInteger(save['rulesVersion'])) throw bad('"rulesVersion" is missing');
  if (!isRecord(save['options'])) throw bad('"options" is missing');
  if (!isSeed(save['seed'])) throw bad('"seed" must be 64 hex digits');
  if (save['commitment'] !== commitment(save['seed'])) {
    throw bad(
      `the seed is not the one that was promised: its SHA-256 is ${commitment(save['seed'])}, the promise was ${quote(save['commitment'])}`,
    );
  }
  if (!Array.isArray(save['answers'])) throw bad('"answers" must be a list');
  const answers = save['answers'].map(readEntry);
  if (!Array.isArray(save['events']) || save['events'].length !== answers.length) {
    throw bad('"events" must be a list, with an entry for each answer');
  }
  save['events'].forEach((events: unknown, i) => {
    if (!Array.isArray(events) || !events.every(isEvent))
      throw bad(`the events of answer ${i + 1} must be a list of events`);
  });
  const { game, rulesVersion, options, seed, events } = value as unknown as Save;
  return {
    castellan: 1,
    game,
    rulesVersion,
    options,
    seed,
    commitment: commitment(seed),
    answers,
    events,
  };
}

function readEntry(answer: unknown, i: number): Answer {
  try {
    return readAnswer(answer);
  } catch (error) {
    throw bad(`answer ${i + 1}: ${(error as Error).message}`);
  }
}

/** Enough of an event to be shown: what it says, and to whom its secret belongs. */
function isEvent(value: unknown): value is Event {
  if (!isRecord(value) || typeof value['say'] !== 'string') return false;
  const { secret } = value;
  return secret === undefined || (isRecord(secret) && Number.isSafeInteger(secret['seat']));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(why: string): Refusal {
  return new Refusal('save', `This is not a game that can be loaded: ${why}.`);
}

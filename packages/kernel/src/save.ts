import { readAnswer } from './answer.ts';
import type { Answer } from './decision.ts';
import type { Event } from './event.ts';
import { excess, LARGEST_NUMBER, MOST_ANSWERS, MOST_OPTIONS, MOST_SEATS } from './limits.ts';
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

/** The name of a game's folder: it is looked up, and must never be a path. */
const GAME_ID = /^[a-z][a-z0-9-]{0,39}$/;

/** Takes anything (a parsed file), gives a save or says what is wrong with it. Everything in it is within the limits. */
export function readSave(value: unknown): Save {
  if (!isRecord(value)) throw bad('it is not an object');
  if (value['castellan'] !== 1)
    throw bad('it lacks "castellan": 1, the mark of a saved game of a known format');
  const { game, rulesVersion, seed, answers, events } = value;
  if (typeof game !== 'string' || !GAME_ID.test(game)) throw bad('"game" is missing, or no game');
  if (!isWhole(rulesVersion, 1, LARGEST_NUMBER)) throw bad('"rulesVersion" is missing');
  const options = readChoices(value['options']);
  if (!isSeed(seed)) throw bad('"seed" must be 64 hex digits');
  if (value['commitment'] !== commitment(seed)) {
    throw bad(
      `the seed is not the one that was promised: its SHA-256 is ${commitment(seed)}, the promise was ${quote(value['commitment'])}`,
    );
  }
  if (!Array.isArray(answers)) throw bad('"answers" must be a list');
  if (answers.length > MOST_ANSWERS) throw bad(`it has more than ${MOST_ANSWERS} answers`);
  if (!Array.isArray(events) || events.length !== answers.length)
    throw bad('"events" must be a list, with an entry for each answer');
  const tooMuch = excess([answers, events]);
  if (tooMuch !== null) throw bad(tooMuch);
  events.forEach((some: unknown, i) => {
    if (!Array.isArray(some) || !some.every(isEvent))
      throw bad(`the events of answer ${i + 1} must be a list of events`);
  });
  return {
    castellan: 1,
    game,
    rulesVersion,
    options,
    seed,
    commitment: commitment(seed),
    answers: answers.map(readEntry),
    events: events as Event[][],
  };
}

/** Options as they may be; whether the game has them, only the game can say. */
function readChoices(value: unknown): Save['options'] {
  if (!isRecord(value)) throw bad('"options" is missing');
  const entries = Object.entries(value);
  const fits = ([, one]: [string, unknown]): boolean =>
    typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean';
  if (entries.length > MOST_OPTIONS || !entries.every(fits))
    throw bad(`"options" must be at most ${MOST_OPTIONS} texts, numbers, true or false`);
  const tooMuch = excess(value);
  if (tooMuch !== null) throw bad(tooMuch);
  if (!isWhole(value['players'], 1, MOST_SEATS))
    throw bad(`"options" must say how many players: 1 to ${MOST_SEATS}`);
  return Object.fromEntries(entries) as Save['options'];
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
  return secret === undefined || (isRecord(secret) && isWhole(secret['seat'], 0, MOST_SEATS - 1));
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(why: string): Refusal {
  return new Refusal('save', `This is not a game that can be loaded: ${why}.`);
}

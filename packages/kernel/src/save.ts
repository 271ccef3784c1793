import { readAnswer } from './answer.ts';
import type { Answer } from './decision.ts';
import type { Event } from './event.ts';
import { excess, LARGEST_NUMBER, MOST_ANSWERS, MOST_SETTINGS, MOST_SEATS } from './limits.ts';
import type { Agreed } from './promise.ts';
import { promiseOf } from './promise.ts';
import { quote, Refusal } from './refusal.ts';
import { commitment, isSeed } from './rng.ts';
import { readSeated } from './seating.ts';

/**
 * A game as it is stored. Everything follows from the seed and the answers. The events are stored so that an old game
 * can be shown even after its rules were fixed.
 */
export type Save = Recorded & (Today | Before);

interface Today {
  readonly castellan: 3;
  readonly settings: Agreed['settings'];
}

/** Older formats, as they were written. In format 1 the promise covered the seed alone, and nobody was named. */
interface Before {
  readonly castellan: 1 | 2;
  readonly options: Agreed['settings'];
}

interface Recorded extends Omit<Agreed, 'settings'> {
  /** The promise that was published before the first card. */
  readonly commitment: string;
  readonly answers: readonly Answer[];
  /** The events of each answer. */
  readonly events: readonly (readonly Event[])[];
}

/** The name of a game's folder. It is looked up, so it must never be a path. */
const GAME_ID = /^[a-z][a-z0-9-]{0,39}$/;

/** The settings, whatever the format. */
export function settingsOf(save: Today | Before): Agreed['settings'] {
  return save.castellan === 3 ? save.settings : save.options;
}

/**
 * Reads a save from any value (a parsed file), or says what is wrong with it. Everything in the result is within the
 * limits.
 */
export function readSave(value: unknown): Save {
  if (!isRecord(value)) throw badSave('it is not an object');
  const { castellan } = value;
  if (castellan !== 1 && castellan !== 2 && castellan !== 3)
    throw badSave('it lacks "castellan": 3, the mark of a saved game of a known format');
  const { game, rulesVersion, seed, answers, events } = value;
  if (typeof game !== 'string' || !GAME_ID.test(game))
    throw badSave('"game" is missing, or no game');
  if (!isWhole(rulesVersion, 1, LARGEST_NUMBER))
    throw badSave('"rulesVersion" is missing, or no version');
  const word = castellan === 3 ? 'settings' : 'options';
  const settings = readChosen(value[word], word);
  if (!isSeed(seed)) throw badSave('"seed" must be 64 hex digits');
  const seating = castellan === 1 ? null : readSeating(value['seating'], settings);
  const agreed = { game, rulesVersion, settings, seating, seed };
  const promise = castellan === 1 ? commitment(seed) : promiseOf(agreed, castellan);
  if (value['commitment'] !== promise) {
    const what = castellan === 1 ? 'the seed' : 'the game, its settings, seating or seed';
    throw badSave(
      `${what} is not what was promised: the SHA-256 is ${promise}, the promise was ${quote(value['commitment'])}`,
    );
  }
  if (!Array.isArray(answers)) throw badSave('"answers" must be a list');
  if (answers.length > MOST_ANSWERS) throw badSave(`it has more than ${MOST_ANSWERS} answers`);
  if (!Array.isArray(events) || events.length !== answers.length)
    throw badSave('"events" must be a list, with an entry for each answer');
  const tooMuch = excess([answers, events]);
  if (tooMuch !== null) throw badSave(tooMuch);
  events.forEach((some: unknown, i) => {
    if (!Array.isArray(some) || !some.every(isEvent))
      throw badSave(`the events of answer ${i + 1} must be a list of events`);
  });
  const record = {
    seating,
    seed,
    commitment: promise,
    answers: answers.map(readEntry),
    events: events as Event[][],
  };
  // Keeps the order in which it was written.
  return castellan === 3
    ? { castellan, game, rulesVersion, settings, ...record }
    : { castellan, game, rulesVersion, options: settings, ...record };
}

/** The form of settings; only the game can say whether it has them. */
export function readChosen(value: unknown, word: string): Agreed['settings'] {
  if (!isRecord(value)) throw badSave(`"${word}" is missing`);
  const entries = Object.entries(value);
  const fits = ([, one]: [string, unknown]): boolean =>
    typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean';
  if (entries.length > MOST_SETTINGS || !entries.every(fits))
    throw badSave(`"${word}" must be at most ${MOST_SETTINGS} texts, numbers, true or false`);
  const tooMuch = excess(value);
  if (tooMuch !== null) throw badSave(tooMuch);
  if (!isWhole(value['players'], 1, MOST_SEATS))
    throw badSave(`"${word}" must say how many players: 1 to ${MOST_SEATS}`);
  return Object.fromEntries(entries) as Agreed['settings'];
}

/** Who sat down before the first card: one entry for each seat, or null. */
function readSeating(value: unknown, settings: Agreed['settings']): Save['seating'] {
  if (value === null) return null;
  const seating = readSeated(value);
  if (seating === null || seating.length !== settings['players'])
    throw badSave('"seating" must say who sat where, with an entry for each seat, or null');
  return seating;
}

function readEntry(answer: unknown, i: number): Answer {
  try {
    return readAnswer(answer);
  } catch (error) {
    throw badSave(`answer ${i + 1}: ${(error as Error).message}`);
  }
}

/** Enough of an event to show it: its phrase, and the seats of its secrets. */
function isEvent(value: unknown): value is Event {
  if (!isRecord(value) || typeof value['say'] !== 'string') return false;
  const { secret } = value;
  if (secret === undefined) return true;
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  return secrets.length <= MOST_SEATS && secrets.every(isSecret);
}

function isSecret(value: unknown): boolean {
  return isRecord(value) && isWhole(value['seat'], 0, MOST_SEATS - 1);
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Why something from outside is no game. */
export function badSave(why: string): Refusal {
  return new Refusal('save', `This is not a game that can be loaded: ${why}.`);
}

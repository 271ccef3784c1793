import type { Answer, Event, Seat } from '@castellan/kernel';
import {
  badSave,
  DECK,
  isSeed,
  keptName,
  MOST_ANSWERS,
  MOST_SEATS,
  quote,
  readAnswer,
  readChosen,
  readSave,
  readSeated,
  settingsOf,
  sha256,
} from '@castellan/kernel';
import type { Ending, Settled, TableSpec } from '@castellan/protocol';
import { chosenPortrait, portraitIn, shufflePromise } from '@castellan/protocol';
import type { Entry, EntryOf, Happening } from './entry.ts';
import { beforeGame, saveIn, seatsIn, shuffleIn } from './log.ts';
import { ME, ownSpec, ownTable, sitDown } from './own-table.ts';

/** Everyone may come back and go a few times. */
const MOST_ENTRIES = MOST_ANSWERS + 1000;

type Raw = Readonly<Record<string, unknown>>;

/** Where the game will lie, and since when. */
interface Place {
  readonly id: string;
  readonly at: number;
}

/**
 * Reads a table from any value (a parsed file), or says what is wrong with it. Everything in the result is within the
 * limits, and the promises that it holds are kept. Saved games of formats 1 to 3 become a log too.
 */
export function readTableFile(value: unknown, { id, at }: Place = { id: '', at: 0 }): Entry[] {
  if (!isRaw(value)) throw badSave('it is not an object');
  const { castellan, log: given } = value;
  if (castellan === 1 || castellan === 2 || castellan === 3) return logOfSave(value, { id, at });
  if (castellan !== 4)
    throw badSave('it lacks "castellan": 4, the mark of a saved game of a known format');
  if (!Array.isArray(given)) throw badSave('"log" must be a list');
  if (given.length > MOST_ENTRIES) throw badSave(`it has more than ${MOST_ENTRIES} entries`);
  const [first, ...rest] = [...(given as unknown[])];
  const opened = readOpened(first, { id, at });
  const entries = rest.map((entry, i) => ({ at, ...readNumbered(entry, i + 2) }));
  const log: Entry[] = [opened, ...entries];
  const begun = beforeGame(log).length;
  const { from } = opened;
  if (!log.slice(1, begun).some(isSitting) && from?.seating)
    log.splice(1, 0, ...sitDown(from.seating, at));
  checkOrder(log);
  checkSeats(log);
  checkPromise(log);
  return log;
}

function logOfSave(value: Raw, { id, at }: Place): Entry[] {
  const save = readSave(value);
  // Those formats have no place for a deck.
  readDeck(undefined, settingsOf(save));
  const now = readSeated(value['seated']);
  return ownTable(id, save, now?.length === settingsOf(save)['players'] ? now : save.seating, at);
}

function readOpened(value: unknown, { id, at }: Place): EntryOf<'opened'> {
  if (!isRaw(value) || value['type'] !== 'opened')
    throw badSave('its log does not begin with the opening of a table');
  const { game, rulesVersion, from } = value;
  const settings = readChosen(value['settings'], 'settings');
  const deck = readDeck(value['deck'], settings);
  const opened: EntryOf<'opened'> = {
    type: 'opened',
    at,
    table: id,
    spec: ownSpec(game as string, settings),
    rulesVersion: rulesVersion as number,
    host: ME,
    ...(deck === undefined ? {} : { deck }),
  };
  // Game and version are read with the promise that covers them.
  if (from === undefined) return opened;
  if (!isRaw(from)) throw badSave('"from" must say what was promised');
  const answers = from['answers'] ?? [];
  const events = from['events'] ?? (Array.isArray(answers) ? answers.map(() => []) : []);
  const word = from['castellan'] === 3 ? 'settings' : 'options';
  return {
    ...opened,
    from: readSave({ ...from, game, rulesVersion, [word]: settings, answers, events }),
  };
}

/** The deck that the settings name; whether it is one at all, those find out who make a game of it. */
function readDeck(value: unknown, settings: TableSpec['settings']): string | undefined {
  const named = settings[DECK];
  if (named === undefined && value === undefined) return undefined;
  if (typeof value !== 'string') throw badSave('the deck that it was played with is not in it');
  if (sha256(value) !== named) throw badSave('the deck in it is not the one it was played with');
  return value;
}

function readNumbered(value: unknown, n: number): Happening {
  try {
    if (!isRaw(value)) throw new Error('it is not an object');
    const { type } = value;
    if (typeof type !== 'string' || !Object.hasOwn(READERS, type))
      throw new Error(`a game has no ${quote(type)}`);
    return READERS[type as keyof typeof READERS](value);
  } catch (error) {
    throw badSave(`entry ${n}: ${(error as Error).message}`);
  }
}

/** What may be in a file after its opening. */
const READERS = {
  sat: raw => ({
    type: 'sat',
    ...place(raw),
    ...chosenPortrait(portraitIn(raw['portrait'])),
    guest: word(raw, 'guest', /^(me|\d{1,2})$/),
  }),
  bot: raw => ({ type: 'bot', ...place(raw), bot: word(raw, 'bot', /^[a-z][a-z0-9-]{0,39}$/) }),
  program: raw => ({ type: 'program', ...place(raw), key: '', by: '' }),
  promised: raw => ({
    type: 'promised',
    secret: digits(raw, 'secret'),
    promise: digits(raw, 'promise'),
    table: word(raw, 'table', /^[a-z0-9-]{1,40}$/),
    ...(raw['before'] === undefined ? {} : { before: digits(raw, 'before') }),
  }),
  shared: raw => ({ type: 'shared', seat: seatOf(raw['seat']), number: digits(raw, 'number') }),
  begun: () => ({ type: 'begun' }),
  answered: raw => ({
    type: 'answered',
    hand: raw['hand'] === 'stand-in' ? 'stand-in' : 'own',
    ...answer(raw),
    // Their form is checked with the whole game.
    events: (raw['events'] ?? []) as Event[],
  }),
  held: raw => ({ type: 'held', ...answer(raw) }),
  'stood-in': raw => {
    const why = raw['why'] === 'time' ? 'time' : 'away';
    return { type: 'stood-in', seat: seatOf(raw['seat']), why };
  },
  reclaimed: raw => ({ type: 'reclaimed', seat: seatOf(raw['seat']) }),
  conceded: raw => ({ type: 'conceded', seat: seatOf(raw['seat']) }),
  ended: raw => {
    const { why, winners } = raw;
    if (!ENDINGS.some(one => one === why)) throw new Error(`no game ends as ${quote(why)}`);
    if (!Array.isArray(winners) || winners.length > MOST_SEATS)
      throw new Error('"winners" must be a list of seats');
    return { type: 'ended', why: why as Ending['why'], winners: winners.map(seatOf) };
  },
} satisfies { readonly [T in Entry['type']]?: (raw: Raw) => Happening };

const ENDINGS: readonly Ending['why'][] = ['played', 'conceded', 'abandoned', 'limit', 'rules'];

function seatOf(value: unknown): Seat {
  const seat = Number.isInteger(value) ? (value as Seat) : -1;
  if (seat >= 0 && seat < MOST_SEATS) return seat;
  throw new Error(`${quote(value)} is no seat`);
}

function place(raw: Raw): { seat: Seat; name: string } {
  const { seat, name } = raw;
  if (typeof name !== 'string') throw new Error('"name" must be a text');
  return { seat: seatOf(seat), name: keptName(name) };
}

/** An answer, and whose it is. */
function answer(raw: Raw): { seat: Seat; answer: Answer } {
  const given = readAnswer(raw['answer']);
  return { seat: seatOf(Number(given.decision.split('.')[0])), answer: given };
}

function word(raw: Raw, field: string, form: RegExp): string {
  const value = raw[field];
  if (typeof value !== 'string' || !form.test(value)) throw new Error(`"${field}" is missing`);
  return value;
}

function digits(raw: Raw, field: string): string {
  const value = raw[field];
  if (!isSeed(value)) throw new Error(`"${field}" must be 64 hex digits`);
  return value;
}

const isSitting = ({ type }: Entry): boolean =>
  type === 'sat' || type === 'bot' || type === 'program';

/** A game is promised, begins and ends once; it is shuffled after the first, and played between the others. */
function checkOrder(log: readonly Entry[]): void {
  const begun = beforeGame(log).length;
  if (begun === log.length) throw badSave('its game has not begun');
  const seen = new Set<Entry['type']>();
  for (const [i, entry] of log.entries()) {
    const { type } = entry;
    const isOnce = type === 'promised' || type === 'begun' || type === 'ended';
    const isPlayed = i > begun && type !== 'promised' && type !== 'shared' && !seen.has('ended');
    const isDealt =
      i < begun && (type === 'promised' || (type === 'shared' && seen.has('promised')));
    const fits = i === 0 || i === begun || isSitting(entry) || isPlayed || isDealt;
    if (!fits || (isOnce && seen.has(type)))
      throw badSave(`entry ${i + 1}: a game has no "${type}" there`);
    seen.add(type);
  }
}

function checkSeats(log: readonly Entry[]): void {
  const { length } = seatsIn(log.slice(0, 1));
  for (const entry of log) {
    const named = entry.type === 'ended' ? entry.winners : 'seat' in entry ? [entry.seat] : [];
    const stranger = named.find(seat => seat >= length);
    if (stranger !== undefined) throw badSave(`there is no seat ${stranger} at its table`);
  }
}

/** A game that was dealt among others was promised with who sat where; what is within the limits is known with it. */
function checkPromise(log: readonly Entry[]): void {
  const save = saveIn(log);
  if (save === null) throw badSave('nothing says how it was dealt');
  const { game, rulesVersion, seating } = readSave(save);
  const shuffle = shuffleIn(log);
  if (shuffle === null) return;
  if ('from' in log[0]!) throw badSave('it says twice how it was dealt');
  if (seatsIn(beforeGame(log)).some(({ kind }) => kind === 'open'))
    throw badSave('nobody sat in one of its seats');
  const { table, secret, promise } = shuffle;
  const settings = readChosen((save as { settings?: unknown }).settings, 'settings');
  const agreed: Settled = { game, rulesVersion, settings, seating };
  if (shufflePromise(table, agreed, secret) !== promise)
    throw badSave('the game, its settings, seating or shuffle is not what was promised');
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

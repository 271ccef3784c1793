// Table files made to do harm are refused with a message, or read and within the limits.
import type { Game, Seated } from '@castellan/kernel';
import { begin, MOST_ANSWERS, readJson, Refusal, Table } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../src/entry.ts';
import { saveIn, seatsIn } from '../src/log.ts';
import { ownTable } from '../src/own-table.ts';
import { readTableFile } from '../src/read-table-file.ts';
import { roomFrom } from '../src/room.ts';
import type { TableFile } from '../src/table-file.ts';
import { tableFile } from '../src/table-file.ts';
import { forgedFile, spoiledFile } from '../src/testing/spoiled-file.ts';
import { gameOf, Trial } from '../src/testing/trial.ts';

const rules = await gameOf('villages');
const SEATED: readonly Seated[] = [
  { name: 'Anna', chair: 'person' },
  { name: 'Ben', chair: 'greedy' },
];

function ownFile(): TableFile {
  const log = ownTable('own', begin(rules, { players: 2 }, 'spoiled', SEATED), SEATED, 0);
  const room = roomFrom(log, rules);
  for (let n = 0; n < 9; n++) {
    const { seat, fallback: answer } = room.table!.decisions()[0]!;
    log.push(room.fold({ type: 'answered', at: 0, seat, hand: 'own', answer, events: [] }));
  }
  return tableFile(log)!;
}

function otherFile(): TableFile {
  const t = new Trial().begin();
  for (let n = 0; n < 9; n++) t.moves();
  return tableFile(t.does('ben', { type: 'concede', seat: 1 }).log, { me: 'anna' })!;
}

const own = ownFile();
const other = otherFile();

/** The result. Anything except a refusal or an error from `JSON.parse` is a fault. */
function outcome(text: string, game: Game): string {
  let log: Entry[];
  try {
    log = readTableFile(readJson(text));
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return 'refused';
    return `FAULT ${(error as Error).stack}`;
  }
  const save = saveIn(log)!;
  expect(save.answers.length).toBeLessThanOrEqual(MOST_ANSWERS);
  expect(seatsIn(log).length).toBeLessThanOrEqual(12);
  if (save.game !== game.id || save.rulesVersion !== game.rulesVersion) return 'of other rules';
  try {
    Table.replay(game, save);
    roomFrom(log, game);
    return 'the same game';
  } catch (error) {
    return error instanceof Refusal ? 'no game of these rules' : `FAULT ${(error as Error).stack}`;
  }
}

describe.each([
  ['of your own', own],
  ['of others', other],
])('a file of a table %s', (_, file) => {
  test('spoiled in hundreds of ways', () => {
    const found = new Set<string>();
    for (let n = 0; n < 150; n++) {
      const { how, text } = spoiledFile(file, n);
      const came = outcome(text, rules);
      expect({ n, how, came }).toEqual({ n, how, came: expect.stringMatching(/^[a-z ]+$/) });
      found.add(came);
    }
    expect([...found]).toEqual(expect.arrayContaining(['refused', 'the same game']));
  });

  test('as it is, and as it is with a new promise', () => {
    expect(outcome(JSON.stringify(file), rules)).toBe('the same game');
    expect(outcome(forgedFile(file, {}), rules)).toBe('the same game');
  });
});

describe('what is refused, in words', () => {
  const say = (value: unknown): string => {
    try {
      readTableFile(value);
      return 'read';
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      return (error as Error).message;
    }
  };
  const log = own.log as readonly Entry[];
  const at = (i: number, ...entries: unknown[]): unknown => ({
    ...own,
    log: [...log.slice(0, i), ...entries, ...log.slice(i)],
  });
  const put = (i: number, entry: object): unknown => ({
    ...own,
    log: log.with(i, { ...log[i]!, ...entry } as Entry),
  });
  const begun = 1;
  const [first] = log as unknown as [{ from: object; settings: object }];
  const ended = { type: 'ended', why: 'abandoned', winners: [] };
  const promised = (other.log as readonly { type: string }[]).find(one => one.type === 'promised')!;

  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /not an object/],
    ['a list', [], /not an object/],
    ['no format', {}, /mark of a saved game/],
    ['a newer format', { castellan: 5 }, /mark of a saved game/],
    ['no log', { castellan: 4 }, /"log" must be a list/],
    ['an empty log', { castellan: 4, log: [] }, /does not begin with the opening/],
    [
      'a log without end',
      at(2, ...new Array<unknown>(6000).fill(log[2])),
      /more than 6000 entries/,
    ],
    ['holes', { ...own, log: new Array<unknown>(3) }, /does not begin with the opening/],
    ['another beginning', { ...own, log: log.slice(1) }, /does not begin with the opening/],
    ['three million seats', put(0, { settings: { players: 3e6 } }), /1 to 12/],
    ['no settings', put(0, { settings: null }), /"settings" is missing/],
    ['a game that is a path', put(0, { game: '../x.js' }), /"game" is missing/],
    ['another game', put(0, { game: 'quests' }), /is not what was promised/],
    ['another version', put(0, { rulesVersion: 99 }), /is not what was promised/],
    ['another seed', put(0, { from: { ...first.from, seed: 'ab'.repeat(32) } }), /not what was/],
    ['no seed', put(0, { from: { ...first.from, seed: 7 } }), /"seed" must be 64/],
    ['no promise', put(0, { from: 7 }), /"from" must say what was promised/],
    ['neither seed nor promise', put(0, { from: undefined }), /nothing says how it was dealt/],
    ['two deals', at(1, promised), /twice how it was dealt/],
    ['not begun', { ...own, log: log.slice(0, 1) }, /has not begun/],
    ['begun twice', at(4, { type: 'begun' }), /entry \d: a game has no "begun" there/],
    ['an answer before', at(begun, log[3]!), /no "answered" there/],
    ['an answer after', at(log.length, ended, log[3]!), /no "answered" there/],
    ['ended twice', at(log.length, ended, ended), /no "ended" there/],
    ['shared late', at(4, { type: 'shared', seat: 0, number: 'ab'.repeat(32) }), /no "shared"/],
    ['what is taken back', at(4, { type: 'undone', seat: 0, to: 1 }), /entry 5: .*no "undone"/],
    ['what was said', at(4, { type: 'toString' }), /entry 5: a game has no "toString"/],
    ['an entry of nothing', at(4, null), /entry 5: it is not an object/],
    ['an answer of nothing', at(4, { type: 'answered' }), /entry 5: Malformed answer/],
    ['events of nothing', put(4, { events: 7 }), /events of answer 3 must be a list/],
    ['an event of nothing', put(4, { events: [7] }), /events of answer 3 must be a list/],
    ['an event without end', put(4, { events: [{ say: 'x'.repeat(201) }] }), /longer than 200/],
    ['a seat that is not there', at(4, { type: 'conceded', seat: 2 }), /no seat 2/],
    ['a seat of nobody', at(4, { type: 'conceded', seat: -1 }), /-1 is no seat/],
    ['half a seat', at(4, { type: 'sat', seat: 0.5, guest: 'me', name: 'A' }), /0.5 is no seat/],
    ['nobody by name', at(4, { type: 'sat', seat: 0, guest: 'me' }), /"name" must be a text/],
    ['someone by id', at(4, { type: 'sat', seat: 0, guest: 'ab12cd', name: 'A' }), /"guest" is/],
    ['a bot that is a path', at(4, { type: 'bot', seat: 0, bot: '../x', name: 'A' }), /"bot" is/],
    ['an end of its own', at(log.length, { ...ended, why: 'eaten' }), /no game ends as "eaten"/],
    ['winners of nothing', at(log.length, { ...ended, winners: 1 }), /"winners" must be/],
    ['winners elsewhere', at(log.length, { ...ended, winners: [5] }), /no seat 5/],
  ])('%s', (_, value, why) => {
    expect(say(value)).toMatch(why);
  });

  const others = other.log as readonly Entry[];
  const among = (type: Entry['type'], change: object): unknown => ({
    ...other,
    log: others.map(entry => (entry.type === type ? { ...entry, ...change } : entry)),
  });
  test.each<[string, unknown]>([
    ['another name', among('sat', { name: 'Eve' })],
    ['another secret', among('promised', { secret: '12'.repeat(32) })],
    ['another table', among('promised', { table: 'elsewhere' })],
    ['other settings', among('opened', { settings: { players: 3 } })],
  ])('a shuffle that was promised with %s', (_, value) => {
    expect(say(value)).toMatch(/not what was promised|nobody sat|no seat/);
  });

  test('with a number changed, other cards would have been dealt: the rules tell', () => {
    const log = readTableFile(among('shared', { number: '12'.repeat(32) }));
    expect(() => Table.replay(rules, saveIn(log)!)).toThrow(Refusal);
  });

  test('names are made safe to show, and nothing else that is in a file is kept', () => {
    const name = ` A\u202E\u0007\nB${'x'.repeat(1000)}`;
    const read = readTableFile(at(4, { type: 'sat', seat: 1, guest: '2', name, evil: 1 }));
    expect(read).toContainEqual({
      type: 'sat',
      at: 0,
      seat: 1,
      guest: '2',
      name: `A B${'x'.repeat(37)}`,
    });
  });

  test('a turn that can’t wait does not', () => {
    const { answer } = log.at(-1) as { answer: object } & Entry;
    expect(() =>
      roomFrom(readTableFile(at(log.length, { type: 'held', seat: 0, answer })), rules),
    ).toThrow(Refusal);
    const [decision] = roomFrom(readTableFile(own), rules).table!.decisions();
    const held = { type: 'held', seat: 0, answer: decision!.fallback };
    const room = roomFrom(readTableFile(at(log.length, held)), rules);
    expect(room.held === null || room.held.ahead !== null).toBe(true);
  });
});

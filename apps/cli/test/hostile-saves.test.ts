// Saves written to do harm are refused with a message, at once, and without control characters in the output.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Save } from '@castellan/kernel';
import { settingsOf } from '@castellan/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { forged } from '@castellan/kernel/testing';
import type { TableFile } from '@castellan/room';
import { readTableFile, saveIn } from '@castellan/room';
import { forgedFile } from '@castellan/room/testing';
import { STEERING } from './opening.ts';
import type { Ran } from './terminal.ts';
import { castellan, newFolder, toyPath } from './terminal.ts';

const folder = newFolder();
let count = 0;
const file = (text: string): string => {
  const path = join(folder, `${count++}.json`);
  writeFileSync(path, text);
  return path;
};
const EVIL = '\u001B[2J\u001B]0;owned\u0007\u009B31m\u202E\r\u0008';

let save: Save;
let table: TableFile;
beforeAll(async () => {
  const kept = join(folder, 'kept.json');
  const lines = Array.from({ length: 60 }, () => '');
  await castellan(['play', toyPath, '--players', '2', '--seed', '8', '--save', kept], lines);
  table = JSON.parse(readFileSync(kept, 'utf8')) as TableFile;
  save = saveIn(readTableFile(table))!;
});

/** Both commands that open a save, and the table for programs. */
async function openings(text: string): Promise<Ran[]> {
  const path = file(text);
  return [
    await castellan(['replay', path, '--game', toyPath]),
    await castellan(['replay', path, '--game', toyPath, '--json']),
    await castellan(['play', toyPath, '--load', path], ['quit'], {
      env: { CASTELLAN_SAVES: folder },
    }),
    await castellan(['table', toyPath], [`{"type":"load","game":${text.replaceAll('\n', ' ')}}`]),
  ];
}

describe('nothing in a save controls the terminal', () => {
  const cases: readonly (readonly [string, (save: Save) => string])[] = [
    ['names', one => forged(one, { seating: seats(`Anna${EVIL}`) })],
    [
      'chairs',
      one =>
        forged(one, {
          seated: [
            { name: 'A', chair: EVIL },
            { name: 'B', chair: 'x' },
          ],
        }),
    ],
    ['the game', one => forged(one, { game: `market-day${EVIL}` })],
    ['a setting', one => forged(one, { settings: { ...settingsOf(one), [EVIL]: EVIL } })],
    ['the promise', one => forged(one, { commitment: EVIL })],
    [
      'an answer',
      one => forged(one, { answers: [{ decision: EVIL, picks: [EVIL] }], events: [[]] }),
    ],
    ['a key of an answer', one => forged(one, { answers: [{ [EVIL]: 1 }], events: [[]] })],
    [
      'an event',
      one => forged(one, { rulesVersion: 2, events: one.events.map(() => [{ say: EVIL }]) }),
    ],
    [
      'a key of an event',
      one => forged(one, { events: one.events.map(() => [{ say: 'x', [EVIL]: 1 }]) }),
    ],
    ['names in a table file', () => forgedFile(table, {}, { seating: seats(`Anna${EVIL}`) })],
    ['who sits down', () => added({ type: 'sat', seat: 0, guest: 'me', name: `A${EVIL}` })],
    ['who asks', () => added({ type: 'sat', seat: 0, guest: EVIL, name: 'A' })],
    ['a bot', () => added({ type: 'bot', seat: 0, bot: EVIL, name: 'A' })],
    ['an entry', () => added({ type: EVIL })],
    ['an end', () => added({ type: 'ended', why: EVIL, winners: [EVIL] })],
    ['the answer of an entry', () => added({ type: 'answered', answer: { [EVIL]: EVIL } })],
    ['the game of a table file', () => forgedFile(table, { game: `market-day${EVIL}` })],
    ['a setting of a table file', () => forgedFile(table, { settings: { players: 2, [EVIL]: 1 } })],
    [
      'the promise of a table file',
      () => JSON.stringify(table).replace(save.commitment, '\\u001b'),
    ],
    [
      'the events of a table file',
      () => forgedFile(withEvents([{ say: EVIL, [EVIL]: 1 }]), { rulesVersion: 2 }),
    ],
    ['what is no JSON', () => `${EVIL}{`],
    ['another format', () => JSON.stringify({ castellan: EVIL })],
  ];
  test.each(cases)('%s', async (_, spoil) => {
    for (const { out, err } of await openings(spoil(save))) {
      expect(out).not.toMatch(STEERING);
      expect(err).not.toMatch(STEERING);
    }
  });

  test('not even with colours on, and our own colours stay', async () => {
    const path = file(forged(save, { seated: seats(`\u001B[31mRed\u001B[8m`) }));
    const { out } = await castellan(['play', toyPath, '--load', path], ['quit'], {
      colour: true,
      env: { CASTELLAN_SAVES: folder },
    });
    expect(out).toContain('\u001B[1;36m[31mRed [8m\u001B[0m');
    expect(out).not.toContain('\u001B[8m');
  });

  test('nor does an input line that is repeated', async () => {
    const { out } = await castellan(['play', toyPath, '--players', '2'], [EVIL, 'quit'], {
      env: { CASTELLAN_SAVES: folder },
    });
    expect(out).not.toMatch(STEERING);
  });
});

/** One more entry before the last. */
const added = (entry: object): string =>
  JSON.stringify({ ...table, log: [...table.log.slice(0, -1), entry, ...table.log.slice(-1)] });

const withEvents = (events: readonly object[]): TableFile => ({
  ...table,
  log: table.log.map(entry => ('answer' in entry ? { ...entry, events } : entry)),
});

const seats = (name: string): object[] => [
  { name, chair: 'person' },
  { name: 'Ben', chair: 'greedy' },
];

const ANSWER = { decision: '0.0', picks: [] };
const many = (n: number, entry: object): object[] => Array.from({ length: n }, () => entry);

describe('what is too much is refused', () => {
  const cases: readonly (readonly [string, (save: Save) => string, RegExp])[] = [
    ['a file of many megabytes', () => ' '.repeat(20_000_000), /far too big/],
    ['brackets', () => '['.repeat(1_000_000), /too big for a game: it is nested/],
    ['values', () => `[${'0,'.repeat(900_000)}0]`, /too big for a game: it holds more/],
    ['a game as long as a book', one => forged(one, { game: 'g'.repeat(1_000_000) }), /no game/],
    ['3 million players', one => forged(one, { settings: { players: 3e6 } }), /1 to 12/],
    [
      '3 million players by other rules',
      one => forged(one, { rulesVersion: 2, settings: { players: 3e6 } }),
      /1 to 12/,
    ],
    [
      '3 million players of a table',
      () => forgedFile(table, { settings: { players: 3e6 } }),
      /1 to 12/,
    ],
    [
      'answers of a table without end',
      () => JSON.stringify({ ...table, log: [...table.log, ...many(7000, table.log.at(-2)!)] }),
      /more than \d+ entries|too big for a game/,
    ],
    [
      'answers of a table beyond any game',
      () =>
        JSON.stringify({
          ...table,
          log: [...table.log.slice(0, -1), ...many(5000, { type: 'answered', answer: ANSWER })],
        }),
      /more than 5000 answers/,
    ],
    [
      'players that no table of this game can have, by other rules',
      () => forgedFile(table, { rulesVersion: 2, settings: { players: 9 } }, { seating: null }),
      /can't be shown: Setting players of Market Day can't be 9|can't be played on/,
    ],
    [
      'an end that the rules don’t know',
      () => JSON.stringify({ ...table, log: [...table.log.slice(0, 5), table.log.at(-1)] }),
      /played to its end, and it was not/,
    ],
    [
      'players that this game can’t have, by other rules',
      one => forged(one, { rulesVersion: 2, settings: { players: 9 }, seating: null }),
      /can't be shown: Setting players of Market Day can't be 9|can't be played on/,
    ],
    [
      'settings that this game does not have, by other rules',
      one => forged(one, { rulesVersion: 2, settings: { players: 2, hats: 3 } }),
      /can't be shown: Market Day has no setting "hats"|can't be played on/,
    ],
  ];
  test.each(cases)('%s', async (_, spoil, why) => {
    const path = file(spoil(save));
    for (const args of [
      ['replay', path, '--game', toyPath],
      ['play', toyPath, '--load', path],
    ]) {
      const { status, out, err } = await castellan(args);
      expect(err).toMatch(why);
      expect(err.length).toBeLessThan(1000);
      expect({ status, out }).toEqual({ status: 1, out: '' });
    }
  });

  test.runIf(existsSync('/dev/zero'))('a file without end', async () => {
    const { status, err } = await castellan(['replay', '/dev/zero']);
    expect(status).toBe(1);
    expect(err).toContain('far too big');
  });

  test('a name of a megabyte is cut, and the game opens', async () => {
    const path = file(forged(save, { seating: null, seated: seats('N'.repeat(1_000_000)) }));
    const { status, out } = await castellan(['replay', path, '--game', toyPath]);
    expect(status).toBe(0);
    expect(out).toContain(`${'N'.repeat(40)} rolls`);
    expect(out).not.toContain('N'.repeat(41));
  });
});

test('the game of a save is looked up by its name; it is never run as a file', async () => {
  const evil = join(folder, 'evil.ts');
  writeFileSync(evil, `throw new Error('this was run');`);
  const { status, err } = await castellan(['replay', file(forged(save, { game: evil }))]);
  expect(status).toBe(1);
  expect(err).toMatch(/"game" is missing, or no game/);
});

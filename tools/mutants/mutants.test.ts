import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fate, Verdict } from './book.ts';
import { Book } from './book.ts';
import { drawLot } from './lot.ts';
import { reportOf } from './report.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-mutants-'));
  folders.push(folder);
  return join(folder, 'in', 'quests.jsonl');
}

const verdict = (name: string, fate: Fate, file = 'games/quests/turn.ts', line = 7): Verdict => ({
  name,
  file,
  line,
  before: 'a < b',
  after: 'a <= b',
  fate,
  source: 'source-1',
  tests: 'tests-1',
});

describe('the book', () => {
  test('knows what was written, also in the next run', () => {
    const path = newPath();
    new Book(path).write(verdict('one', 'killed'));
    expect(new Book(path).holds('one', 'source-1', 'tests-1')).toEqual(verdict('one', 'killed'));
    expect(new Book(path).holds('two', 'source-1', 'tests-1')).toBe(null);
  });

  test('a changed file makes new mutants', () => {
    const book = new Book(newPath());
    book.write(verdict('one', 'killed'));
    expect(book.holds('one', 'source-2', 'tests-1')).toBe(null);
  });

  test('when tests have changed, survivors run again, the killed do not', () => {
    const book = new Book(newPath());
    for (const fate of ['killed', 'survived', 'uncovered', 'broken'] as const)
      book.write(verdict(fate, fate));
    const known = (name: string): boolean => book.holds(name, 'source-1', 'tests-2') !== null;
    expect(['killed', 'survived', 'uncovered', 'broken'].filter(known)).toEqual(['killed']);
  });

  test('half a line at the end, of a run that was stopped, is passed over', () => {
    const path = newPath();
    const book = new Book(path);
    book.write(verdict('one', 'killed'));
    appendFileSync(path, '{"name":"two","fa');
    expect(new Book(path).holds('one', 'source-1', 'tests-1')).not.toBe(null);
    expect(new Book(path).holds('two', 'source-1', 'tests-1')).toBe(null);
  });

  test('can be burnt, and written anew', () => {
    const path = newPath();
    new Book(path).write(verdict('one', 'killed'));
    Book.burn(path);
    expect(new Book(path).holds('one', 'source-1', 'tests-1')).toBe(null);
  });
});

describe('a lot', () => {
  const names = Array.from({ length: 100 }, (_, i) => `mutant ${i}`);

  test('is as large as was asked for, and the same whatever the order', () => {
    const drawn = drawLot(names, 10);
    expect(drawn.size).toBe(10);
    expect(drawLot([...names].reverse(), 10)).toEqual(drawn);
  });

  test('a larger one contains the smaller, so that going on wastes nothing', () => {
    expect([...drawLot(names, 30)]).toEqual(expect.arrayContaining([...drawLot(names, 10)]));
  });

  test('without a number all are in it', () => {
    expect(drawLot(names, null).size).toBe(100);
  });
});

test('the report names the survivors by file and line, and gives each file its score', () => {
  const report = reportOf([
    verdict('1', 'survived', 'games/quests/turn.ts', 12),
    verdict('2', 'killed', 'games/quests/turn.ts'),
    verdict('3', 'uncovered', 'games/quests/turn.ts', 3),
    verdict('4', 'killed', 'games/quests/end.ts'),
    verdict('5', 'broken', 'games/quests/end.ts'),
  ]);
  expect(report.split('\n')).toEqual([
    'games/quests/turn.ts:3   (no test comes by here)',
    '  - a < b',
    '  + a <= b',
    'games/quests/turn.ts:12',
    '  - a < b',
    '  + a <= b',
    '',
    'games/quests/end.ts   100.0 %  1 killed, 0 survived',
    'games/quests/turn.ts   33.3 %  1 killed, 2 survived',
    'all                    50.0 %  2 killed, 2 survived',
  ]);
});

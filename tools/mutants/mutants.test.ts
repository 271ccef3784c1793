import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { afterEach, describe, expect, test } from 'vitest';
import type { MutantFate, Verdict } from './book.ts';
import { Book } from './book.ts';
import { Compiler } from './compiler.ts';
import { drawLot } from './lot.ts';
import { Nursery } from './nursery.ts';
import { reportOf } from './report.ts';
import { root, sourcesOf, targets } from './targets.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-mutants-'));
  folders.push(folder);
  return join(folder, 'in', 'quests.jsonl');
}

const verdict = (
  name: string,
  fate: MutantFate,
  file = 'games/quests/turn.ts',
  line = 7,
): Verdict => ({
  name,
  file,
  line,
  before: 'a < b',
  after: 'a <= b',
  fate,
  why: '',
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
    const fates = ['killed', 'timeout', 'survived', 'uncovered', 'refused', 'broken'] as const;
    for (const fate of fates) book.write(verdict(fate, fate));
    const known = (name: string): boolean => book.holds(name, 'source-1', 'tests-2') !== null;
    expect(fates.filter(known)).toEqual(['killed', 'timeout', 'refused']);
  });

  test('an incomplete last line, from an interrupted run, is skipped', () => {
    const path = newPath();
    const book = new Book(path);
    book.write(verdict('one', 'killed'));
    appendFileSync(path, '{"name":"two","fa');
    expect(new Book(path).holds('one', 'source-1', 'tests-1')).not.toBe(null);
    expect(new Book(path).holds('two', 'source-1', 'tests-1')).toBe(null);
  });

  test('can be deleted and started again', () => {
    const path = newPath();
    new Book(path).write(verdict('one', 'killed'));
    Book.burn(path);
    expect(new Book(path).holds('one', 'source-1', 'tests-1')).toBe(null);
  });
});

describe('a lot', () => {
  const names = Array.from({ length: 100 }, (_, i) => `mutant ${i}`);

  test('is as large as was asked for, and the same whatever the order', () => {
    const drawn = drawLot(names, 10, 'a');
    expect(drawn.size).toBe(10);
    expect(drawLot([...names].reverse(), 10, 'a')).toEqual(drawn);
  });

  test('a larger one contains the smaller, so that going on repeats nothing', () => {
    const larger = [...drawLot(names, 30, 'a')];
    expect(larger).toEqual(expect.arrayContaining([...drawLot(names, 10, 'a')]));
  });

  test('another seed draws another lot', () => {
    expect(drawLot(names, 10, 'b')).not.toEqual(drawLot(names, 10, 'a'));
  });

  test('without a number all are in it', () => {
    expect(drawLot(names, null, 'a').size).toBe(100);
  });
});

describe('a mutant', () => {
  const text = 'const a = 1;\nconst b = [\n  a < 2,\n];\n';
  const mutantAt = (start: [number, number], end: [number, number], replacement: string) => {
    const fileName = join(dirname(newPath()), 'turn.ts');
    mkdirSync(dirname(fileName), { recursive: true });
    writeFileSync(fileName, text);
    const [from, to] = [start, end].map(([line, column]) => ({ line, column }));
    const location = { start: from!, end: to! };
    const mutant: Mutant = { id: '1', fileName, location, replacement, mutatorName: 'Test' };
    return { nursery: new Nursery(dirname(fileName)), mutant };
  };

  test.each([
    ['in the first line', [0, 10], [0, 11], '2', '1', 'const a = 2;\nconst b = [\n  a < 2,\n];\n'],
    ['within a line', [2, 2], [2, 7], 'true', 'a < 2', 'const a = 1;\nconst b = [\n  true,\n];\n'],
    ['over lines', [1, 10], [3, 1], '[]', '[\n  a < 2,\n]', 'const a = 1;\nconst b = [];\n'],
  ] as const)(
    '%s: what was there, and the text with the change',
    (_, start, end, after, was, whole) => {
      const { nursery, mutant } = mutantAt([...start], [...end], after);
      expect(nursery.before(mutant)).toBe(was);
      expect(nursery.mutated(mutant)).toBe(whole);
    },
  );
});

test('the compiler refuses a change of types, takes one of numbers, and keeps the rules as they are', () => {
  const folder = join(root, 'artefacts', 'mutants', `test-${process.pid}`);
  folders.push(folder);
  const compiler = new Compiler(
    root,
    targets.find(({ name }) => name === 'shadowgate')!,
    folder,
  );
  const file = 'games/shadowgate/scoring.ts';
  const text = readFileSync(join(root, file), 'utf8');
  expect(compiler.refuses(file, `${text}\nexport const n: number = '';\n`)).toBe(true);
  expect(compiler.refuses(file, `${text}\nexport const n: number = 1;\n`)).toBe(false);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
});

test.each(targets)('$name has code to change, and none of it is a test', target => {
  const files = sourcesOf(target);
  expect(files).not.toEqual([]);
  expect(files.filter(file => /[./]test[./]/.test(file))).toEqual([]);
});

test('the report names the survivors by file and line, and gives each file its score', () => {
  const report = reportOf([
    verdict('1', 'survived', 'games/quests/turn.ts', 12),
    verdict('2', 'killed', 'games/quests/turn.ts'),
    verdict('3', 'uncovered', 'games/quests/turn.ts', 3),
    verdict('4', 'killed', 'games/quests/end.ts'),
    verdict('5', 'broken', 'games/quests/end.ts'),
    verdict('6', 'refused', 'games/quests/end.ts'),
    verdict('7', 'timeout', 'games/quests/end.ts'),
  ]);
  expect(report.split('\n')).toEqual([
    'games/quests/turn.ts:3   (no test comes by here)',
    '  - a < b',
    '  + a <= b',
    'games/quests/turn.ts:12',
    '  - a < b',
    '  + a <= b',
    '',
    'games/quests/end.ts   100.0 %  2 killed, 0 survived',
    'games/quests/turn.ts   33.3 %  1 killed, 2 survived',
    'all                    60.0 %  3 killed, 2 survived',
    '',
    '95 % interval: 23.1 to 88.2 %',
    'Of the killed, 1 did not end in time.',
    'Not counted: 1 that do not compile, 1 with which the tests could not be run.',
  ]);
});

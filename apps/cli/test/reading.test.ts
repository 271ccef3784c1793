import type { Decision, Option } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { readTyped } from '../src/play/reading.ts';

function decision(
  kind: Decision['kind'],
  min: number,
  max: number,
  fallback: readonly string[],
): Decision {
  const options: Option[] = [
    { id: 'recruit:cleric', note: { say: 'Recruit Cleric' }, ref: 'stack-1', max: 3 },
    { id: 'recruit:old-knight', note: { say: 'Recruit Old Knight' }, ref: 'stack-2', max: 2 },
    { id: 'pass', note: { say: 'Pass' }, max: 2 },
    { id: 'slay:goblin', note: { say: 'Slay Goblin' }, blocked: { say: 'too strong' } },
  ];
  const answer =
    kind === 'split'
      ? { decision: '0.0', counts: { 'recruit:cleric': max } }
      : { decision: '0.0', picks: fallback };
  return {
    id: '0.0',
    seat: 0,
    kind,
    step: 's',
    prompt: { say: 'p' },
    options,
    min,
    max,
    fallback: answer,
  };
}

/** The picks, the counts, or the error message. */
function read(asked: Decision, typed: string): unknown {
  const found = readTyped(asked, typed, phrase => phrase.say);
  if ('complaint' in found) return found.complaint;
  return 'picks' in found.answer ? found.answer.picks : found.answer.counts;
}

describe('choose', () => {
  const asked = decision('choose', 1, 1, ['pass']);

  test.each([
    ['1', 'recruit:cleric'],
    [' 2 ', 'recruit:old-knight'],
    ['recruit:cleric', 'recruit:cleric'],
    ['cleric', 'recruit:cleric'],
    ['CLERIC', 'recruit:cleric'],
    ['old knight', 'recruit:old-knight'],
    ['pass', 'pass'],
    ['', 'pass'],
  ])('"%s" is %s', (typed, id) => expect(read(asked, typed)).toEqual([id]));

  test.each([
    ['4', 'There is no number 4. Type a number from 1 to 3'],
    ['0', 'There is no number 0'],
    ['recruit', '"recruit" could be recruit:cleric or recruit:old-knight'],
    ['goblin', 'Slay Goblin: not now, too strong.'],
    ['slay:goblin', 'Slay Goblin: not now, too strong.'],
    ['hat', '"hat" is not among the options. Type a number'],
    ['1 2', '"1 2" is not among the options'],
  ])('"%s" is explained', (typed, why) => expect(read(asked, typed)).toContain(why));

  test('Enter alone never changes the table by accident', () => {
    expect(read(decision('choose', 1, 1, ['recruit:cleric']), '')).toContain(
      'Type a number from 1 to 3',
    );
  });
});

describe('select', () => {
  const asked = decision('select', 0, 2, []);

  test.each([
    ['1 3', ['recruit:cleric', 'pass']],
    ['3,1', ['pass', 'recruit:cleric']],
    ['cleric pass', ['recruit:cleric', 'pass']],
    ['none', []],
    ['', []],
  ])('"%s"', (typed, picks) => expect(read(asked, typed)).toEqual(picks));

  test.each([
    ['1 2 3', 'That is 3. Type 0 to 2 of the numbers 1 to 3'],
    ['1 1', '"recruit:cleric" is named twice'],
  ])('"%s" is explained', (typed, why) => expect(read(asked, typed)).toContain(why));

  test('none is no answer where some are required', () => {
    expect(read(decision('select', 1, 2, ['pass']), 'none')).toContain(
      '"none" is not among the options',
    );
  });
});

describe('split', () => {
  const asked = decision('split', 4, 4, []);
  const counts = (cleric: number, knight: number, pass: number): object => ({
    'recruit:cleric': cleric,
    'recruit:old-knight': knight,
    pass,
  });

  test.each([
    ['3 1 0', counts(3, 1, 0)],
    ['cleric 2 pass 2', counts(2, 0, 2)],
    ['cleric=2, pass=2', counts(2, 0, 2)],
    ['2 cleric 2 pass', counts(2, 0, 2)],
  ])('"%s"', (typed, wanted) => expect(read(asked, typed)).toEqual(wanted));

  test.each([
    ['4', 'That is 1 of 3 numbers. Divide 4'],
    ['1 1 1', 'That adds up to 3, not to 4'],
    ['4 0 0', 'recruit:cleric can be 0 to 3'],
    ['cleric two', 'Divide 4: one number for each'],
    ['cleric', 'Divide 4'],
    ['hat 4', '"hat" is not among the options'],
  ])('"%s" is explained', (typed, why) => expect(read(asked, typed)).toContain(why));
});

test('order: all the numbers', () => {
  const asked = decision('order', 3, 3, ['pass', 'recruit:cleric', 'recruit:old-knight']);
  expect(read(asked, '3 1 2')).toEqual(['pass', 'recruit:cleric', 'recruit:old-knight']);
  expect(read(asked, '')).toEqual(['pass', 'recruit:cleric', 'recruit:old-knight']);
  expect(read(asked, '3 1')).toContain('Type all 3 numbers in the order you want, such as "3 2 1"');
});

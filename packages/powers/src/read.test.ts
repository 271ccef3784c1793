import { describe, expect, test } from 'vitest';
import { terms } from '../test/vocabulary.ts';
import { NotationError, read, readPower } from './index.ts';

/** The message, and the line with a marker where the reader stopped. */
function refusal(reading: () => unknown): string {
  try {
    reading();
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  return 'it was read';
}

const HIGH = `${'may '.repeat(13)}1g`;
const EVER_DEEPER = '('.repeat(100_000);

describe('a line that can’t be read: where, and what was expected', () => {
  test.each<[line: string, message: string]>([
    ['', 'Expected a number, or the beginning of an effect at character 1: ▸'],
    ['gold', 'Expected a number, or the beginning of an effect at character 1: ▸gold'],
    ['1', 'Expected a resource after the number (g, m, vp, w, c) at character 2: 1▸'],
    ['1x', 'Expected a resource after the number (g, m, vp, w, c) at character 2: 1▸x'],
    ['1gg', 'Expected a resource after the number (g, m, vp, w, c) at character 2: 1▸gg'],
    ['1 g', 'Expected a resource after the number (g, m, vp, w, c) at character 2: 1▸ g'],
    ['0g', 'Expected a number from 1 to 99 at character 1: ▸0g'],
    ['100g', 'Expected a number from 1 to 99 at character 1: ▸100g'],
    ['1g 2g', 'Expected a resource that was not there before at character 5: 1g 2▸g'],
    ['1g 2', 'Expected a resource after the number (g, m, vp, w, c) at character 5: 1g 2▸'],
    ['1g +', 'Expected the end of the line at character 3: 1g▸ +'],
    ['1g + ', 'Expected a number, or the beginning of an effect at character 6: 1g + ▸'],
    ['1g+1m', 'Expected the end of the line at character 3: 1g▸+1m'],
    ['1g × ', 'Expected something that can be counted (Soldier, owned) at character 6: 1g × ▸'],
    [
      '1g × Soldiers',
      'Expected something that can be counted (Soldier, owned) at character 6: 1g × ▸Soldiers',
    ],
    ['(1g / 1m', 'Expected a closing bracket at character 9: (1g / 1m▸'],
    ['1g / 1m)', 'Expected the end of the line at character 8: 1g / 1m▸)'],
    [
      '1g / 1m + 1vp',
      'Expected brackets round what is joined in another way at character 8: 1g / 1m▸ + 1vp',
    ],
    [
      '1g → 1m → 1vp',
      'Expected brackets round what is joined in another way at character 8: 1g → 1m▸ → 1vp',
    ],
    [
      '1g → 1m & 1vp',
      'Expected brackets round what is joined in another way at character 8: 1g → 1m▸ & 1vp',
    ],
    [
      '1m + 1g → 1vp',
      'Expected brackets round what is joined in another way at character 8: 1m + 1g▸ → 1vp',
    ],
    ['RECRUIT → 1g', 'Expected a price before the arrow at character 1: ▸RECRUIT → 1g'],
    [
      '1g + (may pay 1g → 1m)',
      'Expected a price before the arrow at character 7: 1g + (▸may pay 1g → 1m)',
    ],
    [
      '(pay 1g / 1m) → 1vp',
      'Expected a price before the arrow at character 1: ▸(pay 1g / 1m) → 1vp',
    ],
    ['them 1g', 'Expected an arrow after the price (or "pay" before it) at character 8: them 1g▸'],
    ['pay 1vpx', 'Expected a resource after the number (g, m, vp, w, c) at character 6: pay 1▸vpx'],
    ['lose attic', 'Expected where the cards lie (hand, owned) at character 6: lose ▸attic'],
    ['lose 0 hand', 'Expected a number from 1 to 99 at character 6: lose ▸0 hand'],
    [
      'rob random attic',
      'Expected where the cards lie (hand, owned) at character 12: rob random ▸attic',
    ],
    ['free attic', 'Expected where the card comes from (shelf) at character 6: free ▸attic'],
    ['free shelf green', 'Expected the end of the line at character 11: free shelf▸ green'],
    ['free shelf ≤ -1', 'Expected the end of the line at character 11: free shelf▸ ≤ -1'],
    [
      'free shelf ≤ 1 ≤ 2',
      'Expected another condition, or none at character 19: free shelf ≤ 1 ≤ 2▸',
    ],
    ['take 1g 1m', 'Expected one resource to take at character 6: take ▸1g 1m'],
    ['take ≤ 0', 'Expected one resource to take at character 8: take ≤ ▸0'],
    [
      'if Soldier: 1g',
      'Expected a number, or the beginning of an effect at character 4: if ▸Soldier: 1g',
    ],
    ['if 2', 'Expected a blank and what is counted at character 5: if 2▸'],
    [
      'if 2 Knight: 1g',
      'Expected something that can be counted (Soldier, owned) at character 6: if 2 ▸Knight: 1g',
    ],
    [
      'if 2 Soldier 1g',
      'Expected a colon and a blank after the condition at character 13: if 2 Soldier▸ 1g',
    ],
    [
      'each seat: 1g',
      'Expected a number, or the beginning of an effect at character 1: ▸each seat: 1g',
    ],
    ['shout', 'Expected a number, or the beginning of an effect at character 1: ▸shout'],
    ['shout ×-1', 'Expected a number, or the beginning of an effect at character 1: ▸shout ×-1'],
    ['shout ×100', 'Expected a number, or the beginning of an effect at character 1: ▸shout ×100'],
    ['bow2', 'Expected a number, or the beginning of an effect at character 1: ▸bow2'],
    [
      Array.from({ length: 17 }, () => '1g').join(' / '),
      `Expected at most 16 parts at character 81: ${'1g / '.repeat(16)}▸1g`,
    ],
    [HIGH, `Expected at most 12 levels of effects inside each other at character 1: ▸${HIGH}`],
    [
      EVER_DEEPER,
      `Expected at most 12 levels of effects inside each other at character 27: ${EVER_DEEPER.slice(26)}`.slice(
        0,
        30,
      ),
    ],
  ])('%.40s', (line, message) => expect(refusal(() => read(line, terms))).toContain(message));

  test.each<[line: string, message: string]>([
    ['', 'Expected a time (build, at dusk) at character 1: ▸'],
    ['dusk: 1g', 'Expected a time (build, at dusk) at character 1: ▸dusk: 1g'],
    ['build 1g', 'Expected a colon and a blank after the time at character 6: build▸ 1g'],
    ['build: ', 'Expected a number, or the beginning of an effect at character 8: build: ▸'],
    ['always: 1g', 'Expected a modifier (reach #, blessed) at character 9: always: ▸1g'],
    ['always: reach', 'Expected a modifier (reach #, blessed) at character 9: always: ▸reach'],
    [
      'always: reach 100',
      'Expected a modifier (reach #, blessed) at character 9: always: ▸reach 100',
    ],
    ['always: blessed 1', 'Expected the end of the line at character 16: always: blessed▸ 1'],
  ])('as a power: %s', (line, message) =>
    expect(refusal(() => readPower(line, terms))).toBe(message),
  );

  test('the place is counted from 0', () => {
    const error = new NotationError('1g +', 2, 'nothing');
    expect([error.at, error.name]).toEqual([2, 'NotationError']);
  });
});

test('optional parts are accepted: brackets round one part, and the 1 of one card', () => {
  expect(read('(1g)', terms)).toEqual(read('1g', terms));
  expect(read('(((1g) + (1m)))', terms)).toEqual(read('1g + 1m', terms));
  expect(read('lose 1 hand', terms)).toEqual(read('lose hand', terms));
});

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
    ['', 'start at character 1: ▸'],
    ['gold', 'start at character 1: ▸gold'],
    ['1', 'resources (g, m, vp, w, c) at character 2: 1▸'],
    ['1x', 'resources (g, m, vp, w, c) at character 2: 1▸x'],
    ['1gg', 'resources (g, m, vp, w, c) at character 2: 1▸gg'],
    ['1 g', 'resources (g, m, vp, w, c) at character 2: 1▸ g'],
    ['0g', 'number (1 to 99) at character 1: ▸0g'],
    ['100g', 'number (1 to 99) at character 1: ▸100g'],
    ['1g 2g', 'twice at character 5: 1g 2▸g'],
    ['1g 2', 'resources (g, m, vp, w, c) at character 5: 1g 2▸'],
    ['1g +', 'end at character 3: 1g▸ +'],
    ['1g + ', 'start at character 6: 1g + ▸'],
    ['1g+1m', 'end at character 3: 1g▸+1m'],
    ['1g × ', 'counts (Soldier, owned) at character 6: 1g × ▸'],
    ['1g × Soldiers', 'counts (Soldier, owned) at character 6: 1g × ▸Soldiers'],
    ['(1g / 1m', 'bracket at character 9: (1g / 1m▸'],
    ['1g / 1m)', 'end at character 8: 1g / 1m▸)'],
    ['1g / 1m + 1vp', 'brackets at character 8: 1g / 1m▸ + 1vp'],
    ['1g → 1m → 1vp', 'brackets at character 8: 1g → 1m▸ → 1vp'],
    ['1g → 1m & 1vp', 'brackets at character 8: 1g → 1m▸ & 1vp'],
    ['1m + 1g → 1vp', 'brackets at character 8: 1m + 1g▸ → 1vp'],
    ['RECRUIT → 1g', 'price at character 1: ▸RECRUIT → 1g'],
    ['1g + (may pay 1g → 1m)', 'price at character 7: 1g + (▸may pay 1g → 1m)'],
    ['(pay 1g / 1m) → 1vp', 'price at character 1: ▸(pay 1g / 1m) → 1vp'],
    ['them 1g', 'arrow at character 8: them 1g▸'],
    ['pay 1vpx', 'resources (g, m, vp, w, c) at character 6: pay 1▸vpx'],
    ['lose attic', 'places (hand, owned) at character 6: lose ▸attic'],
    ['lose 0 hand', 'number (1 to 99) at character 6: lose ▸0 hand'],
    ['rob random attic', 'places (hand, owned) at character 12: rob random ▸attic'],
    ['free attic', 'supplies (shelf) at character 6: free ▸attic'],
    ['free shelf green', 'end at character 11: free shelf▸ green'],
    ['free shelf ≤ -1', 'end at character 11: free shelf▸ ≤ -1'],
    ['free shelf ≤ 1 ≤ 2', 'twice at character 19: free shelf ≤ 1 ≤ 2▸'],
    ['take 1g 1m', 'one-resource at character 6: take ▸1g 1m'],
    ['take ≤ 0', 'one-resource at character 8: take ≤ ▸0'],
    ['if Soldier: 1g', 'start at character 4: if ▸Soldier: 1g'],
    ['if 2', 'blank at character 5: if 2▸'],
    ['if 2 Knight: 1g', 'counts (Soldier, owned) at character 6: if 2 ▸Knight: 1g'],
    ['if 2 Soldier 1g', 'colon at character 13: if 2 Soldier▸ 1g'],
    ['each seat: 1g', 'start at character 1: ▸each seat: 1g'],
    ['shout', 'start at character 1: ▸shout'],
    ['shout ×-1', 'start at character 1: ▸shout ×-1'],
    ['shout ×100', 'start at character 1: ▸shout ×100'],
    ['bow2', 'start at character 1: ▸bow2'],
    [
      Array.from({ length: 17 }, () => '1g').join(' / '),
      `parts (16) at character 81: ${'1g / '.repeat(16)}▸1g`,
    ],
    [HIGH, `levels (12) at character 1: ▸${HIGH}`],
    [EVER_DEEPER, `levels (12) at character 27: ${EVER_DEEPER.slice(26)}`.slice(0, 30)],
  ])('%.40s', (line, message) => expect(refusal(() => read(line, terms))).toContain(message));

  test.each<[line: string, message: string]>([
    ['', 'timings (build, at dusk) at character 1: ▸'],
    ['dusk: 1g', 'timings (build, at dusk) at character 1: ▸dusk: 1g'],
    ['build 1g', 'colon at character 6: build▸ 1g'],
    ['build: ', 'start at character 8: build: ▸'],
    ['always: 1g', 'modifiers (reach #, blessed) at character 9: always: ▸1g'],
    ['always: reach', 'modifiers (reach #, blessed) at character 9: always: ▸reach'],
    ['always: reach 100', 'modifiers (reach #, blessed) at character 9: always: ▸reach 100'],
    ['always: blessed 1', 'end at character 16: always: blessed▸ 1'],
  ])('as a power: %s', (line, message) =>
    expect(refusal(() => readPower(line, terms))).toBe(message),
  );

  test('the place is counted from 0', () => {
    const error = new NotationError('1g +', 2, 'end');
    expect([error.at, error.name]).toEqual([2, 'NotationError']);
  });
});

test('optional parts are accepted: brackets round one part, and the 1 of one card', () => {
  expect(read('(1g)', terms)).toEqual(read('1g', terms));
  expect(read('(((1g) + (1m)))', terms)).toEqual(read('1g + 1m', terms));
  expect(read('lose 1 hand', terms)).toEqual(read('lose hand', terms));
});

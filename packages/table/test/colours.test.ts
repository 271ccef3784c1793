import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIELDS, fieldOf } from '../src/art/fields.ts';
import { skyColours } from '../src/art/use-picture.ts';
import { ARMS } from '../src/parts/seat-shield.tsx';
import { contrast } from '../src/theme/colour.ts';
import { TONES, tone } from '../src/theme/tone.ts';

const tokens = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8');

/** The tokens by name, in light and in dark. */
function palette(theme: 0 | 1): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of tokens.matchAll(/--ct-([a-z-]+): ([^;]+);/g)) {
    const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value!);
    const colour = pair ? pair[theme + 1] : /^#\w{6}$/.test(value!) ? value : undefined;
    if (colour !== undefined) found.set(name!, colour);
  }
  return found;
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s: what is written can be read', (_, theme) => {
  const colour = palette(theme);
  const of = (name: string): string => colour.get(name)!;
  const grounds = ['table', 'table-deep', 'panel', 'raised', 'sunken'];

  test.each(
    ['ink', 'ink-soft', 'ink-faint'].flatMap(ink => grounds.map(ground => [ink, ground] as const)),
  )('%s on %s', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['action-ink', 'action'],
    ['picked-ink', 'picked'],
    ['bad', 'panel'],
    ['good', 'panel'],
    ['card-ink', 'parchment'],
    ['card-ink', 'parchment-deep'],
    ['card-ink-soft', 'parchment'],
  ])('%s on %s', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    ['lit', 'focus', 'line-strong'].flatMap(mark =>
      ['table', 'panel', 'raised'].map(ground => [mark, ground] as const),
    ),
  )('the edge %s is seen on %s', (mark, ground) => {
    expect(contrast(of(mark), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

test.each(Object.keys(TONES))('the tone %s has an ink that can be read on it', name => {
  const { fill, ink } = tone(name);
  expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
});

test('a tone may be a colour of the game’s own; an unknown name is stone', () => {
  expect(tone('#123456').fill).toBe('#123456');
  expect(tone('no-such-tone').fill).toBe(TONES.stone);
});

test.each(ARMS.map(({ colour }, seat) => [seat, colour] as const))(
  'the arms of seat %i are seen',
  (_, colour) => {
    expect(contrast(colour, '#fdf3dc')).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(Object.entries(FIELDS))(
  'the field %s lets the ivory emblem and the gilt frame be seen',
  (name, { edge }) => {
    for (const ground of skyColours(name))
      expect(contrast('#f6e3b6', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast('#d8b065', edge)).toBeGreaterThanOrEqual(3);
  },
);

test('a field that nobody painted is plain', () => {
  expect(fieldOf('no-such-field')).toBe(FIELDS.plain);
});

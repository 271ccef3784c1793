import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english, marks, Resolving } from '../test/world.ts';
import { appraise, icons, language, note, sentence } from './index.ts';
import type { Prices } from './index.ts';

const prices: Prices = {
  resource: () => 1,
  count: () => 1,
  acquire: () => 1,
  act: () => 1,
  verb: () => 1,
};

/** The code in a text, without its layout. */
const bare = (code: string): string => code.replaceAll(/\s+/g, '');

test('the README’s example', () => {
  const { aim, gain, or, pay, takeUpTo } = language(['gold', 'magic', 'vp']);
  const merchant = or(gain({ gold: 2 }), gain({ magic: 2 }));
  const monk = pay({ gold: 1 }, gain({ magic: 2 }));
  const thief = aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 })));
  expect(note(monk, marks)).toBe('1g → 2m');
  expect(sentence(merchant, english)).toBe('Either gain 2 gold, or gain 2 magic.');
  expect(icons(monk).map(icon => Object.values(icon)[0])).toEqual(['gold', 'pay', 'magic']);
  expect(appraise(monk, prices)).toBe(1);
  const t = new Resolving(thief, 2, { purses: [{}, { gold: 1 }] });
  expect(t.asked?.ids).toEqual(['take:gold:1', 'pass']);
});

test('is this one', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(read('../README.md'))![1]!;
  expect(example.trimEnd().split('\n')).toHaveLength(10);
  expect(bare(read('readme.test.ts'))).toContain(bare(example));
});

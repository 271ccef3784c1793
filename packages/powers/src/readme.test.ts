import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english, terms } from '../test/vocabulary.ts';
import { Resolving } from '../test/world.ts';
import { effectIcons, language, note, read, sentence } from './index.ts';

/** The code in a text, without its layout. */
const bare = (code: string): string => code.replaceAll(/\s+/g, '');

test('the README’s example', () => {
  const { aim, all, gain, lose, or, pay, takeUpTo } = language(terms);
  const monk = pay({ gold: 1 }, gain({ magic: 2 }));
  const bard = pay(lose('hand'), gain({ card: 2 }));
  const thief = aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 })));
  expect(note(thief, terms)).toBe('◎ (take ≤ 3g / take ≤ 3m)');
  expect(read('lose hand → 2c', terms)).toEqual(bard);
  expect(sentence(bard, english)).toBe('You may discard a card from your hand to gain 2 cards.');
  expect(effectIcons(monk).map(icon => Object.values(icon)[0])).toEqual(['gold', 'pay', 'magic']);
  const t = new Resolving(all(gain({ wild: 1 }), monk)).pick('gold', 'pay');
  expect(t.log).toEqual(['0 +1 gold', '0 -1 gold', '0 +2 magic']);
});

test('is this one', () => {
  const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(text('../README.md'))![1]!;
  expect(example.trimEnd().split('\n')).toHaveLength(10);
  expect(bare(text('readme.test.ts'))).toContain(bare(example));
});

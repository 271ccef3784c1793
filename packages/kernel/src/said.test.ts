import { expect, test } from 'vitest';
import { Speaker, wordsFrom, wordsIn } from './catalogue.ts';
import { aside, cardNames, isAside, said, saidText } from './said.ts';

const name = cardNames({ ware: [{ id: 'pie', name: 'Pie' }], tool: [{ id: 'saw', name: 'Saw' }] });
const words = wordsFrom('Market Day', {
  bought: ({ seat, ware }, who) => said`${who(seat)} buys ${name(ware)}.`,
});
const who = (seat: number): string => ['Anna', 'Ben'][seat]!;

test('a card has its name and says which card it is; an unknown id stays as it is', () => {
  expect([name('pie'), name('saw'), name('axe')]).toEqual([
    { text: 'Pie', card: 'ware:pie' },
    { text: 'Saw', card: 'tool:saw' },
    'axe',
  ]);
});

test('a seat has its name and says which seat it is', () => {
  const phrase = { say: 'bought', seat: 1, ware: 'pie' };
  expect(words.say(phrase, who)).toBe('Ben buys Pie.');
  expect(words.parts!(phrase, who)).toEqual([
    { text: 'Ben', seat: 1 },
    ' buys ',
    { text: 'Pie', card: 'ware:pie' },
    '.',
  ]);
});

test('a phrase without words is named', () => {
  expect(() => words.say({ say: 'sold' }, who)).toThrow('Market Day has no words for "sold"');
});

test('an aside is part of what is said, and can be left out of it', () => {
  const parts = said`Ben sells ${name('pie')}${aside` for ${name('saw')}`} off.`;
  expect(saidText(parts)).toBe('Ben sells Pie for Saw off.');
  expect(saidText(parts.filter(part => !isAside(part)))).toBe('Ben sells Pie off.');
  expect(parts.find(isAside)).toEqual({ text: ' for ', aside: true });
});

test('what belongs to a phrase is said under its own name, and only where there is such a text', () => {
  const catalogue = { ask: 'Which {n}?', 'ask.deed': 'Take {n}' };
  const asking = wordsIn('Market Day', catalogue, new Speaker('en'));
  expect(asking.attribute!({ say: 'ask', n: 2 }, 'deed', who)).toBe('Take 2');
  expect(asking.attribute!({ say: 'ask', n: 2 }, 'title', who)).toBeNull();
});

test.each([
  ['en', 'a, b and c', 'a or b'],
  ['de', 'a, b und c', 'a oder b'],
  ['fr', 'a, b et c', 'a ou b'],
  // One that has only begun: the browser knows how.
  ['es', 'a, b y c', 'a o b'],
])('a list in %s', (locale, and, or) => {
  const listed = (...given: Parameters<Speaker['LIST']>): string =>
    new Speaker(locale).LIST(...given).join('');
  expect(listed(['a', 'b', 'c'])).toBe(and);
  expect(listed(['a', 'b'], { type: 'or' })).toBe(or);
  expect(listed(['a', 'b', 'c'], { type: 'plain' })).toBe('a, b, c');
  expect(listed(['a', 'b'], { between: ' / ' })).toBe('a / b');
  expect(listed('a')).toBe('a');
});

test.each(['en', 'de', 'fr', 'es'])(
  'a number in %s takes the form that the browser gives it',
  locale => {
    const speaker = new Speaker(locale);
    const form = (n: number) =>
      speaker.pick(n, { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many' }, 'other');
    const browsers = new Intl.PluralRules(locale);
    const numbers = [0, 0.5, 1, 1.5, 2, 3, 11, 21, 100, 999_999, 1_000_000, 2_000_000, 2_000_001];
    for (const n of [...numbers, ...numbers.map(n => -n), Infinity, Number.NaN])
      expect(form(n), `${n}`).toBe(browsers.select(n));
  },
);

import { describe, expect, test } from 'vitest';
import { readJson } from './json-text.ts';
import { Refusal } from './refusal.ts';

test.each(['{"a":[1,"[{,\\\\\\"]",null],"b":{}}', '[]', '7', '"x"', ' [ ] '])(
  '%s is read',
  text => {
    expect(readJson(text)).toEqual(JSON.parse(text));
  },
);

test.each(['', '{oops', '"open', '"\\', ']]]]', '[1,]'])('%j is no JSON', text => {
  expect(() => readJson(text)).toThrow(SyntaxError);
});

describe('what is too much is refused before it is parsed', () => {
  test.each<[string, string, RegExp]>([
    ['letters', `"${'x'.repeat(3_000_000)}"`, /more than 2000000 letters/],
    ['lists in lists', '['.repeat(900_000), /nested more than 20 deep/],
    ['objects in objects', '{"a":'.repeat(30), /nested more than 20 deep/],
    ['values', `[${'0,'.repeat(900_000)}0]`, /more than 150000 values/],
    ['empty lists', `[${'[],'.repeat(300_000)}0]`, /more than 150000 values/],
  ])('%s', (_, text, why) => {
    expect(() => readJson(text)).toThrow(Refusal);
    expect(() => readJson(text)).toThrow(why);
  });

  test('brackets and commas in a text are letters', () => {
    const text = JSON.stringify(`${'[{,'.repeat(300_000)}\\"`);
    expect(readJson(text)).toBe(JSON.parse(text));
  });
});

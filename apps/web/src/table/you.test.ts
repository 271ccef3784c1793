// The reader is addressed, with the right form of each verb.
import type { Phrase } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';

const games = await Promise.all(shelf.map(({ rules }) => rules()));
const who = Object.assign((seat: number): string => ['Ann', 'Ben'][seat]!, { you: 1 });
const said = (game: string, phrase: Phrase): string[] =>
  ['en', 'de', 'fr'].map(locale =>
    games.find(({ id }) => id === game)!.words[locale]!.say(phrase, who),
  );

test('the reader is “you”, anyone else has a name', () => {
  const built = (seat: number) => ({ say: 'built', seat, card: 'market' });
  expect(said('villages', built(1)).map(text => text.split(' ', 2).join(' '))).toEqual([
    'You build',
    'Du baust',
    'Tu construis',
  ]);
  expect(said('villages', built(0)).map(text => text.split(' ', 2).join(' '))).toEqual([
    'Ann builds',
    'Ann baut',
    'Ann construit',
  ]);
});

test('what is taken from the reader is taken from “you”', () => {
  const stolen = { say: 'gold-stolen', seat: 0, from: 1, gold: 2, card: 'thief' };
  const [english, german, french] = said('villages', stolen);
  expect(english).toMatch(/^Ann takes 2 gold from you/);
  expect(german).toMatch(/^Ann nimmt dir 2 Gold ab/);
  expect(french).toMatch(/^Ann te prend 2 [^à]+$/);
});

test('a second verb of the same sentence follows', () => {
  const shipped = { say: 'shipped', seat: 1, n: 3, segment: 8 };
  const [english, german] = said('margraves', shipped);
  expect(english).toMatch(/^You ship 3 .+ and sail to/);
  expect(german).toMatch(/^Du verschiffst 3 .+ und fährst zu/);
});

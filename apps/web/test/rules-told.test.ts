// The rules in the page tell what the digest says: each numbered clause of docs/rules/<game>.md, in every language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@castellan/table/languages';
import type { Handbook, Locale } from '@castellan/table';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const digests = join(root, 'docs/rules');

/** Chapters that the page tells by the cards themselves: what each Citizen of Margraves does. */
const ON_CARDS: Readonly<Record<string, string>> = { margraves: '14' };

const handbookOf = (game: string): string => join(root, 'games', game, 'ui/handbook.ts');

/** Every game with a digest and a handbook. */
const games = readdirSync(digests)
  .map(file => file.replace(/\.md$/, ''))
  .filter(game => existsSync(handbookOf(game)));

/** The numbers of the digest's clauses, in its order. */
const clausesOf = (digest: string): string[] =>
  [...digest.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, clause]) => clause!);

async function told(game: string, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const url = pathToFileURL(handbookOf(game)).href;
  const { handbook } = (await import(/* @vite-ignore */ url)) as { readonly handbook: Handbook };
  await handbook.load(locale);
  const clauses = handbook.rules(locale).flatMap(section => section.clauses);
  // Before the number stands the book: "CK 4.2".
  return new Map(clauses.map(({ id, text }) => [id.replace(/^\D+/, ''), text]));
}

const cases = games.flatMap(game => LOCALES.map(locale => ({ game, locale })));

test.each(cases)('the rules of $game tell every clause of its digest: $locale', async one => {
  const clauses = clausesOf(readFileSync(join(digests, `${one.game}.md`), 'utf8'));
  expect(clauses.length).toBeGreaterThan(0);
  const rules = await told(one.game, one.locale);
  const toTell = clauses.filter(clause => clause.split('.')[0] !== ON_CARDS[one.game]);
  expect(toTell.filter(clause => !rules.has(clause))).toEqual([]);
  expect([...rules.keys()].filter(clause => !clauses.includes(clause))).toEqual([]);
  expect([...rules].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('no two clauses of a digest have the same number', () => {
  for (const game of games) {
    const clauses = clausesOf(readFileSync(join(digests, `${game}.md`), 'utf8'));
    expect(clauses.filter((clause, i) => clauses.indexOf(clause) !== i)).toEqual([]);
  }
});

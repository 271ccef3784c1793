import { deckFrom, sheetsOf } from '@castellan/shelf/decks';
import { expect, test } from 'vitest';
import type { Tell } from './text.ts';
import { faultLine } from './text.ts';

const tell = ((key: string) => `<${key}>`) as unknown as Tell;

async function lineFor(cells: Readonly<Record<string, string>>): Promise<string> {
  const tables = { citizens: [{ id: 'mercenary', cells }] };
  const deck = { format: 1, game: 'card-kingdoms', name: 'Ours', version: '1', tables };
  const { faults } = await deckFrom(JSON.stringify(deck));
  return faultLine(tell, (await sheetsOf('card-kingdoms'))!, faults[0]!);
}

test('what can’t be read is told in the page’s words, what the rules want in theirs', async () => {
  const at = '<table-citizens> › Mercenary › <column-price>';
  expect(await lineFor({ price: 'much' })).toBe(`${at}: <expectsNumber>`);
  expect(await lineFor({ price: '31' })).toBe(`${at}: Expected no number above 30.`);
  expect(await lineFor({ price: '0' })).toMatch(/: Expected 1 or more: .*\.$/);
});

import { deckFrom, sheetsOf } from '@castellan/shelf/decks';
import { expect, test } from 'vitest';
import type { Tell } from './text.ts';
import { faultLine, faultWords } from './text.ts';

const tell = ((key: string) => `<${key}>`) as unknown as Tell;
const say = (key: string, values: object = {}): string =>
  `<${key}: ${Object.values(values).join()}>`;
const words = faultWords(tell, say);

async function lineFor(cells: Readonly<Record<string, string>>): Promise<string> {
  const tables = { citizens: [{ id: 'mercenary', cells }] };
  const deck = { format: 1, game: 'card-kingdoms', name: 'Ours', version: '1', tables };
  const { faults } = await deckFrom(JSON.stringify(deck));
  return faultLine(faults[0]!, (await sheetsOf('card-kingdoms'))!, words);
}

test('a fault is told with the names that the page has for tables, cards and columns', async () => {
  const at = '<table-citizens> › Mercenary › <column-price>';
  expect(await lineFor({ price: 'much' })).toBe(`${at}: <number: >`);
  expect(await lineFor({ price: '31' })).toBe(`${at}: <number-most: 30>`);
  expect(await lineFor({ price: '0' })).toBe(`${at}: <number-least: 1>`);
  const area = '<table-citizens> › Mercenary › <column-role>';
  expect(await lineFor({ role: 'wroker' })).toMatch(`${area}: <word: worker,`);
});

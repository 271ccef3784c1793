import type { Deck } from '@castellan/decks';
import { newDeck } from '@castellan/decks';
import { sheetsOf } from '@castellan/shelf/decks';
import { expect, test } from 'vitest';
import { playablePart } from './playable.ts';

const sheets = (await sheetsOf('villages'))!;
const deckOf = (tables: Deck['tables']): Deck => ({ ...newDeck(sheets, 'Mine'), tables });

test('what can’t be read yet is played as printed, the rest as entered', () => {
  const { deck, faults } = playablePart(
    deckOf({ buildings: [{ id: 'farm', cells: { vp: '7', cost: 'two woods' } }] }),
    sheets,
  );
  expect(deck!.tables['buildings']).toEqual([{ id: 'farm', cells: { vp: '7' } }]);
  expect(faults).toMatchObject([{ table: 'buildings', row: 'farm', column: 'cost' }]);
});

test('two cards of one name are told apart by the printed one', () => {
  const { deck } = playablePart(
    deckOf({ buildings: [{ id: 'mill', cells: { name: 'Farm' } }] }),
    sheets,
  );
  expect(deck!.tables['buildings']).toEqual([{ id: 'mill', cells: {} }]);
});

test('a deck with too few cards is not played', () => {
  const [sheet] = sheets.tables.filter(({ name }) => name === 'buildings');
  const all = sheet!.rows.map(({ id }) => ({ id, cells: {}, off: true as const }));
  const { deck, faults } = playablePart(deckOf({ buildings: all }), sheets);
  expect(deck).toBeNull();
  expect(faults[0]!.table).toBe('buildings');
});

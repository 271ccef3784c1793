import type { Deck, Sheet } from '@castellan/decks';
import { digestOf, newDeck, progressOf, sheetNamed } from '@castellan/decks';
import { sheetsOf } from '@castellan/shelf/decks';
import { expect, test } from 'vitest';
import {
  editRows,
  nextToEnter,
  withAllRight,
  withCell,
  withNewCard,
  withoutCard,
  withRow,
} from './edit-deck.ts';

const sheets = (await sheetsOf('villages'))!;
const buildings: Sheet = sheetNamed(sheets, 'buildings')!;
const fresh: Deck = newDeck(sheets, 'Mine');

test('a cell that is entered counts, and put back as printed it leaves no trace', () => {
  const deck = withCell(fresh, buildings, 'farm', 'vp', '0');
  expect(deck.tables).toEqual({ buildings: [{ id: 'farm', cells: { vp: '0' } }] });
  expect(digestOf(withCell(deck, buildings, 'farm', 'vp', null))).toBe(digestOf(fresh));
  expect(digestOf(withCell(deck, buildings, 'farm', 'vp', '~0'))).toBe(digestOf(fresh));
});

test('a card whose values all stand is entered, and the next one is asked for', () => {
  const deck = withAllRight(fresh, buildings, 'farm');
  expect(progressOf(deck, sheets).entered).toBe(progressOf(fresh, sheets).entered + 1);
  expect(nextToEnter(deck, sheets, { table: 'buildings', id: 'temple' })).not.toMatchObject({
    table: 'buildings',
    id: 'farm',
  });
  expect(nextToEnter(fresh, sheets, { table: 'adventurers', id: 'archmage' })).toEqual({
    table: 'buildings',
    id: 'farm',
    column: 'type',
  });
});

test('nothing is next when all is entered', () => {
  const deck = sheets.tables.reduce(
    (all, sheet) => sheet.rows.reduce((next, { id }) => withAllRight(next, sheet, id), all),
    fresh,
  );
  expect(nextToEnter(deck, sheets, { table: 'buildings', id: 'farm' })).toBeNull();
});

test('a card more has an id of its own, and goes without a trace', () => {
  const { deck, id } = withNewCard(fresh, buildings, 'Farm');
  expect(id).toBe('farm-2');
  expect(editRows(deck, buildings).at(-1)).toMatchObject({ id, isNew: true });
  expect(digestOf(withoutCard(deck, buildings, id))).toBe(digestOf(fresh));
});

test('a picture alone makes a card the owner’s', () => {
  const deck = withRow(fresh, buildings, 'farm', row => ({ ...row, emblem: 'crown' }));
  expect(deck.tables['buildings']).toEqual([{ id: 'farm', cells: {}, emblem: 'crown' }]);
});

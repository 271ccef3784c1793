import {
  canonical,
  deckText,
  digestOf,
  isStandIn,
  newDeck,
  printedDeck,
  progressOf,
  readDeck,
} from '@castellan/decks';
import type { Deck } from '@castellan/decks';
import { fromCsv, toCsv } from '@castellan/decks/csv';
import { over, playRandomly, QuickChance, Table } from '@castellan/kernel';
import type { Game } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { deckFrom, gameOfText, sheetsOf } from '../src/decks.ts';
import { rulesOf, shelf } from '../src/index.ts';

const played = (game: Game, seed: string): unknown => {
  const t = game.draft(game.setup({ players: 2 }, seed));
  const chance = new QuickChance(1);
  const picks: number[] = [];
  while (!over(t)) playRandomly(t, chance, picks);
  return t.state;
};

describe.each(shelf.map(({ id }) => id))('%s', id => {
  test('a deck of the printed cards plays as without one', async () => {
    const sheets = (await sheetsOf(id))!;
    const deck = printedDeck(sheets);
    const [ours, theirs] = [(await rulesOf(id))!, await gameOfText(canonical(deck))];
    expect(theirs).not.toBe(ours);
    for (const seed of ['a', 'b', 'c']) expect(played(theirs, seed)).toEqual(played(ours, seed));
    expect(theirs.ledger()).toEqual(ours.ledger());
  });

  test('our own cards are a deck: its file leaves nothing out, and is read back byte for byte', async () => {
    const sheets = (await sheetsOf(id))!;
    const deck = printedDeck(sheets);
    for (const { name, columns } of sheets.tables)
      for (const { cells } of deck.tables[name]!)
        expect(Object.keys(cells)).toEqual(columns.map(column => column.name));
    expect(deckText(readDeck(deckText(deck), sheets).deck!)).toBe(deckText(deck));
  });

  test('a deck with everything filled in is read as it was written, as a file and as a spreadsheet', async () => {
    const sheets = (await sheetsOf(id))!;
    const deck = printedDeck(sheets);
    expect(readDeck(deckText(deck), sheets)).toEqual({ deck, faults: [] });
    const { deck: empty, faults } = fromCsv(toCsv(deck, sheets), sheets);
    expect(faults).toEqual([]);
    expect(Object.values(empty!.tables).flat()).toEqual([]);
    expect(toCsv(empty!, sheets)).toBe(toCsv(deck, sheets));
  });
});

test('a row that is checked in a spreadsheet has no stand-in left', async () => {
  const sheets = (await sheetsOf('villages'))!;
  const text = toCsv(newDeck(sheets, 'Ours'), sheets);
  const checked = text.replace(/^(priestess,.*),,,,,$/m, '$1,x,,,,');
  const { deck, faults } = fromCsv(checked, sheets);
  expect(faults).toEqual([]);
  const { adventurers } = deck!.tables;
  expect(adventurers).toMatchObject([{ id: 'priestess', cells: { name: 'Priestess', vp: '1' } }]);
  expect(Object.values(adventurers![0]!.cells).some(isStandIn)).toBe(false);
  expect(progressOf(deck!, sheets).entered).toBe(1);
});

const village = async (tables: Deck['tables']): Promise<Deck> => ({
  ...newDeck((await sheetsOf('villages'))!, 'Ours'),
  tables,
});

test('a card of the deck is played, called and told as its owner says', async () => {
  const deck = await village({
    buildings: [
      { id: 'farm', cells: { name: 'Dairy', vp: '9' }, names: { de: 'f Molkerei' } },
      { id: 'mill', cells: {}, off: true },
      {
        id: 'windmill',
        cells: {
          name: 'Windmill',
          type: 'worker',
          copies: '2',
          resource: 'food',
          vp: '3',
          cost: '1wood',
          power: 'now: 2card',
        },
      },
    ],
  });
  const game = await gameOfText(canonical(deck));
  const called = (id: string) => game.ledger().find(row => row.id === id);
  expect(called('farm')).toMatchObject({ name: 'Dairy', source: 'owner' });
  expect(called('mill')).toBeUndefined();
  expect(called('windmill')).toMatchObject({ name: 'Windmill', standIns: [] });
  const says = (language: string): string =>
    game.words[language]!.say({ say: 'ask-provide', card: 'farm', resource: 'food' }, String);
  expect(says('de')).toContain('Molkerei');
  expect(says('fr')).toContain('Dairy');
  const table = new Table(game, { players: 3 }, 'seed');
  expect(game.problems(table.state)).toEqual([]);
  played(game, 'seed');
});

test('reading a faulty deck says where it is wrong, and what is expected', async () => {
  const faulty = await village({
    buildings: [
      { id: 'farm', cells: { type: 'wroker', cost: '2 wod', vp: 'three', power: 'Bild: 1food' } },
    ],
    houses: [],
  });
  const { faults } = await deckFrom(JSON.stringify(faulty));
  expect(faults.map(({ table, row, column, nearest }) => [table, row, column, nearest])).toEqual([
    ['houses', '', '', undefined],
    ['buildings', 'farm', 'type', 'worker'],
    ['buildings', 'farm', 'vp', undefined],
    ['buildings', 'farm', 'cost', '2wood'],
    ['buildings', 'farm', 'power', 'Build: 1food'],
  ]);
  expect((await deckFrom('[]')).deck).toBeNull();
  expect((await deckFrom('{"format":1,"game":"constructor"}')).deck).toBeNull();
});

test('the digest is that of what a deck says, however its file is laid out', async () => {
  const one = await village({ buildings: [{ id: 'farm', cells: { vp: '1', copies: '2' } }] });
  const other = await village({ buildings: [{ cells: { copies: '2', vp: '1' }, id: 'farm' }] });
  expect(digestOf(one)).toBe(digestOf(other));
  expect(digestOf(one)).not.toBe(digestOf({ ...one, name: 'Theirs' }));
});

test('several powers that cost cards of the hand are not paid with the same cards', async () => {
  const { tables } = (await sheetsOf('villages'))!;
  const cells = { power: 'Build: lose 2 hand → 1wild' };
  const { rows } = tables.find(({ name }) => name === 'buildings')!;
  const buildings = rows.slice(0, 18).map(({ id }) => ({ id, cells }));
  const game = await gameOfText(canonical(await village({ buildings })));
  for (let n = 0; n < 50; n++) played(game, `costly ${n}`);
});

const kingdoms = async (tables: Deck['tables']) =>
  deckFrom(canonical({ ...newDeck((await sheetsOf('card-kingdoms'))!, 'Ours'), tables }));

test('several copies that only five players use are in the box of fewer', async () => {
  const cells = { copiesWithFive: '6' };
  const { deck, faults } = await kingdoms({ monsters: [{ id: 'spider-queen', cells }] });
  expect(faults).toEqual([]);
  const game = await gameOfText(canonical(deck!));
  for (let players = 1; players <= 5; players++)
    for (let n = 0; n < 5; n++)
      expect(game.problems(game.setup({ players }, `box ${n}`))).toEqual([]);
});

test('nothing that is paid for is free', async () => {
  const { faults } = await kingdoms({
    citizens: [{ id: 'mercenary', cells: { price: '0' } }],
    monsters: [{ id: 'spider-queen', cells: { strength: '0' } }],
  });
  expect(faults.map(({ row, column }) => [row, column])).toEqual([
    ['mercenary', 'price'],
    ['spider-queen', 'strength'],
  ]);
});

test('a tile is gained of the first level, the second, or either', async () => {
  const sheets = (await sheetsOf('margraves'))!;
  const wheel = (reward: string) => ({ wheel: [{ id: 'wheel-8', cells: { reward } }] });
  const faultsOf = async (reward: string) => {
    const deck = { ...newDeck(sheets, 'Ours'), tables: wheel(reward) };
    return (await deckFrom(canonical(deck))).faults.map(({ row, column }) => [row, column]);
  };
  expect(await faultsOf('1G + tile 3')).toEqual([]);
  expect(await faultsOf('1G + tile 6')).toEqual([['wheel-8', 'reward']]);
  expect(await faultsOf('tile 0')).toEqual([['wheel-8', 'reward']]);
});

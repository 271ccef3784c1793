import { describe, expect, test } from 'vitest';
import { cardTable, column, inPairs } from './index.ts';

const wares = {
  name: column.text,
  stall: column.oneOf(['bakery', 'smithy']),
  price: column.orNull(column.number),
  costs: column.amounts(['wood', 'magic'], column.number),
  gives: column.amounts({ gold: 'G', vp: 'VP' }, column.numberOr('=')),
  seats: column.list(column.number),
  place: column.tuple(column.number, column.number),
  rare: column.flag('rare'),
  source: column.source,
  standIns: ['name', 'price'],
};
const HEAD = 'name | stall | price | costs | gives | seats | place | rare | source';
const read = (...lines: readonly string[]): unknown[] =>
  cardTable('wares', wares, `\n${[HEAD, ...lines].join('\n')}\n`);

describe('a table of cards', () => {
  test('has a card in each line, with an id made of its name', () => {
    expect(
      read("King's  Bun, dry | bakery | 3 | 2wood 1magic | =G 2VP | 2 3 | 4 5 | - | rulebook"),
    ).toEqual([
      {
        id: 'kings-bun-dry',
        name: "King's  Bun, dry",
        stall: 'bakery',
        price: 3,
        costs: { wood: 2, magic: 1 },
        gives: { gold: '=', vp: 2 },
        seats: [2, 3],
        place: [4, 5],
        rare: false,
        source: 'rulebook',
        standIns: [],
      },
    ]);
  });

  test('has dashes for nothing', () => {
    expect(read('Bun | bakery | - | - | - | - | 0 0 | rare | two-sources')).toMatchObject([
      { price: null, costs: {}, gives: {}, seats: [], rare: true },
    ]);
  });

  test.each([
    ['~Bun | ~bakery | 1 | - | - | - | 0 0 | - | rulebook', ['name', 'stall']],
    ['~ Bun | ~ bakery | 1 | - | - | - | 0 0 | - | rulebook', ['name', 'stall']],
    ['Bun | bakery | 1 | - | - | - | 0 0 | - | rulebook', []],
    ['Bun | bakery | 1 | - | - | - | 0 0 | - | reconstructed', ['name', 'price']],
    ['Bun | bakery | ~1 | - | - | - | 0 0 | - | reconstructed', ['price']],
  ])('marks stand-ins: %s', (line, standIns) => {
    expect(read(line)).toMatchObject([{ id: 'bun', name: 'Bun', price: 1, standIns }]);
  });

  test('may have ids, stand-ins, and values for all cards', () => {
    const columns = {
      id: column.text,
      source: column.source,
      level: 2,
      standIns: column.list(column.text),
    };
    expect(cardTable('wares', columns, 'id | source | standIns\n i-1 | rulebook | row')).toEqual([
      { id: 'i-1', source: 'rulebook', level: 2, standIns: ['row'] },
    ]);
  });

  test.each([
    ['Bun | bakery', 'Card "Bun", 2 columns instead of 9'],
    [
      'Bun | loom | 1 | - | - | - | 0 0 | - | rulebook',
      'Card "Bun", column "stall": Expected bakery, smithy, not "loom"',
    ],
    [
      'Bun | bakery | -1 | - | - | - | 0 0 | - | rulebook',
      'column "price": Expected a number up to 999, not "-1"',
    ],
    [
      'Bun | bakery | 1 | 2gold | - | - | 0 0 | - | rulebook',
      'column "costs": Expected an amount of wood, magic, not "2gold"',
    ],
    [
      'Bun | bakery | 1 | wood | - | - | 0 0 | - | rulebook',
      'column "costs": Expected an amount of wood, magic, not "wood"',
    ],
    [
      'Bun | bakery | 1 | =wood | - | - | 0 0 | - | rulebook',
      'column "costs": Expected a number up to 999, not "="',
    ],
    [
      'Bun | bakery | 1 | - | - | x | 0 0 | - | rulebook',
      'column "seats": Expected a number up to 999, not "x"',
    ],
    [
      'Bun | bakery | 1 | - | - | - | 0 0 0 | - | rulebook',
      'column "place": Expected 2 values, not "0 0 0"',
    ],
    [
      'Bun | bakery | 1 | - | - | - | 0 0 | yes | rulebook',
      'column "rare": Expected rare, not "yes"',
    ],
    ['Bun | bakery | 1 | - | - | - | 0 0 | - | hearsay', 'column "source": Expected rulebook,'],
  ])('names the card and the column that it can not read: %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });

  test('refuses two cards with one id, and other columns than it is read by', () => {
    const line = 'Bun | bakery | 1 | - | - | - | 0 0 | - | rulebook';
    expect(() => read(line, line)).toThrow('Card "Bun", there is another one');
    expect(() => cardTable('wares', { name: column.text }, 'title\nBun')).toThrow(
      'A table of cards has the columns title instead of name',
    );
  });
});

test('cards with two faces are pairs of rows', () => {
  expect(inPairs(['ranger', 'druid', 'sage', 'wizard'])).toEqual([
    ['ranger', 'druid'],
    ['sage', 'wizard'],
  ]);
});

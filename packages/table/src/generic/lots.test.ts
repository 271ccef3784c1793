import type { Legend, View } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { diceOf, pileRef, placeRef, placesOf, refOf, wordsOf } from './lots.ts';

const legend: Legend = {
  numbers: { ware: ['pie', 'hat', 'lamp'], token: ['gold', 'gem'] },
  where: {
    'deck[]': 'ware',
    'market[]': 'ware',
    shown: 'ware',
    'players[].hand[]': 'ware',
    'players[].tokens[#]': 'token',
    'players[].stall.wares[]': 'ware',
  },
};

const view = {
  viewer: 0,
  core: {},
  round: 2,
  deck: [-1, -1],
  market: [1, 0, 1],
  shown: -1,
  players: [
    { hand: [2], tokens: [3, 0], stall: { wares: [0] }, vp: 7 },
    { hand: [-1, -1], tokens: [0, 1], stall: null, vp: 4 },
  ],
} as unknown as View;

test('what the legend names lies together, with a number of its own for equal cards', () => {
  expect(placesOf(legend, view).table).toEqual({
    lots: [
      { field: 'deck', unseen: 2, cards: [], places: [null, null] },
      {
        field: 'market',
        unseen: 0,
        cards: [
          { id: 'hat', n: 2 },
          { id: 'pie', n: 1 },
        ],
        places: [
          { id: 'hat', n: 1 },
          { id: 'pie', n: 1 },
          { id: 'hat', n: 1 },
        ],
      },
      { field: 'shown', unseen: 0, cards: [], places: [] },
    ],
    figures: [{ field: 'round', value: 2 }],
  });
});

test('each seat has its own: what is hidden is counted, what is not there is left out', () => {
  const [mine, theirs] = placesOf(legend, view).seats;
  expect(mine).toEqual({
    lots: [
      {
        field: 'hand',
        unseen: 0,
        cards: [{ id: 'lamp', n: 1 }],
        places: [{ id: 'lamp', n: 1 }],
      },
      { field: 'tokens', unseen: 0, cards: [{ id: 'gold', n: 3 }], places: [] },
      { field: 'stall wares', unseen: 0, cards: [{ id: 'pie', n: 1 }], places: [] },
    ],
    figures: [{ field: 'vp', value: 7 }],
  });
  expect(theirs!.lots[0]).toMatchObject({ field: 'hand', unseen: 2, cards: [] });
  expect(theirs!.lots[2]!.cards).toEqual([]);
});

test('a card is called as the decision calls it, by its place first', () => {
  const refs = ['market:0:pie', 'hand:0:pie', 'deck'];
  expect(refOf(refs, 'hand', 'pie')).toBe('hand:0:pie');
  expect(refOf(['ware:pie'], 'hand', 'pie')).toBe('ware:pie');
  expect(refOf(refs, 'market', 'hat')).toBe('market:hat');
});

test('of a row of piles each place shows what lies uppermost', () => {
  const stacks: Legend = { numbers: legend.numbers, where: { 'piles[][]': 'ware' } };
  const laid = { viewer: 0, core: {}, piles: [[0, 2], [], [1]] } as unknown as View;
  expect(placesOf(stacks, laid).table.lots[0]!.places).toEqual([
    { id: 'lamp', n: 2 },
    null,
    { id: 'hat', n: 1 },
  ]);
});

test('a place is called by its number, a pile by the words of its name in any order', () => {
  const refs = ['pile:2', 'line:0', 'deck:quests'];
  expect(placeRef(refs, 'piles', 2)).toBe('pile:2');
  expect(placeRef(refs, 'piles', 0)).toBeUndefined();
  expect(placeRef(refs, 'line', 0)).toBe('line:0');
  expect(pileRef(refs, 'questDeck')).toBe('deck:quests');
  expect(pileRef(refs, 'deck')).toBe('deck');
});

test('names of fields become words', () => {
  expect(wordsOf('questDeck')).toBe('Quest deck');
});

test('flags, words, lists of numbers and what lies in records are shown by their names', () => {
  const laid = {
    viewer: 0,
    core: { answered: [0] },
    settings: { players: 1 },
    isNight: true,
    weather: 'rain',
    ending: '',
    dice: [6, 2],
    favor: [0, 3, 1],
    passed: [true, false],
    turn: { seat: 0, card: 2, quest: null },
    tracks: [{ at: 4 }, { at: 0 }],
    map: [
      [1, 0],
      [0, 1],
    ],
    players: [{ known: { cards: [1], count: 5 }, marks: [2, 2] }],
  } as unknown as View;
  const where = { 'turn.card': 'ware', 'players[].known.cards[]': 'ware' };
  const { table, seats } = placesOf({ numbers: legend.numbers, where }, laid);
  expect(Object.fromEntries(table.figures.map(({ field, value }) => [field, value]))).toEqual({
    isNight: true,
    weather: 'rain',
    dice: [6, 2],
    favor: [0, 3, 1],
    passed: [true, false],
    'turn seat': 0,
    'tracks 1 at': 4,
    'tracks 2 at': 0,
    'map 1': [1, 0],
    'map 2': [0, 1],
  });
  expect(seats[0]!.figures).toEqual([
    { field: 'known count', value: 5 },
    { field: 'marks', value: [2, 2] },
  ]);
});

test.each([
  ['dice', [6, 0, 3], [6, 0, 3]],
  ['die', 4, [4]],
  ['questDice', [1], [1]],
  ['turn dice', [2, 2], [2, 2]],
  ['indie', 3, null],
  ['dice', [7], null],
  ['soldiers', [1], null],
])('%s showing %j: dice or not', (field, value, dice) => {
  expect(diceOf({ field, value })).toEqual(dice);
});

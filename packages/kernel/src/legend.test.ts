import { expect, test } from 'vitest';
import type { Legend } from './legend.ts';
import { ids, named } from './legend.ts';

const legend: Legend = {
  numbers: { card: ['orc', 'elf'], good: ['stone', 'wood'] },
  where: {
    top: 'card',
    'rival.top': 'card',
    'players[].hand[]': 'card',
    'players[].goods[#]': 'good',
  },
};
const table = {
  top: 1,
  rival: null,
  players: [
    { hand: [0, 0], goods: [0, 3] },
    { hand: [-1], goods: [1, 0] },
  ],
};

test('the legend names every number it covers; numbers below 0 and missing ones have no name', () => {
  expect(named(legend, table)).toEqual([
    { path: 'top', name: 'elf', n: 1 },
    { path: 'players[].hand[]', name: 'orc', n: 1 },
    { path: 'players[].hand[]', name: 'orc', n: 1 },
    { path: 'players[].goods[#]', name: 'stone', n: 0 },
    { path: 'players[].goods[#]', name: 'wood', n: 3 },
    { path: 'players[].goods[#]', name: 'stone', n: 1 },
    { path: 'players[].goods[#]', name: 'wood', n: 0 },
  ]);
});

test('a view that shows only a count has no names', () => {
  const view = { ...table, players: [{ hand: 2, goods: [0, 3] }] };
  expect(named(legend, view).some(({ path }) => path === 'players[].hand[]')).toBe(false);
});

test.each<[string, object, RegExp]>([
  ['a number beyond the list', { ...table, top: 2 }, /top is 2, and there are 2 of kind "card"/],
  ['no number', { ...table, top: 'orc' }, /top is "orc"/],
  ['a field that is not there', { rival: null, players: [] }, /there is no top/],
  [
    'a list of another length',
    { ...table, players: [{ hand: [], goods: [1] }] },
    /goods\[#\] has 1 entries, and there are 2 of kind "good"/,
  ],
])('%s is an error', (_, data, says) => expect(() => named(legend, data)).toThrow(says));

test('a kind without numbers is an error', () => {
  expect(() => named({ numbers: {}, where: { top: 'card' } }, table)).toThrow(/no kind "card"/);
});

test('the ids of a table of cards, in its order', () => {
  expect(ids([{ id: 'orc' }, { id: 'elf' }])).toEqual(['orc', 'elf']);
});

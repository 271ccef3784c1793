import { column, QuickChance } from '@castellan/kernel';
import type { Effect, Power } from '@castellan/powers';
import {
  defineTerms,
  effectIn,
  inside,
  note,
  notePower,
  powerIn,
  read,
  readPower,
} from '@castellan/powers';
import { randomEffect, randomPower } from '@castellan/powers/conformance';
import { expect, test } from 'vitest';
import type { Deck, Sheets } from '../src/index.ts';
import { deckText, FORMAT, readDeck, sheetOf } from '../src/index.ts';

/** A word of every sort that a game may have. */
const terms = defineTerms({
  resources: { gold: 'g', wood: 'w', vp: 'vp' },
  counts: { soldier: 'Soldier', owned: 'owned' },
  timings: { build: 'build', dusk: 'at dusk' },
  modifiers: { reach: 'reach #', blessed: 'blessed' },
  supplies: { shelf: 'shelf' },
  filters: { price: '≤ #', colour: { red: 'red', blue: 'blue' } },
  places: { hand: 'hand', owned: 'owned' },
  actions: { recruit: 'RECRUIT' },
  verbs: { shout: 'shout', bow: 'bow ×#' },
  signs: [],
});

const KINDS = 'gain spend lose rob acquire act verb take all any or may pay given aim each'.split(
  ' ',
);
const range = { terms, depth: 3, canDraw: () => true, canRob: () => true, aimless: false };

const opsIn = (effect: Effect): string[] => [effect.op, ...inside(effect).flatMap(opsIn)];
const effectOf = (power: Power): Effect[] => ('at' in power ? [power.effect] : []);

const columns = {
  id: column.text,
  name: column.text,
  power: powerIn(terms),
  gift: effectIn(terms),
};
const sheets: Sheets = {
  game: 'toy',
  title: 'Toy',
  rulesVersion: 1,
  tables: [
    sheetOf('cards', columns as never, 'id | name | power | gift\nours | Ours | build: 1g | 1w'),
  ],
  ownCards: { tables: {} },
};

test('every kind of power that the language knows is read as it was written, byte for byte', () => {
  const chance = new QuickChance(3);
  const seen = new Set<string>();
  const rows = Array.from({ length: 250 }, (_, n) => {
    const power = randomPower(range, chance);
    const gift = randomEffect(range, chance);
    for (const op of [gift, ...effectOf(power)].flatMap(opsIn)) seen.add(op);
    if ('always' in power) seen.add('always');
    return {
      id: `card-${n}`,
      cells: { name: `Card ${n}`, power: notePower(power, terms), gift: note(gift, terms) },
      power,
      gift,
    };
  }).filter(({ cells }) => Object.values(cells).every(cell => cell.length <= 200));
  expect([...seen].sort()).toEqual([...KINDS, 'always'].sort());
  const deck: Deck = {
    format: FORMAT,
    game: 'toy',
    name: 'All',
    version: '1',
    tables: { cards: rows.map(({ id, cells }) => ({ id, cells })) },
  };
  const text = deckText(deck);
  const { deck: again, faults } = readDeck(text, sheets);
  expect(faults).toEqual([]);
  expect(deckText(again!)).toBe(text);
  for (const { cells, power, gift } of rows) {
    expect(readPower(cells.power, terms)).toEqual(power);
    expect(read(cells.gift, terms)).toEqual(gift);
  }
});

import { expect, test } from 'vitest';
import { hyphenated, fitName, widthOf } from '../src/card/fit-name.ts';

const plate = { width: 82, one: 8.8, two: 7.4, least: 4.6 };

test('a short name stands on one line at full size', () => {
  expect(fitName('Knight', plate)).toEqual({ size: 8.8, lines: 1 });
});

test('a name that is a little too long shrinks and stays on its line', () => {
  const { size, lines } = fitName('Foxgrove Palisade', plate);
  expect(lines).toBe(1);
  expect(size).toBeLessThan(8.8);
  expect(widthOf('Foxgrove Palisade') * size).toBeLessThanOrEqual(plate.width);
});

test('a long name takes two lines, each of which fits', () => {
  const { size, lines } = fitName('Ancient Treant of the Elderwood', plate);
  expect(lines).toBe(2);
  expect(widthOf('of the Elderwood') * size).toBeLessThanOrEqual(plate.width);
});

test('a single long word shrinks, but not below what can be read', () => {
  expect(fitName('Schattenmeuchelmörder', plate)).toMatchObject({ lines: 1 });
  expect(fitName('Donaudampfschifffahrtsgesellschaft', plate).size).toBe(plate.least);
});

test('letters that are not in the table count as wide ones', () => {
  expect([...'Ω4!_'].map(widthOf)).toEqual([0.8, 0.8, 0.8, 0.8]);
});

test('a letter is as wide with an accent as without', () => {
  expect(widthOf('Écurie')).toBe(widthOf('Ecurie'));
  expect(widthOf('Mönch')).toBe(widthOf('Monch'));
});

test.each([
  ['Necromancer', 'Necro-mancer'],
  ['Champion', 'Cham-pion'],
  ['Assassin', 'Assas-sin'],
  ['Merchant', 'Mer-chant'],
  ['Dragonslayer', 'Dragon-slayer'],
  ['Allschmied', 'All-schmied'],
  ['Belagerungswerkstatt', 'Belagerungs-werkstatt'],
  ['Spiegelkabinett', 'Spiegel-kabinett'],
  ['Feuerdrachen', 'Feuer-drachen'],
  ['Schwarzmarkt', 'Schwarz-markt'],
  ['Pferdestall', 'Pferde-stall'],
  ['Cathédrale', 'Cathé-drale'],
  ['entraînement', 'entraî-nement'],
  ['Rogue', 'Rogue'],
])('%s is broken where it sounds right', (word, as) => {
  expect(hyphenated(word).replace('\u00ad', '-')).toBe(as);
});

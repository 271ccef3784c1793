import { expect, test } from 'vitest';
import { handSizes } from '../src/hand/hand-sizes.ts';

const SPACES = { pad: 8, gap: 6 };

test('six cards side by side in a wide box, tall ones', () => {
  const sizes = handSizes({ width: 1100, height: 270 }, SPACES, 6, 4);
  expect(sizes).toMatchObject({ rows: 1, columns: 6, isTall: true });
  expect(sizes.card * 1.4).toBeLessThanOrEqual(270 - 16);
  expect(sizes.step).toBeGreaterThan(sizes.place.width);
});

test('two rows of three in an upright box', () => {
  const sizes = handSizes({ width: 378, height: 350 }, { pad: 4, gap: 4 }, 6, 6);
  expect(sizes).toMatchObject({ rows: 2, columns: 3, isTall: true });
});

test('tiles where there is too little height for tall cards', () => {
  expect(handSizes({ width: 660, height: 120 }, SPACES, 6, 6)).toMatchObject({
    rows: 1,
    isTall: false,
  });
});

test('cards of a given size lie in one row, side by side', () => {
  const size = { width: 80, height: 100 };
  const sizes = handSizes({ width: 1100, height: 270 }, SPACES, 4, 4, { size });
  expect(sizes).toMatchObject({ rows: 1, columns: 4, place: size, step: 80 + SPACES.gap });
});

test('more cards than places keep their size and move together', () => {
  const box = { width: 1100, height: 270 };
  const six = handSizes(box, SPACES, 6, 6);
  const twelve = handSizes(box, SPACES, 6, 12);
  expect(twelve.place).toEqual(six.place);
  expect(twelve.columns).toBe(12);
  expect(11 * twelve.step + twelve.place.width).toBeLessThanOrEqual(1100 - 16);
});

test('no tall card is so narrow that it would lose its rows: then it is a tile', () => {
  for (let height = 130; height < 260; height++) {
    const { isTall, card } = handSizes({ width: 1000, height }, SPACES, 8, 8);
    if (isTall) expect(card).toBeGreaterThanOrEqual(112);
  }
  expect(handSizes({ width: 1000, height: 172 }, SPACES, 8, 8)).toMatchObject({
    isTall: false,
    card: 111,
  });
});

test('one card alone goes nowhere beyond its box', () => {
  const box = { width: 216, height: 320 };
  expect(handSizes(box, SPACES, 1, 1, { size: { width: 200, height: 280 } }).isLong).toBe(false);
});

import { describe, expect, test } from 'vitest';
import type { CardFace } from '../src/index.ts';
import { LOCALES, tableTexts } from '../src/index.ts';
import { tileSizes } from '../src/tile/tile-sizes.ts';

await Promise.all(LOCALES.map(tableTexts.load));

/** Two gold or two magic on the own turn, a gold on others' turns. */
const merchant: CardFace = {
  ref: 'citizen:merchant',
  name: 'Händler',
  kind: '',
  emblem: 'swap-bag',
  field: 'worker',
  price: [],
  marks: [],
  rows: [
    {
      heading: 'own turn',
      icons: [{ icon: 'gold', n: 2 }, { operator: 'or' }, { icon: 'magic', n: 2 }],
    },
    { heading: 'others’ turns', icons: [{ icon: 'gold', n: 1 }] },
  ],
  sentence: '',
};

test.each(LOCALES)('a long word between two icons breaks no tile: %s', locale => {
  const { abreast, rows, token } = tileSizes(
    merchant,
    { width: 122, height: 126 },
    tableTexts(locale),
  );
  expect([abreast, rows[0]!.length]).toEqual([true, 3]);
  expect(token).toBeGreaterThanOrEqual(16);
});

test('rows that need more than there is lie below one another', () => {
  expect(tileSizes(merchant, { width: 80, height: 126 }, tableTexts('de')).abreast).toBe(false);
});

test('rows for which half is enough have half each', () => {
  const rows = merchant.rows.map(row => ({ ...row, icons: row.icons.slice(0, 1) }));
  const sizes = tileSizes({ ...merchant, rows }, { width: 122, height: 126 }, tableTexts('en'));
  expect([sizes.abreast, sizes.columns]).toEqual([true, undefined]);
});

describe('a tile whose price has a row of its own', () => {
  const power: CardFace['rows'][number] = {
    heading: 'Harvest',
    sign: 'at:harvest',
    icons: [{ icon: 'gold', n: 2 }, { operator: 'or' }, { icon: 'magic', n: 2 }],
  };
  const sizesOf = (face: Partial<CardFace>, width: number, height = width * 1.22) =>
    tileSizes({ ...merchant, priceAt: 'row', rows: [power], ...face }, { width, height }, text);
  const text = tableTexts('en');

  test('says in a word when its power works; where there is less room, in a sign', () => {
    const wide = sizesOf({}, 200);
    expect([wide.word, wide.rows]).toEqual(['Harvest', [power.icons]]);
    const narrow = sizesOf({}, 110);
    expect(narrow.word).toBeUndefined();
    expect(narrow.rows[0]![0]).toEqual({ icon: 'at:harvest', n: null });
  });

  test('has no room for a word that would be a sentence', () => {
    const heading = 'Whenever somebody builds a Worker Building';
    expect(sizesOf({ rows: [{ ...power, heading }] }, 200).word).toBeUndefined();
  });

  test('says that it has no power from a certain width on', () => {
    const rows = [{ heading: 'no power', icons: [] }];
    expect([92, 91].map(width => sizesOf({ rows }, width).word)).toEqual(['no power', undefined]);
  });

  test('has all of its height for its rows and its picture', () => {
    const { heights, band } = sizesOf({}, 160);
    const { frame, name, cost, picture } = heights!;
    expect(2 * frame + name + cost + picture + band).toBeCloseTo(160 * 1.22);
    expect(picture).toBeGreaterThan(band);
  });

  test('pays with smaller tokens where there are more of them', () => {
    const price = Array.from({ length: 9 }, () => ({ icon: 'gold', label: '1 gold' }));
    const [none, one, nine] = [[], price.slice(0, 1), price].map(
      some => sizesOf({ price: some }, 120).foot,
    );
    expect([none === one, nine! < one!, nine! * 9 <= 120]).toEqual([true, true, true]);
  });
});

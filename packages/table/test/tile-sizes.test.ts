import { expect, test } from 'vitest';
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

import { expect, test } from 'vitest';
import { bitmapOf } from '../src/icon/bitmap.ts';

test('a bitmap says how large it is, where its dots begin, and which letter of a dot is which colour', async () => {
  const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 128]);
  const file = bitmapOf({ width: 1, height: 2, data } as unknown as ImageData);
  const bytes = await file.arrayBuffer();
  const view = new DataView(bytes);
  const at = (offset: number): number => view.getUint32(offset, true);
  expect(String.fromCharCode(view.getUint8(0), view.getUint8(1))).toBe('BM');
  expect([at(2), at(10), at(14)]).toEqual([bytes.byteLength, 122, 108]);
  // From above downwards, thirty-two bits a dot, by masks.
  expect([view.getInt32(18, true), view.getInt32(22, true)]).toEqual([1, -2]);
  expect([view.getUint16(26, true), view.getUint16(28, true), at(30), at(34)]).toEqual([
    1, 32, 3, 8,
  ]);
  expect([54, 58, 62, 66].map(at)).toEqual([0xff, 0xff00, 0xff0000, 0xff000000]);
  expect([...new Uint8Array(bytes, 122)]).toEqual([...data]);
});

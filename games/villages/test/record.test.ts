// The same answers give the same game. If this record changes, raise the rules version, and write the record anew with `npm run unit --
// games/villages/test/record -u`.
import { recordOf } from '@castellan/conformance';
import { expect, test } from 'vitest';
import { villages } from '../index.ts';

test('the same answers give the same game', async () => {
  await expect(recordOf(villages)).toMatchFileSnapshot('record.txt');
});

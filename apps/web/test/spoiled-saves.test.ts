// Files, links and stored games spoiled in many ways; `npm run fuzz:saves` opens thousands and measures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Save } from '@castellan/kernel';
import { spoiled } from '@castellan/kernel/testing';
import { readTableFile, tableFile } from '@castellan/room';
import { spoiledFile } from '@castellan/room/testing';
import { expect, test } from 'vitest';
import { packText } from '../src/share/packed-text.ts';
import type { OpeningWay } from './opening.ts';
import { openedBy } from './opening.ts';

const saved = (name: string): Save & { seated: object } =>
  JSON.parse(
    gunzipSync(
      readFileSync(join(import.meta.dirname, 'saves', `${name}.castellan.json.gz`)),
    ).toString(),
  ) as Save & { seated: object };

test.each(['ck-4-finished', 'sg-3-either-side'])('%s, spoiled', async name => {
  const save = saved(name);
  const file = tableFile(readTableFile(save))!;
  for (let n = 0; n < 40; n++) {
    const { how, text } = n % 2 === 0 ? spoiledFile(file, n) : spoiled(save, n);
    const ways = { file: text, old: text, link: await packText(text.slice(0, 1_000_000)) };
    for (const [way, content] of Object.entries(ways)) {
      const came = await openedBy(way as OpeningWay, content);
      expect({ how, came }).toEqual({ how, came: expect.stringMatching(/^[a-z-]+$/) });
    }
  }
});

test('what lay in the browser’s store, spoiled', async () => {
  const save = saved('ck-2-half');
  for (let n = 0; n < 30; n++) {
    const { how, text } = spoiled(save, n);
    let broken: unknown;
    try {
      broken = JSON.parse(text);
    } catch {
      continue;
    }
    const stored = { id: 'x', title: 'x', save: broken, sitters: ['person', { bot: 'greedy' }] };
    const came = await openedBy('shelf', JSON.stringify(stored));
    expect({ how, came }).toEqual({ how, came: expect.stringMatching(/^(un)?read/) });
  }
});

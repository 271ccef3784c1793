// Saves spoiled in many ways; `npm run fuzz:saves` opens thousands and measures.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Save } from '@castellan/kernel';
import { spoiled } from '@castellan/kernel/testing';
import { readTableFile, tableFile } from '@castellan/room';
import { spoiledFile } from '@castellan/room/testing';
import { expect, test } from 'vitest';
import { opened } from './opening.ts';
import { newFolder } from './terminal.ts';

const folder = newFolder();

test.each(['ck-2-finished', 'sg-2-half', 'ck-5-mixed'])('%s, spoiled', async name => {
  const path = join(import.meta.dirname, 'saves', `${name}.json.gz`);
  const save = JSON.parse(gunzipSync(readFileSync(path)).toString()) as Save;
  const today = tableFile(readTableFile(save))!;
  for (let n = 0; n < 30; n++) {
    const { how, text } = n % 2 === 0 ? spoiledFile(today, n) : spoiled(save, n);
    const file = join(folder, `${name}-${n}.json`);
    writeFileSync(file, text);
    const came = await opened(file);
    expect({ how, came }).toEqual({ how, came: expect.stringMatching(/^(game|record|refused)$/) });
  }
});

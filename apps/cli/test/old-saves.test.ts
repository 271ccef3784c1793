// Games saved by earlier versions all open: with the same rules they are replayed, with older rules their record is
// shown.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Save, Verification } from '@castellan/kernel';
import { projectEvent, readSave, Table } from '@castellan/kernel';
import { readTableFile, saveIn } from '@castellan/room';
import { expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { castellan, newFolder } from './terminal.ts';

const folder = join(import.meta.dirname, 'saves');
const files = readdirSync(folder).filter(name => name.endsWith('.json.gz'));
const opened = newFolder();

test.each(files)('%s is shown again', async name => {
  const text = gunzipSync(readFileSync(join(folder, name))).toString();
  const path = join(opened, name.replace('.gz', ''));
  writeFileSync(path, text);
  const save = saveIn(readTableFile(JSON.parse(text)))!;
  const game = await findGame(save.game, save.rulesVersion);
  const { status, out, err } = await castellan(['replay', path, '--json']);
  expect(err).toBe('');
  expect(status).toBe(0);
  const told = JSON.parse(out) as {
    replayed: boolean;
    verification: Verification;
    events: { text: string }[][];
  };
  expect(told.verification).toMatchObject({
    seed: { verified: true },
    // The first format promised the seed alone.
    table: save.castellan === 1 ? { doubt: 'seed-only' } : { verified: true },
    answers: { verified: told.replayed },
    events: { verified: told.replayed },
  });
  // Other rules can't replay it, so its record is shown.
  expect(told.replayed).toBe(save.rulesVersion === game.rulesVersion);
  expect(told.events.map(step => step.map(({ text: _, ...event }) => event))).toEqual(
    save.events.map(step => step.map(event => projectEvent(event, 'spectator'))),
  );
  // Playing on keeps its format, its names and its promise.
  if (told.replayed) {
    const again: Save = Table.replay(game, readSave(save)).save();
    expect(again).toEqual(save);
  }
  const plain = await castellan(['replay', path]);
  expect(plain.status).toBe(0);
});

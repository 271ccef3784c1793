import { foreignDeck } from '@castellan/shelf/testing';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { castellan, newFolder } from './terminal.ts';

const folder = newFolder();
const deck = join(folder, 'mine.json');
const own = join(folder, 'mine.learned.json');
writeFileSync(deck, await foreignDeck('shadowgate'));

/** As `castellan train` writes it. */
async function written(digest?: string): Promise<unknown> {
  const game = await findGame(deck);
  const learned = { ...game.prospects!.learned!, trust: 0.123 };
  const file = { deck: digest ?? game.deck!.digest, rulesVersion: game.rulesVersion, learned };
  writeFileSync(own, JSON.stringify(file));
  return learned;
}

test('bots play a deck by what they learned of it, as long as it is this deck', async () => {
  const check = async () => (await castellan(['deck', 'check', deck])).out;
  const ours = (await findGame(deck)).prospects!.learned;
  expect(await check()).not.toContain('learned');
  const learned = await written();
  expect((await findGame(deck)).prospects!.learned).toEqual(learned);
  expect(await check()).toContain('Bots use what they have learned about it.');
  await written('0'.repeat(64));
  expect((await findGame(deck)).prospects!.learned).toEqual(ours);
  expect(await check()).toContain('about an earlier version and isn’t used');
  rmSync(own);
});

test.each(['', 'null', '{"learned":{}}', '{"learned":{"mean":[1],"trust":1}}'])(
  'a file that holds no weights is named: %s',
  async text => {
    writeFileSync(own, text);
    const { status, err } = await castellan(['deck', 'check', deck]);
    expect([status, err]).toEqual([1, expect.stringMatching(/mine\.learned\.json can't be read/)]);
    rmSync(own);
  },
);

test('train stops by itself, and writes only what is better', async () => {
  const fresh = join(folder, 'fresh.json');
  writeFileSync(fresh, await foreignDeck('quests', 4));
  const args = ['train', '--deck', fresh, '--seconds', '8', '--workers', '1'];
  const { status, out } = await castellan(args);
  expect(status).toBe(0);
  expect(out).toMatch(/\d+ games, \d+ plans played to the end/);
  const isWritten = out.includes('is written');
  expect(out).toMatch(isWritten ? /With it a Castellan wins/ : /No gain|too little/);
  expect(existsSync(join(folder, 'fresh.learned.json'))).toBe(isWritten);
});

test('train wants a deck', async () => {
  const { status, err } = await castellan(['train', '--deck', 'mine']);
  expect([status, err]).toEqual([2, expect.stringContaining('ends in .json or .csv')]);
});

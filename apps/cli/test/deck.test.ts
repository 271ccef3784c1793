import { foreignDeck } from '@castellan/shelf/testing';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { castellan, newFolder } from './terminal.ts';

const folder = newFolder();
const at = (name: string): string => join(folder, name);
const foreign = at('foreign.json');
writeFileSync(foreign, await foreignDeck('shadowgate'));

/** What a deck says of one card of Villages. */
function village(name: string, cells: Readonly<Record<string, string>>): string {
  const tables = { buildings: [{ id: 'farm', cells }] };
  const path = at(`${name}.json`);
  writeFileSync(path, JSON.stringify({ format: 1, game: 'villages', name, version: '1', tables }));
  return path;
}

describe('deck', () => {
  test('new writes all cards, check reads them back, and nothing is written over', async () => {
    for (const file of [at('mine.csv'), at('mine.json')]) {
      expect((await castellan(['deck', 'new', 'villages', file])).status).toBe(0);
      const { status, out } = await castellan(['deck', 'check', file]);
      expect([status, out]).toEqual([
        0,
        expect.stringContaining('0 of 56 cards entered, 0 not as'),
      ]);
      const again = await castellan(['deck', 'new', 'villages', file]);
      expect([again.status, again.err]).toEqual([1, expect.stringContaining('already')]);
    }
    expect(readFileSync(at('mine.csv'), 'utf8')).toContain('~');
  });

  test('check says in which cell something is wrong, and what was likely meant', async () => {
    const sheet = readFileSync(at('mine.csv'), 'utf8').replace('~worker', 'wroker');
    writeFileSync(at('wrong.csv'), sheet);
    const { status, out } = await castellan(['deck', 'check', at('wrong.csv')]);
    expect(status).toBe(1);
    expect(out).toMatch(/buildings › farm › type: Choose one: worker, .* Did you mean “worker”\?/);
    const played = await castellan(['sim', '--deck', at('wrong.csv'), '--games', '1']);
    expect([played.status, played.err]).toEqual([1, expect.stringContaining('buildings › farm')]);
  });

  test('diff says what is not the same, merge joins two, and print writes every card', async () => {
    const [one, other] = [village('one', { vp: '4' }), village('other', { cost: '2wood' })];
    expect((await castellan(['deck', 'diff', one])).out).toContain('buildings › farm › vp: ');
    expect((await castellan(['deck', 'diff', one, one])).out).toContain('the same deck');
    expect((await castellan(['deck', 'merge', one, other, at('both.json')])).status).toBe(0);
    expect(JSON.parse(readFileSync(at('both.json'), 'utf8'))).toMatchObject({
      tables: { buildings: [{ id: 'farm', cells: { vp: '4', cost: '2wood' } }] },
    });
    const printed = ['deck', 'print', at('both.json'), at('both.html'), '--once'];
    expect((await castellan(printed)).status).toBe(0);
    const html = readFileSync(at('both.html'), 'utf8');
    expect(html.match(/<article>/g)).toHaveLength(61);
    expect(html).toContain('cost 2 wood');
  });

  test('a deck is played, simulated, listed and saved; the save opens without its file', async () => {
    const flags = ['--deck', foreign];
    const { out } = await castellan(['sim', ...flags, '--players', '2', '--games', '2', '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'shadowgate', games: 2, stuck: 0 });
    expect((await castellan(['ledger', ...flags])).out).toContain('New adventures 1');
    const save = at('game.json');
    await castellan(['play', ...flags, '--players', '2', '--save', save], ['1', '1', 'quit']);
    const { status, out: shown } = await castellan(['replay', save, '--json']);
    expect([status, shown]).toEqual([0, expect.stringContaining('"verified":true')]);
  });

  test.each<[args: string[], why: RegExp]>([
    [['deck'], /new, check, diff, merge, print/],
    [['deck', 'chekc'], /did you mean check/],
    [['deck', 'new', 'chess', at('x.json')], /no game called "chess"/],
    [['deck', 'check'], /Which deck/],
    [['sim', 'villages', '--deck', foreign], /is for shadowgate, not for villages/],
    [['sim', '--deck', 'mine'], /ends in \.json or \.csv/],
  ])('%j is no command', async (args, why) => {
    const { status, err } = await castellan(args);
    expect([status, err]).toEqual([2, expect.stringMatching(why)]);
  });
});

test('what goes wrong with a deck is told by card', async () => {
  const { status, out } = await castellan([
    'deck',
    'check',
    village('free', { cost: '-', power: 'now: 2card' }),
    '--games',
    '5',
    '--workers',
    '1',
  ]);
  expect(out).toContain('5 games');
  expect([status, out]).toEqual([0, expect.stringMatching(/No game got stuck/)]);
});

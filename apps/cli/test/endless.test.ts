// Games in which everyone only does what is done when nothing is said: some would never end.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Save } from '@castellan/kernel';
import { MOST_MOVES, Table } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { StdioProgram } from './stdio.ts';
import { castellan, newFolder, objects } from './terminal.ts';

const game = await findGame('quests');

/** A game of two with this many answers, all of them fallbacks. */
function fallbacks(
  answers: number,
): Table<ReturnType<typeof game.setup>, ReturnType<typeof game.view>> {
  const table = new Table(game, { players: 2 }, 7);
  while (table.answers.length < answers) table.answer(table.decisions()[0]!.fallback);
  return table;
}

function saved(save: Save): string {
  const file = join(newFolder(), 'endless.json');
  writeFileSync(file, JSON.stringify(save));
  return file;
}

test('play stops after as many answers as a server, with a word and a result', async () => {
  const table = fallbacks(MOST_MOVES - 1);
  const file = saved(table.save());
  const [decision] = table.decisions();
  const [pick] = (decision!.fallback as Extract<Answer, { picks: unknown }>).picks;
  const { status, out, err } = await castellan(
    ['play', '--load', file, '--humans', '0,1'],
    [pick!],
  );
  expect([status, err]).toEqual([0, '']);
  expect(out).toContain(`The game was stopped after ${MOST_MOVES} answers.`);
  expect(out).toContain('Nobody has won.');
  expect(out).toContain(table.seed);
  // It stays stopped, also for bots.
  const again = await castellan(['play', '--load', file, '--humans', 'none']);
  expect(again.out).toContain(`The game was stopped after ${MOST_MOVES} answers.`);
});

test('bots alone stop there as well', async () => {
  const table = fallbacks(MOST_MOVES - 1);
  const { status, out } = await castellan([
    'play',
    '--load',
    saved(table.save()),
    '--humans',
    'none',
    '--chairs',
    'random',
  ]);
  expect(status).toBe(0);
  expect(out).toContain(`The game was stopped after ${MOST_MOVES} answers.`);
});

test('a stdio table is over after as many answers, and takes none from then on', async () => {
  const program = await new StdioProgram(game, { players: 2 }).opened();
  await program.ask({ type: 'load', game: fallbacks(MOST_MOVES - 1).save() });
  const { fallback } = program.decision;
  const told = await program.answer(fallback);
  expect(told[0]).toMatchObject({ room: { phase: 'over', ending: { why: 'limit', winners: [] } } });
  const { decision, waiting, outcome, seed } = program.scene;
  expect([decision, waiting, outcome]).toEqual([null, [], null]);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(await program.answer(fallback)).toMatchObject([{ type: 'refused', code: 'over' }]);
});

test('sim stops at its own limit, and says so', async () => {
  const { status, out } = await castellan('sim quests --games 1 --cap 20 --json'.split(' '));
  expect(status).toBe(1);
  expect(objects(out)[0]).toMatchObject({
    stuck: 1,
    stuckGames: [{ why: 'not over after 20 decisions' }],
  });
});

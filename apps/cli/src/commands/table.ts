import { MOST_LETTERS } from '@castellan/kernel';
import type { Command } from '../command.ts';
import { UsageError } from '../failure.ts';
import { findGame } from '../games.ts';
import { Lines, cutLines } from '../lines.ts';
import { settingFlags, settingsFrom, seedFlag, seedOf } from '../settings.ts';
import { StdioTable } from '../stdio/stdio-table.ts';

export const table: Command = {
  name: 'table',
  usage: '<game> [flags]',
  summary: 'One table for programs: a JSON object a line, in and out.',
  about: [
    'Out come the start, what happens, the decisions that are open, and the end; in go answers. What is wrong gets an error line, and the table goes on. docs/guide/stdio-table.md says it all, with a bot in Python.',
  ],
  words: 1,
  flags: [...settingFlags, seedFlag],
  examples: [
    ['table card-kingdoms --players 2 --seed 7', 'a table for two; type {"quit":true} to end'],
    ['table shadowgate --settings \'{"players":3}\'', 'a table for three'],
  ],
  run: async (flags, io) => {
    const name = flags.positionals[0];
    if (name === undefined) throw new UsageError('Which game? castellan games lists them.');
    const game = await findGame(name);
    const open = new StdioTable(game, settingsFrom(game, flags), seedOf(flags), line =>
      io.out(`${JSON.stringify(line)}\n`),
    );
    // One letter more than allowed: enough to notice that a line is too long.
    const input = io.input.pipe(cutLines(MOST_LETTERS + 1));
    const lines = new Lines(input);
    for (;;) {
      const line = await lines.next();
      if (line === null || !open.take(line)) break;
    }
    lines.close();
    // Without this, the process would wait for the end of its input.
    io.input.unpipe(input);
    io.input.pause();
    return 0;
  },
};

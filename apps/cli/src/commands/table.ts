import type { Game } from '@castellan/kernel';
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
    'It speaks the messages of any table (docs/guide/protocol.md): send answers, and after each one you get the table as it stands. A wrong message is refused, and the table goes on. docs/guide/stdio-table.md explains everything, with a bot in Python.',
  ],
  words: 1,
  flags: [
    ...settingFlags,
    seedFlag,
    { name: 'language', value: 'L', about: 'the language of all sentences: en, de or fr (en)' },
  ],
  examples: [
    ['table card-kingdoms --players 2 --seed 7', 'a table for two; type {"type":"quit"} to end'],
    ['table shadowgate --settings \'{"players":3}\'', 'a table for three'],
  ],
  run: async (flags, io) => {
    const name = flags.positionals[0];
    if (name === undefined) throw new UsageError('Which game? castellan games lists them.');
    const game = await findGame(name);
    const open = new StdioTable({
      game,
      settings: settingsFrom(game, flags),
      seed: seedOf(flags),
      language: languageOf(game, flags.text('language') ?? 'en'),
      send: message => io.out(`${JSON.stringify(message)}\n`),
    });
    await open.begin();
    // One letter more than allowed: enough to notice that a line is too long.
    const input = io.input.pipe(cutLines(MOST_LETTERS + 1));
    const lines = new Lines(input);
    for (;;) {
      const line = await lines.next();
      if (line === null || !(await open.take(line))) break;
    }
    open.close();
    lines.close();
    // Without this, the process would wait for the end of its input.
    io.input.unpipe(input);
    io.input.pause();
    return 0;
  },
};

function languageOf({ words }: Game, language: string): string {
  if (Object.hasOwn(words, language)) return language;
  throw new UsageError(
    `--language ${language}: there are no such words. There are: ${Object.keys(words).join(', ')}.`,
  );
}

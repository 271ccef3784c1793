import type { Command } from '../command.ts';
import type { Flag } from '../flags.ts';
import { runServerProgram, typed } from '../server-program.ts';

const program = new URL('../../../server/src/data.ts', import.meta.url);

const flags: readonly Flag[] = [
  {
    name: 'data',
    value: 'FOLDER',
    about: 'the data folder (CASTELLAN_DATA in the environment, else the usual one)',
  },
];

export const data: Command = {
  name: 'data',
  usage: '<backup FILE | restore FILE | check> [--data FOLDER]',
  summary: 'What a server keeps: back it up, restore it, check it.',
  about: [
    'A backup can be made while the server runs. Stop the server before you restore one; what was there is kept next to it.',
  ],
  words: 2,
  flags,
  examples: [
    ['data backup /media/stick/castellan.sqlite', 'everything in one file'],
    ['data check', 'is every page of the file intact?'],
  ],
  run: given => runServerProgram(program, [...given.positionals, ...typed(given, flags)]),
};

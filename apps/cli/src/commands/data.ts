import type { Command } from '../command.ts';
import type { Flag } from '../flags.ts';
import { runServerProgram, typed } from '../server-program.ts';

const program = new URL('../../../server/src/data.ts', import.meta.url);

const flags: readonly Flag[] = [
  {
    name: 'data',
    value: 'FOLDER',
    about:
      'the folder of backup, restore and check (CASTELLAN_DATA in the environment, else the usual one)',
  },
  {
    name: 'from',
    value: 'PLACE',
    about: 'what to copy: a folder, or a PostgreSQL (postgres://name:password@host:5432/database)',
  },
  {
    name: 'to',
    value: 'PLACE',
    about:
      'where to copy it; of the two places one may be left out: DATABASE_URL in the environment',
  },
];

export const data: Command = {
  name: 'data',
  usage: '<backup FILE | restore FILE | check | copy> [flags]',
  summary:
    'What a server keeps: back it up, restore it, check it, move it into PostgreSQL or back.',
  about: [
    'A backup is one file, and can be made while the server runs. Restore puts it in place of the data, and keeps what was there.',
    'Copy moves everything to an empty place while the server runs, and says when to stop it: the rest follows in a moment, and both sides are compared. Nothing that a server has confirmed is lost. If a copy is interrupted, start it again: it continues where it stopped.',
  ],
  words: 2,
  flags,
  examples: [
    ['data backup /media/stick/castellan.sqlite', 'everything in one file'],
    ['data check', 'is every page of the file intact?'],
    ['data copy --from data --to postgres://castellan@localhost/castellan', 'into PostgreSQL'],
  ],
  run: given => runServerProgram(program, [...given.positionals, ...typed(given, flags)]),
};

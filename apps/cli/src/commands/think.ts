import type { Command } from '../command.ts';
import type { Flag } from '../flags.ts';
import { runServerProgram, typed } from '../server-program.ts';

const program = new URL('../../../server/src/think.ts', import.meta.url);

const flags: readonly Flag[] = [
  { name: 'nats', value: 'URL', about: 'where NATS is (NATS_URL in the environment)' },
  {
    name: 'at-once',
    value: 'N',
    about: 'how many bots may think here at once; the rest think elsewhere (twice the cores)',
  },
];

export const think: Command = {
  name: 'think',
  usage: '[flags]',
  summary: 'Let bots think on this machine, for servers on other machines.',
  about: [
    'Takes bots’ questions from servers over NATS and answers them. It serves no pages and keeps nothing; start as many as you like. If there is none, each server’s bots think on its own machine.',
  ],
  words: 0,
  flags,
  examples: [['think --nats nats://localhost:4222', 'for all servers there']],
  run: given => runServerProgram(program, typed(given, flags)),
};

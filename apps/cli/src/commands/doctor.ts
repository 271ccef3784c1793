import type { Command } from '../command.ts';
import type { Flag } from '../flags.ts';
import { runServerProgram, typed } from '../server-program.ts';
import { serverFlags } from './serve.ts';

const program = new URL('../../../server/src/doctor.ts', import.meta.url);

const flags: readonly Flag[] = [
  ...serverFlags,
  {
    name: 'url',
    value: 'ADDRESS',
    about:
      'where people find the server, such as https://castellan.example.org: asks through the proxy',
  },
];

export const doctor: Command = {
  name: 'doctor',
  usage: '[flags of serve] [--url ADDRESS]',
  summary: 'Says what is wrong with a server’s setup, and what to do about it.',
  about: [
    'Give it the flags and the environment that the server gets. It changes nothing. The exit status is 1 if something must be fixed.',
  ],
  words: 0,
  flags,
  examples: [
    ['doctor', 'before the first start'],
    ['doctor --behind-proxy --url https://castellan.example.org', 'a server behind a proxy'],
  ],
  run: given => runServerProgram(program, typed(given, flags)),
};

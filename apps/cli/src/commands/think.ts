import type { Command } from '../command.ts';
import { runServerProgram } from '../server-program.ts';

export const think: Command = {
  name: 'think',
  usage: '[flags]',
  summary: 'A machine on which bots think, for servers on others.',
  about: [
    'Takes bots’ questions from servers by way of NATS and answers them. It serves no pages and keeps nothing; start as many as you like. While there is none, each server’s bots think on its own machine.',
  ],
  words: 0,
  flags: [
    { name: 'nats', value: 'URL', about: 'where NATS is (NATS_URL in the environment)' },
    {
      name: 'at-once',
      value: 'N',
      about: 'how many thoughts at the same time; more are thought elsewhere (twice the cores)',
    },
  ],
  examples: [['think --nats nats://localhost:4222', 'for all servers there']],
  run: flags => {
    const args = ['nats', 'at-once'].flatMap(name => {
      const value = flags.text(name);
      return value === null ? [] : [`--${name}`, value];
    });
    return runServerProgram('think.ts', args);
  },
};

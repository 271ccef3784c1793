import type { Command } from '../command.ts';
import type { Flag } from '../flags.ts';
import { runServerProgram, typed } from '../server-program.ts';

/** The program that serves the page and the tables. */
const program = new URL('../../../server/src/main.ts', import.meta.url);

/** Where a server is and what it keeps: also what `castellan doctor` looks at. */
export const serverFlags: readonly Flag[] = [
  {
    name: 'port',
    value: 'N',
    about: 'the port to listen on (PORT in the environment, else 8017); 0 takes any that is free',
  },
  {
    name: 'host',
    value: 'NAME',
    about:
      'the address to listen on (HOST in the environment, else all); localhost lets no other machine in',
  },
  {
    name: 'data',
    value: 'FOLDER',
    about:
      'where tables and people are kept: a folder, or a PostgreSQL (DATABASE_URL or CASTELLAN_DATA in the environment, else data/)',
  },
  {
    name: 'nats',
    value: 'URL',
    about:
      'where NATS is (NATS_URL in the environment): it carries messages between servers on one PostgreSQL, and to machines on which bots think',
  },
  {
    name: 'proxies',
    value: 'N',
    about:
      'how many reverse proxies in a row stand in front of the server and pass on the sender’s address (0)',
  },
  {
    name: 'keep-unbegun',
    value: 'DAYS',
    about: 'how long to keep a table whose game has not begun; "always" keeps it forever (30)',
  },
  {
    name: 'keep-unfinished',
    value: 'DAYS',
    about: 'the same for an abandoned game (365)',
  },
  { name: 'keep-finished', value: 'DAYS', about: 'the same for a game that is over (365)' },
  {
    name: 'keep-people',
    value: 'DAYS',
    about:
      'the same for people who do not come back and have no seat at a table that is kept (365)',
  },
  { name: 'behind-proxy', about: 'the same as --proxies 1' },
  {
    name: 'site',
    value: 'URL',
    about: 'where people find this server, as in links in mail (CASTELLAN_SITE)',
  },
  {
    name: 'send-to',
    value: 'HOSTS',
    about:
      'hosts that people may have messages sent to, separated by commas; * is any on the internet (CASTELLAN_SEND_TO; else none)',
  },
  {
    name: 'mail-from',
    value: 'ADDRESS',
    about:
      'who mail comes from (CASTELLAN_MAIL_FROM); SMTP_URL in the environment says which server sends it',
  },
  {
    name: 'admin',
    value: '[HOST:]PORT',
    about:
      'metrics and the admin page, on this machine only unless HOST is given (CASTELLAN_ADMIN)',
  },
  {
    name: 'log',
    value: 'FORM',
    about: 'text, or json for lines that programs read (CASTELLAN_LOG)',
  },
  {
    name: 'traces',
    about: 'spans for an OpenTelemetry SDK that is loaded before (CASTELLAN_TRACES=1)',
  },
  {
    name: 'notice',
    value: 'SECONDS',
    about:
      'after SIGTERM, how long /readyz says 503 before people are sent on (0; CASTELLAN_NOTICE)',
  },
];

export const serve: Command = {
  name: 'serve',
  usage: '[flags]',
  summary: 'The page and the server: play in a browser, alone or with friends.',
  about: [
    'Builds the page if it is out of date, serves it together with tables for friends, and says where: the same as npm start. To play alone, the page needs the server only for the first visit.',
  ],
  words: 0,
  flags: serverFlags,
  examples: [
    ['serve', 'then open http://localhost:8017/'],
    ['serve --port 8080 --host localhost', 'for you alone'],
  ],
  run: flags => runServerProgram(program, typed(flags, serverFlags)),
};

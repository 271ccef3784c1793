import { UnknownChair } from '@castellan/bots';
import { faultOfRefusal, faultText } from '@castellan/decks';
import { Refusal } from '@castellan/kernel';
import type { Command } from './command.ts';
import { commonFlags, helpFor } from './command.ts';
import { commands } from './commands.ts';
import { faultWords } from './decks.ts';
import { Failure, nearest, UsageError } from './failure.ts';
import { Flags } from './flags.ts';
import type { Io } from './io.ts';
import { printable, printingOnly } from './printable.ts';
import manifest from '../package.json' with { type: 'json' };

const { version } = manifest;

/** The exit statuses: success; the command failed; it was not understood. */
const FINE = 0;
const FAILED = 1;
const USAGE = 2;

/** Runs the command that was typed; resolves to the exit status. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === '--version' || name === '-v') {
    io.out(`castellan ${version}\n`);
    return FINE;
  }
  if (name === 'help' || name === '--help' || name === '-h') return help(rest[0], io);
  const command = commands.find(one => one.name === name);
  if (command === undefined) return unknown(name, io);
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(helpFor(command, io.width));
    return FINE;
  }
  try {
    const flags = new Flags(rest, [...command.flags, ...commonFlags], command.words);
    const plain = flags.on('no-color') ? { ...io, colour: false } : io;
    return await command.run(flags, printingOnly(plain));
  } catch (error) {
    return explain(await inWords(error), command, io);
  }
}

/** A deck that was refused somewhere is named as it is by `deck check`. */
async function inWords(error: unknown): Promise<unknown> {
  const fault = error instanceof Refusal ? faultOfRefusal(error.details) : null;
  if (fault === null) return error;
  return new Failure(`This deck can't be played: ${faultText(fault, await faultWords())}`);
}

function explain(error: unknown, command: Command, io: Io): number {
  const isUsage =
    error instanceof UsageError ||
    error instanceof UnknownChair ||
    (error instanceof Refusal && error.code === 'settings');
  if (isUsage) {
    io.err(`${printable((error as Error).message)}\nSee: castellan ${command.name} --help\n`);
    return USAGE;
  }
  if (error instanceof Failure || error instanceof Refusal) {
    io.err(`${printable(error.message)}\n`);
    return FAILED;
  }
  throw error;
}

function help(about: string | undefined, io: Io): number {
  if (about === undefined) {
    io.out(overview());
    return FINE;
  }
  const command = commands.find(one => one.name === about);
  if (command === undefined) return unknown(about, io);
  io.out(helpFor(command, io.width));
  return FINE;
}

function unknown(name: string, io: Io): number {
  const names = commands.map(command => command.name);
  const meant = nearest(name, names);
  const hint = meant === null ? '' : `; did you mean ${meant}?`;
  io.err(
    `There is no command "${printable(name)}"${hint}\nCommands: ${names.join(', ')}. See: castellan --help\n`,
  );
  return USAGE;
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return [
    'Castellan: five board games at one table, for people and programs.',
    '',
    'Usage: castellan <command> [flags]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    '',
    'castellan <command> --help says more, with examples. To begin: castellan play',
    '',
  ].join('\n');
}

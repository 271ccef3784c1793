// Runs a program for a test, and keeps its folder. When the test is gone, however it ended, so are the two.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type ToGuard =
  | { readonly start: readonly string[]; readonly user: number | null }
  | { readonly end: NodeJS.Signals };

export interface FromGuard {
  /** The last that the program has said. */
  readonly ended: string;
}

const [folder = '', lastSignal = 'SIGKILL'] = process.argv.slice(2);
const log = join(folder, 'said.log');
const MOST_SAID = 2000;
let child: ChildProcess | null = null;

function start(command: readonly string[], user: number | null): void {
  const [file = '', ...args] = command;
  const as = user === null ? {} : { uid: user, gid: user };
  let said = '';
  // In a group of its own: ctrl-c is for the tests.
  child = spawn(file, args, {
    ...as,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-MOST_SAID);
      appendFileSync(log, chunk);
    });
  child.on('error', error => (said += error.message));
  child.on('close', () => {
    child = null;
    if (process.connected) process.send!({ ended: said } satisfies FromGuard);
    else leave();
  });
}

function leave(): void {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

// These go to the whole group. The process that started us ends because of them, and then we do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', (message: ToGuard) => {
  if ('start' in message) start(message.start, message.user);
  else child?.kill(message.end);
});
process.on('disconnect', () => {
  if (child === null) leave();
  else child.kill(lastSignal as NodeJS.Signals);
});

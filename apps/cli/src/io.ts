import type { Readable, Writable } from 'node:stream';

/** The terminal, a pipe or a test: all that a command knows of the outside. */
export interface Io {
  readonly input: Readable;
  /** Writes text as it is to standard output. */
  out(text: string): void;
  /** The same to standard error: progress and complaints. */
  err(text: string): void;
  /** Where a person types, when one does: lines can be edited there, the screen cleared. Null for a pipe. */
  readonly terminal: Writable | null;
  /** Standard error is watched by a person: progress may be redrawn. */
  readonly watched: boolean;
  readonly colour: boolean;
  readonly width: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const NARROW = 80;

/** The Io of this process. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const columns = stdout.columns ?? Number.parseInt(env['COLUMNS'] ?? '', 10);
  return {
    input: stdin,
    out: text => void stdout.write(text),
    err: text => void stderr.write(text),
    terminal: stdin.isTTY === true && stdout.isTTY === true ? stdout : null,
    watched: stderr.isTTY === true,
    colour: stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    width: Number.isFinite(columns) && columns > 0 ? columns : NARROW,
    env,
  };
}

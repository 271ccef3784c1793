import type { Readable, Writable } from 'node:stream';

/** The terminal, a pipe or a test: everything a command knows about the outside. */
export interface Io {
  readonly input: Readable;
  /** Writes text unchanged to standard output. */
  out(text: string): void;
  /** The same to standard error, for progress and errors. */
  err(text: string): void;
  /** The terminal where a person types: lines can be edited and the screen cleared. Null for a pipe. */
  readonly terminal: Writable | null;
  /** A person watches standard error, so progress may be redrawn. */
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

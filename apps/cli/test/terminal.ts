// A terminal for tests: lines go in, text comes out.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

export const toyPath = fileURLToPath(import.meta.resolve('@castellan/conformance/toy'));
export const silentPath = fileURLToPath(new URL('silent.ts', import.meta.url));
export const brokenPath = fileURLToPath(new URL('broken.ts', import.meta.url));
export const leakyPath = fileURLToPath(new URL('leaky.ts', import.meta.url));

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'castellan-cli-'));
}

/** Runs a command with these lines on its standard input. */
export async function castellan(
  args: readonly string[],
  lines: readonly string[] = [],
  setting: Partial<Io> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const io: Io = {
    input: Readable.from(lines.map(line => `${line}\n`)),
    out: text => void (out += text),
    err: text => void (err += text),
    terminal: null,
    watched: false,
    colour: false,
    width: 80,
    env: {},
    ...setting,
  };
  const status = await run(args, io);
  return { status, out, err };
}

/** The lines of an output that are JSON, one object each. */
export function objects(out: string): Readonly<Record<string, unknown>>[] {
  return out
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

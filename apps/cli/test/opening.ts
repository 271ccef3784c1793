// Opens a file in every way in which the command line can, and returns the result.
import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { Ran } from './terminal.ts';
import { castellan } from './terminal.ts';

/** Characters that control a terminal, except line breaks. */
export const STEERING =
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/;

/** Each way separately. Throws if the output contains one of our own errors or a control character. */
export const openings: readonly ((path: string) => Promise<string>)[] = [
  async path => outcome(await castellan(['replay', path])),
  async path => outcome(await castellan(['replay', path, '--json'])),
  async path =>
    outcome(
      // Saved elsewhere, because leaving would overwrite the file.
      await castellan(['play', '--load', path, '--save', `${path}.played`], ['quit'], {
        env: { CASTELLAN_SAVES: dirname(path) },
      }),
    ),
  async path =>
    outcome(
      await castellan(['table', 'card-kingdoms'], [], { input: Readable.from(asLine(path)) }),
    ),
];

/** All of them in turn; returns the result of the first. */
export async function opened(path: string): Promise<string> {
  const came: string[] = [];
  for (const open of openings) came.push(await open(path));
  return came[0]!;
}

function outcome({ status, out, err }: Ran): string {
  if (STEERING.test(out) || STEERING.test(err)) throw new Error('something steers the terminal');
  if (err.length > 3000) throw new Error(`a complaint of ${err.length} letters`);
  if (status !== 0) return 'refused';
  return out.includes('another version of the rules') ? 'record' : 'game';
}

async function* asLine(path: string): AsyncGenerator<string> {
  yield '{"type":"load","game":';
  for await (const piece of createReadStream(path, 'utf8')) yield String(piece);
  yield '}\n';
}

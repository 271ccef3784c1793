// A browser other than Chromium: what the visit needs of it, and what all of them have in common.
import type { ChildProcess } from 'node:child_process';
import type { Pane } from '../browser/press.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser with one page, which a hand and an eye use as Playwright's. */
export interface Engine extends Pane {
  readonly version: string;
  /** What the page complained of, as far as this browser tells. */
  readonly complaints: string[];
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Some have a least width. */
  resize(to: Size): Promise<void>;
  /** What the page shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How a protocol is asked to run a function in the page: text in, text out. */
type RunText = (source: string) => Promise<string>;

/** Runs functions in the page like Playwright. What goes in and comes out is JSON, in every protocol the same. */
export const evaluator = (run: RunText): Engine['evaluate'] =>
  (async (what: unknown, given: unknown = null) => {
    const call = `(${String(what)})(${JSON.stringify(given)})`;
    const { value } = JSON.parse(
      await run(`async () => JSON.stringify({ value: await ${call} })`),
    ) as { value?: unknown };
    return value;
  }) as Engine['evaluate'];

type Pointer = 'mouse' | 'touch';

/** One press at a place, in the words that both protocols share. */
export const pressAt = (pointerType: Pointer, x: number, y: number): readonly object[] => [
  {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [
      // A place between two pixels is refused by some.
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** The first thing a program says that matches. */
export function heard(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const voice of [child.stdout, child.stderr])
      voice?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = pattern.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    child.on('error', reject);
    child.on('exit', code => reject(new Error(`${child.spawnfile} ended with ${code}: ${said}`)));
  });
}

/** Ends a program and waits until it is gone. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.on('close', () => resolve());
    child.kill();
  });
}

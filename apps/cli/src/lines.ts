import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** The lines of a stream, one at a time; null after the last. Lines that come early are kept. */
export class Lines {
  readonly #waiting: string[] = [];
  #asker: ((line: string | null) => void) | null = null;
  #ended = false;
  readonly #close: () => void;
  readonly #show: (prompt: string) => void;

  /** With a terminal, a line can be edited before it is sent, and ctrl-c ends the lines. */
  constructor(input: Readable, terminal: Writable | null = null) {
    const reader = createInterface({
      input,
      crlfDelay: Number.POSITIVE_INFINITY,
      terminal: terminal !== null,
      ...(terminal === null ? {} : { output: terminal }),
    });
    reader.on('line', line => this.#arrive(line));
    reader.on('SIGINT', () => reader.close());
    this.#show = prompt => {
      reader.setPrompt(prompt);
      reader.prompt();
    };
    reader.on('close', () => {
      this.#ended = true;
      this.#asker?.(null);
      this.#asker = null;
    });
    this.#close = () => reader.close();
  }

  next(): Promise<string | null> {
    const line = this.#waiting.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    return new Promise(resolve => (this.#asker = resolve));
  }

  /** Draws the prompt on the terminal. */
  prompt(text: string): void {
    this.#show(text);
  }

  /** Releases the stream, so that the process can end. */
  close(): void {
    this.#close();
  }

  #arrive(line: string): void {
    const asker = this.#asker;
    this.#asker = null;
    if (asker === null) this.#waiting.push(line);
    else asker(line);
  }
}

/** Passes on this many letters of each line and drops the rest, so that an endless line can't fill the memory. */
export function cutLines(most: number): Transform {
  const decoder = new StringDecoder('utf8');
  let length = 0;
  return new Transform({
    // A UTF-8 letter may be split over two chunks.
    transform(chunk: Buffer, _encoding, done) {
      const kept = decoder
        .write(chunk)
        .split('\n')
        .map((piece, i) => {
          if (i > 0) length = 0;
          const room = Math.max(0, most - length);
          length += piece.length;
          return piece.slice(0, room);
        });
      done(null, kept.join('\n'));
    },
  });
}

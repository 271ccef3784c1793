import type { Io } from '../io.ts';
import { Lines } from '../lines.ts';
import { printable } from '../printable.ts';
import { wrap } from '../wrap.ts';

/** The conversation with the person at the terminal, or with piped input. */
export class Talk {
  readonly io: Io;
  readonly #lines: Lines;

  constructor(io: Io) {
    this.io = io;
    this.#lines = new Lines(io.input, io.terminal);
  }

  /** The typed line, or null at the end (end of input, ctrl-c). */
  async ask(prompt: string): Promise<string | null> {
    if (this.io.terminal !== null) {
      this.#lines.prompt(printable(prompt));
      const line = await this.#lines.next();
      if (line === null) this.io.out('\n');
      return line;
    }
    const line = await this.#lines.next();
    // Piped input is repeated, so that it appears in a transcript.
    this.io.out(line === null ? '\n' : `${prompt}${line}\n`);
    return line;
  }

  /** Prints a text, wrapped to the width. */
  say(text = '', hang = ''): void {
    this.io.out(`${wrap(text, this.io.width, hang).join('\n')}\n`);
  }

  /** Prints lines that already fit. */
  show(lines: readonly string[]): void {
    this.io.out(`${lines.join('\n')}\n`);
  }

  /** Clears the screen, so that the next person does not see what only the last one may know. */
  wipe(): void {
    // Written directly to the terminal, because no text from outside may do this.
    this.io.terminal?.write('\u001B[2J\u001B[3J\u001B[H');
  }

  close(): void {
    this.#lines.close();
  }
}

import type { Io } from '../io.ts';
import { Lines } from '../lines.ts';
import { printable } from '../printable.ts';
import { wrap } from '../wrap.ts';

/** The conversation with whoever sits at the terminal, or with what is piped into it. */
export class Talk {
  readonly io: Io;
  readonly #lines: Lines;

  constructor(io: Io) {
    this.io = io;
    this.#lines = new Lines(io.input, io.terminal);
  }

  /** What is typed, or null when there is no more (end of input, ctrl-c). */
  async ask(prompt: string): Promise<string | null> {
    if (this.io.terminal !== null) {
      this.#lines.prompt(printable(prompt));
      const line = await this.#lines.next();
      if (line === null) this.io.out('\n');
      return line;
    }
    const line = await this.#lines.next();
    // In a transcript, what was piped in should be seen.
    this.io.out(line === null ? '\n' : `${prompt}${line}\n`);
    return line;
  }

  /** Says something, broken into lines that fit. */
  say(text = '', hang = ''): void {
    this.io.out(`${wrap(text, this.io.width, hang).join('\n')}\n`);
  }

  /** Lines that are already made to fit. */
  show(lines: readonly string[]): void {
    this.io.out(`${lines.join('\n')}\n`);
  }

  /** Wipes the screen, so that the next person does not see what was the last one's alone. */
  wipe(): void {
    // Straight to the terminal: no text may do this.
    this.io.terminal?.write('\u001B[2J\u001B[3J\u001B[H');
  }

  close(): void {
    this.#lines.close();
  }
}

import type { Line } from './line.ts';

/** The lines that are open, by whose they are. */
export class OpenLines {
  readonly #lines = new Map<string, Set<Line>>();

  /** Until it is closed. */
  add(whose: string, line: Line): void {
    const lines = this.#lines.get(whose) ?? new Set();
    this.#lines.set(whose, lines.add(line));
    line.socket.on('close', () => {
      lines.delete(line);
      if (lines.size === 0 && this.#lines.get(whose) === lines) this.#lines.delete(whose);
    });
  }

  of(whose: string): Iterable<Line> {
    return this.#lines.get(whose) ?? [];
  }

  get whose(): readonly string[] {
    return [...this.#lines.keys()];
  }
}

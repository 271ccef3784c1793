import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { digest } from './book.ts';

/** What is known about Stryker's mutants before they run. */
export class Nursery {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A name that is the same in every run, as long as nothing moves in its file. */
  nameOf({ fileName, location: { start, end }, mutatorName, replacement }: Mutant): string {
    const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
    return `${this.fileOf(fileName)} ${place} ${mutatorName} ${replacement}`;
  }

  fileOf(fileName: string): string {
    return relative(this.#root, fileName).replaceAll('\\', '/');
  }

  /** The digest of its file's text. */
  sourceOf({ fileName }: Mutant): string {
    return digest(this.#textOf(fileName));
  }

  /** The original text at its place. Lines and columns count from 0. */
  before({ fileName, location: { start, end } }: Mutant): string {
    const lines = this.#textOf(fileName)
      .split('\n')
      .slice(start.line, end.line + 1);
    const last = lines.length - 1;
    lines[last] = lines[last]!.slice(0, end.column);
    lines[0] = lines[0]!.slice(start.column);
    return lines.join('\n');
  }

  /** The text of its file with the change made. */
  mutated(mutant: Mutant): string {
    const { line, column } = mutant.location.start;
    const text = this.#textOf(mutant.fileName);
    const start = text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column;
    const end = start + this.before(mutant).length;
    return text.slice(0, start) + mutant.replacement + text.slice(end);
  }

  #textOf(fileName: string): string {
    const known = this.#texts.get(fileName);
    if (known !== undefined) return known;
    const text = readFileSync(fileName, 'utf8');
    this.#texts.set(fileName, text);
    return text;
  }
}

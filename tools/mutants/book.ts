// What happened to each mutant, one line each, so that an interrupted run can go on.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Killed by a failing test; killed because the tests did not end; survived all tests that run its code; no test runs
 * its code; refused by the compiler; or the tests could not run.
 */
export type MutantFate = 'killed' | 'timeout' | 'survived' | 'uncovered' | 'refused' | 'broken';

/** A change at one place in a file, and what happened to it. */
export interface Verdict {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly fate: MutantFate;
  /** How it was noticed: the start of the test's or the compiler's message. */
  readonly why: string;
  /** Digests of the file and of the tests at that time. */
  readonly source: string;
  readonly tests: string;
}

export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

const lasting: ReadonlySet<MutantFate> = new Set<MutantFate>(['killed', 'timeout', 'refused']);

export class Book {
  readonly #path: string;
  readonly #verdicts = new Map<string, Verdict>();

  constructor(path: string) {
    this.#path = path;
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const verdict = readLine(line);
      if (verdict !== null) this.#verdicts.set(verdict.name, verdict);
    }
  }

  /**
   * What is known about a mutant and still holds: nothing if its file has changed. A survivor runs again if the tests
   * have changed. A killed or refused mutant stays so, because tests are rarely removed.
   */
  holds(name: string, source: string, tests: string): Verdict | null {
    const verdict = this.#verdicts.get(name);
    if (verdict === undefined || verdict.source !== source) return null;
    return lasting.has(verdict.fate) || verdict.tests === tests ? verdict : null;
  }

  write(verdict: Verdict): void {
    this.#verdicts.set(verdict.name, verdict);
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, `${JSON.stringify(verdict)}\n`);
  }

  static burn(path: string): void {
    rmSync(path, { force: true });
  }
}

/** The last line of an interrupted run may be incomplete. */
function readLine(line: string): Verdict | null {
  try {
    return JSON.parse(line) as Verdict;
  } catch {
    return null;
  }
}

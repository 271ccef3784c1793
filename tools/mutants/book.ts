// What has become of each mutant, one line each, so that a run that was stopped goes on where it was.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Noticed by a test; noticed because the tests did not end; noticed by none of the tests that come by; no test comes by;
 * the compiler refuses it; or the tests could not be run at all.
 */
export type MutantFate = 'killed' | 'timeout' | 'survived' | 'uncovered' | 'refused' | 'broken';

/** A change of one place in a file, and what has become of it. */
export interface Verdict {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly fate: MutantFate;
  /** How it was noticed, in the first words of the test's or the compiler's complaint. */
  readonly why: string;
  /** Digests of the file and of the tests as they were. */
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
   * What is known of a mutant and still holds: not when its file has changed. What has survived gets another chance when
   * the tests have changed; what was killed stays so, for tests are seldom taken away, and so does what was refused.
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

/** The last line of a run that was killed may be half a line. */
function readLine(line: string): Verdict | null {
  try {
    return JSON.parse(line) as Verdict;
  } catch {
    return null;
  }
}

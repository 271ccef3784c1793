// What we add to Stryker: a random sample, a book that is written while it runs, and a report that fits a terminal.
import { join } from 'node:path';
import type { CheckResult, Checker } from '@stryker-mutator/api/check';
import { CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, MutantResult, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report';
import type { MutantFate, Verdict } from './book.ts';
import { Book } from './book.ts';
import { Compiler } from './compiler.ts';
import { drawLot } from './lot.ts';
import { Nursery } from './nursery.ts';
import { reportOf } from './report.ts';
import type { Target } from './targets.ts';

/** What the command tells the plugin through Stryker's options. */
export interface Errand {
  readonly root: string;
  readonly target: Target;
  readonly book: string;
  /** A folder for what is needed while it runs. */
  readonly scratch: string;
  readonly sample: number | null;
  readonly seed: string;
  /** The digest of the tests. */
  readonly tests: string;
}

const errandOf = (options: StrykerOptions): Errand => options['errand'] as Errand;

const LEFT_OUT = 'not in the sample, or known from before';

/**
 * Stryker asks a checker whether a mutant is worth running: here, whether it is in the sample, not known yet, and
 * compiles.
 */
class SampleChecker implements Checker {
  static inject = tokens(commonTokens.options);
  readonly #errand: Errand;
  readonly #nursery: Nursery;
  readonly #compiler: Compiler;

  constructor(options: StrykerOptions) {
    this.#errand = errandOf(options);
    const { root, target, scratch } = this.#errand;
    this.#nursery = new Nursery(root);
    this.#compiler = new Compiler(root, target, join(scratch, `types-${process.pid}`));
  }

  async init(): Promise<void> {}

  /**
   * The sample is drawn from all mutants, and only here are all of them seen. Wanted ones form a group each, the
   * others one group. If there is a single mutant that is not wanted, it is treated as wanted: it runs, and its
   * result is ignored.
   */
  async group(mutants: Mutant[]): Promise<string[][]> {
    const { book: path, sample, seed, tests } = this.#errand;
    const book = new Book(path);
    const byName = new Map(mutants.map(mutant => [this.#nursery.nameOf(mutant), mutant]));
    const isNew = (name: string): boolean =>
      book.holds(name, this.#nursery.sourceOf(byName.get(name)!), tests) === null;
    // In the order of the draw: an interrupted run has done a smaller sample.
    const run = [...drawLot([...byName.keys()], sample, seed)].filter(isNew);
    const wanted = run.map(name => [byName.get(name)!.id]);
    const isWanted = new Set(wanted.flat());
    const others = mutants.map(({ id }) => id).filter(id => !isWanted.has(id));
    return others.length === 0 ? wanted : [others, ...wanted];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const result = mutants.length === 1 ? this.#compile(mutants[0]!) : leftOut;
    return Object.fromEntries(mutants.map(({ id }) => [id, result]));
  }

  #compile(mutant: Mutant): CheckResult {
    const file = this.#nursery.fileOf(mutant.fileName);
    return this.#compiler.refuses(file, this.#nursery.mutated(mutant))
      ? { status: CheckStatus.CompileError, reason: 'does not compile' }
      : { status: CheckStatus.Passed };
  }
}

const leftOut: CheckResult = { status: CheckStatus.CompileError, reason: LEFT_OUT };

const fates: Readonly<Partial<Record<MutantResult['status'], MutantFate>>> = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'uncovered',
  CompileError: 'refused',
};

class BookReporter implements Reporter {
  static inject = tokens(commonTokens.options);
  readonly #errand: Errand;
  readonly #nursery: Nursery;
  readonly #book: Book;
  readonly #began = Date.now();
  /** Those of the sample, by Stryker's id. */
  #mutants: ReadonlyMap<string, Mutant> = new Map();
  #toRun = 0;
  #done = 0;
  #alive = 0;

  constructor(options: StrykerOptions) {
    this.#errand = errandOf(options);
    this.#nursery = new Nursery(this.#errand.root);
    this.#book = new Book(this.#errand.book);
  }

  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    const all = mutantPlans.map(({ mutant }) => mutant);
    const drawn = drawLot(
      all.map(mutant => this.#nursery.nameOf(mutant)),
      this.#errand.sample,
      this.#errand.seed,
    );
    const mutants = all.filter(mutant => drawn.has(this.#nursery.nameOf(mutant)));
    this.#mutants = new Map(mutants.map(mutant => [mutant.id, mutant]));
    this.#toRun = mutants.filter(mutant => this.#known(mutant) === null).length;
    console.log(
      `${all.length} mutants, ${mutants.length} of them wanted, ${mutants.length - this.#toRun} known from before: ${this.#toRun} to run.`,
    );
  }

  onMutantTested({ id, status, statusReason }: MutantResult): void {
    const mutant = this.#mutants.get(id);
    if (mutant === undefined || statusReason === LEFT_OUT) return;
    const fate = fates[status] ?? 'broken';
    this.#book.write({
      name: this.#nursery.nameOf(mutant),
      file: this.#nursery.fileOf(mutant.fileName),
      line: mutant.location.start.line + 1,
      before: this.#nursery.before(mutant),
      after: mutant.replacement,
      fate,
      why: (statusReason ?? '').split('\n')[0]!.slice(0, 200),
      source: this.#nursery.sourceOf(mutant),
      tests: this.#errand.tests,
    });
    this.#done++;
    if (fate === 'survived' || fate === 'uncovered') this.#alive++;
    if (this.#done % 20 === 0) {
      const seconds = Math.round((Date.now() - this.#began) / 1000);
      console.log(`${this.#done} of ${this.#toRun}, ${this.#alive} survived (${seconds} s)`);
    }
  }

  wrapUp(): void {
    const verdicts = [...this.#mutants.values()].map(mutant => this.#known(mutant));
    console.log(`\n${reportOf(verdicts.filter(verdict => verdict !== null))}`);
  }

  #known(mutant: Mutant): Verdict | null {
    const name = this.#nursery.nameOf(mutant);
    return this.#book.holds(name, this.#nursery.sourceOf(mutant), this.#errand.tests);
  }
}

// Stryker also loads this in its workers. A worker with code that never ends would outlive an interrupted run.
process.once('disconnect', () => process.exit());

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareClassPlugin(PluginKind.Reporter, 'book', BookReporter),
];

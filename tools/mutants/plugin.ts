// What we add to Stryker: a sample by lot, a book that is kept while it runs, and a report that fits a terminal.
import type { CheckResult, Checker } from '@stryker-mutator/api/check';
import { CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, MutantResult, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report';
import type { Fate, Verdict } from './book.ts';
import { Book } from './book.ts';
import { drawLot } from './lot.ts';
import { Nursery } from './nursery.ts';
import { reportOf } from './report.ts';

/** What the command tells the plugin, by way of Stryker's options. */
export interface Errand {
  readonly root: string;
  readonly book: string;
  readonly sample: number | null;
  /** The digest of the tests. */
  readonly tests: string;
}

const errandOf = (options: StrykerOptions): Errand => options['errand'] as Errand;

const LEFT_OUT = 'not in the sample, or known from before';

/** Stryker asks a checker whether a mutant is worth running: here, whether it is in the sample and not known yet. */
class SampleChecker implements Checker {
  static inject = tokens(commonTokens.options);
  readonly #errand: Errand;

  constructor(options: StrykerOptions) {
    this.#errand = errandOf(options);
  }

  async init(): Promise<void> {}

  /** All at once: a lot is drawn among all. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const { root, book: path, sample, tests } = this.#errand;
    const nursery = new Nursery(root);
    const book = new Book(path);
    const drawn = drawLot(
      mutants.map(mutant => nursery.nameOf(mutant)),
      sample,
    );
    const isWanted = (mutant: Mutant): boolean => {
      const name = nursery.nameOf(mutant);
      return drawn.has(name) && book.holds(name, nursery.sourceOf(mutant), tests) === null;
    };
    return Object.fromEntries(
      mutants.map((mutant): [string, CheckResult] => [
        mutant.id,
        isWanted(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: LEFT_OUT },
      ]),
    );
  }
}

const fates: Readonly<Partial<Record<MutantResult['status'], Fate>>> = {
  Killed: 'killed',
  // Rules that never end have been noticed too.
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
};

class BookReporter implements Reporter {
  static inject = tokens(commonTokens.options);
  readonly #errand: Errand;
  readonly #nursery: Nursery;
  readonly #book: Book;
  readonly #began = Date.now();
  /** Those of the sample, by Stryker's id. */
  #mutants: ReadonlyMap<string, Mutant> = new Map();
  #todo = 0;
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
    );
    const mutants = all.filter(mutant => drawn.has(this.#nursery.nameOf(mutant)));
    this.#mutants = new Map(mutants.map(mutant => [mutant.id, mutant]));
    this.#todo = mutants.filter(mutant => this.#known(mutant) === null).length;
    console.log(
      `${all.length} mutants, ${mutants.length} of them wanted, ${mutants.length - this.#todo} known from before: ${this.#todo} to run.`,
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
      source: this.#nursery.sourceOf(mutant),
      tests: this.#errand.tests,
    });
    this.#done++;
    if (fate === 'survived' || fate === 'uncovered') this.#alive++;
    if (this.#done % 20 === 0) {
      const seconds = Math.round((Date.now() - this.#began) / 1000);
      console.log(`${this.#done} of ${this.#todo}, ${this.#alive} survived (${seconds} s)`);
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

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareClassPlugin(PluginKind.Reporter, 'book', BookReporter),
];

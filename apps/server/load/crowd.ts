import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Measured } from './foursome.ts';

export type Order =
  | { readonly do: 'fill'; readonly tables: number }
  | { readonly do: 'report' }
  | { readonly do: 'usage' }
  | { readonly do: 'leave' };

export interface Report extends Measured {
  /** How many are played at. */
  readonly tables: number;
  /** Microseconds of processor time since it began. */
  readonly cpu: { readonly user: number; readonly system: number };
  readonly error: string | null;
}

/** People at tables of four, in a process of their own, so that they do not slow down the server that is measured. */
export class Crowd {
  readonly #child: ChildProcess;

  constructor(seatsFile: string, bases: readonly string[], game: string, thinkMs: number) {
    const args = [seatsFile, bases.join(), game, `${thinkMs}`];
    this.#child = fork(join(import.meta.dirname, 'crowd-worker.ts'), args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=6000'],
    });
  }

  /** Sets up or leaves tables until there are this many. Tells how many there are: fewer if the server is too slow. */
  async fill(tables: number): Promise<number> {
    return (await this.#order({ do: 'fill', tables })).tables;
  }

  /** What was measured since the last report. */
  report(): Promise<Report> {
    return this.#order({ do: 'report' });
  }

  /** What the people themselves have used. */
  async usage(): Promise<Report['cpu']> {
    return (await this.#order({ do: 'usage' })).cpu;
  }

  /** All leave their tables at once. */
  async leave(): Promise<void> {
    await this.#order({ do: 'leave' });
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  #order(order: Order): Promise<Report> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const ended = (code: number | null): void =>
        reject(new Error(`The people ended with ${code}.`));
      child.once('exit', ended);
      child.once('message', (report: Report) => {
        child.off('exit', ended);
        if (report.error === null) resolve(report);
        else reject(new Error(report.error));
      });
      child.send(order);
    });
  }
}

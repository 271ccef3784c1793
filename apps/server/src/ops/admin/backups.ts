import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DATA_FILE } from '../../store/sqlite-store.ts';

export interface Backup {
  readonly name: string;
  readonly bytes: number;
  readonly at: number;
}

const NAME = /^castellan-[\dTZ-]+\.sqlite$/;

/** The backups of a data folder, in a folder inside it. To restore one: `castellan data restore`. */
export class Backups {
  readonly #data: string;
  readonly folder: string;
  #underWay: Promise<string> | null = null;

  constructor(data: string) {
    this.#data = join(data, DATA_FILE);
    this.folder = join(data, 'backups');
  }

  /** The newest first. */
  list(): readonly Backup[] {
    try {
      return readdirSync(this.folder)
        .filter(name => NAME.test(name))
        .sort()
        .reverse()
        .map(name => {
          const { size, mtimeMs } = statSync(join(this.folder, name));
          return { name, bytes: size, at: mtimeMs };
        });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  /** Makes one, in a thread of its own: the server goes on meanwhile. Asking twice makes only one. */
  make(now = new Date()): Promise<string> {
    this.#underWay ??= this.#copy(now).finally(() => (this.#underWay = null));
    return this.#underWay;
  }

  async #copy(now: Date): Promise<string> {
    // A backup holds what people have at their tables: nobody else may read it.
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const name = `castellan-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;
    const workerData = { from: this.#data, to: join(this.folder, name) };
    const worker = new Worker(new URL('backup-worker.ts', import.meta.url), { workerData });
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
    return name;
  }
}

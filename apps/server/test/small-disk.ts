import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Only an administrator may put up a disk. */
export const hasSmallDisks = process.platform === 'linux' && process.getuid?.() === 0;

const MB = 1 << 20;
const NO_SPACE = 'ENOSPC';

/** A disk of its own, in memory, that can be filled up. */
export class SmallDisk {
  readonly folder = mkdtempSync('/tmp/castellan-disk-');
  readonly #ballast = join(this.folder, 'ballast');
  #isThere = true;
  // Whatever ends us, the disk goes.
  readonly #end = (): void => this.end();

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'castellan', this.folder]);
    process.once('exit', this.#end);
  }

  /** Not a byte more can be written. */
  fill(): void {
    const file = openSync(this.#ballast, 'w');
    try {
      for (let size = MB; size >= 1; size /= 2) fillBy(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.#ballast, { force: true });
  }

  end(): void {
    if (!this.#isThere) return;
    this.#isThere = false;
    process.off('exit', this.#end);
    execFileSync('umount', ['--lazy', this.folder]);
    rmdirSync(this.folder);
  }
}

function fillBy(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== NO_SPACE) throw error;
  }
}

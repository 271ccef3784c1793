import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from './targets.ts';

/**
 * Finds changes that the compiler refuses: nobody could leave them in, so they do not count. Stryker's own
 * checker needs the compiler's API, which TypeScript 7 does not have; the command takes half a second or more.
 */
export class Compiler {
  readonly #folder: string;
  readonly #tsc: string;

  /** Works on a copy of the target in this folder. Packages are found by name, from anywhere in the tree. */
  constructor(root: string, target: Pick<Target, 'folder' | 'tsconfig'>, folder: string) {
    this.#folder = folder;
    this.#tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const from = join(root, target.folder);
    const isSource = (path: string): boolean =>
      !['node_modules', 'test', 'ui', 'made'].some(name => path === join(from, name));
    cpSync(from, join(folder, target.folder), { recursive: true, filter: isSource });
    const config = {
      extends: join(root, target.tsconfig),
      include: [`${target.folder}/**/*`],
      exclude: ['**/*.test.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const refusal = this.#refusal();
    if (refusal !== null) throw new Error(`The code as it is does not compile.\n${refusal}`);
  }

  /** Whether it fails to compile with this text in that file. */
  refuses(file: string, text: string): boolean {
    const path = join(this.#folder, file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    const refusal = this.#refusal();
    writeFileSync(path, original);
    return refusal !== null;
  }

  #refusal(): string | null {
    const args = [this.#tsc, '-p', this.#folder];
    const { status, stdout, error } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status === null) throw error ?? new Error('The compiler was stopped.');
    return status === 0 ? null : stdout.trim();
  }
}

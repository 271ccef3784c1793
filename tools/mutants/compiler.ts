import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds changes that the compiler refuses: nobody could leave them in the rules, so they do not count. Stryker's own
 * checker needs the compiler's API, which TypeScript 7 does not have; the command takes half a second per game.
 */
export class Compiler {
  readonly #folder: string;
  readonly #tsc: string;

  /** Works on a copy of the game in this folder. Packages are found by name, from anywhere in the tree. */
  constructor(root: string, game: string, folder: string) {
    this.#folder = folder;
    this.#tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const from = join(root, 'games', game);
    const isRule = (path: string): boolean =>
      !['node_modules', 'test', 'ui'].some(name => path === join(from, name));
    cpSync(from, join(folder, 'games', game), { recursive: true, filter: isRule });
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      include: ['games/**/*.ts'],
      exclude: ['**/*.test.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const refusal = this.#refusal();
    if (refusal !== null) throw new Error(`The rules as they are do not compile.\n${refusal}`);
  }

  /** Whether the game fails to compile with this text in that file. */
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

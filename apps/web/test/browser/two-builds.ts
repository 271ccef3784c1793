import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { dist } from '../../build/house.ts';
import { siteHandler } from '../../serve/server.ts';

const WRITTEN = /\.(?:js|css|html|json|webmanifest|svg)$/;
const PACKED = /\.(?:br|gz)$/;
/** The hash of a file's content in its name. */
const HASH = /-([\w-]{8})\.\w+$/;

/** A server that hands out one build after another, each in the place of the one before: what was there is gone. */
export class TwoBuilds {
  readonly #folder = mkdtempSync(join(tmpdir(), 'castellan-builds-'));
  readonly #handlers: ReturnType<typeof siteHandler>[];
  readonly #server: Server;
  #at = 0;

  private constructor() {
    const next = join(this.#folder, 'next');
    writeNext(next);
    this.#handlers = [siteHandler(dist), siteHandler(next)];
    this.#server = createServer((request, response) =>
      this.#handlers[this.#at]!(request, response),
    );
  }

  static async open(): Promise<TwoBuilds> {
    const builds = new TwoBuilds();
    await new Promise<void>(resolve => builds.#server.listen(0, 'localhost', resolve));
    return builds;
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The next build is put in place. */
  update(): void {
    this.#at = 1;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The same build after a change of everything in it: every file has another name, in all that mention it. */
function writeNext(folder: string): void {
  const names = readdirSync(join(dist, 'assets'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !PACKED.test(entry.name))
    .map(({ parentPath, name }) => relative(join(dist, 'assets'), join(parentPath, name)));
  const hashes = names.flatMap(name => HASH.exec(name)?.[1] ?? []);
  const renamed = (text: string): string =>
    hashes.reduce((now, hash) => now.replaceAll(hash, changed(hash)), text);
  cpSync(dist, folder, {
    recursive: true,
    filter: path => !path.endsWith('assets') && !PACKED.test(path),
  });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of names) {
    const from = join(dist, 'assets', name);
    const content = WRITTEN.test(name) ? renamed(readFileSync(from, 'utf8')) : readFileSync(from);
    const to = join(folder, 'assets', renamed(name));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  }
  for (const name of readdirSync(folder).filter(one => WRITTEN.test(one))) {
    const path = join(folder, name);
    const text = renamed(readFileSync(path, 'utf8'));
    // The service worker's list bears the version of its build.
    writeFileSync(
      path,
      name === 'sw.js' ? text.replace(/(?<=version\W+)[0-9a-f]{16}/, changed) : text,
    );
  }
}

const changed = (hash: string): string => [...hash].toReversed().join('');

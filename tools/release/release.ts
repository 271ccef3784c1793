import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { notesFor } from './notes.ts';
import { stage } from './stage.ts';

const run = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const LONGEST_LIST = 64 * 1024 * 1024;

/** What a release consists of, as file names in its folder. */
export interface Release {
  readonly tarball: string;
  /** What it is made of, as CycloneDX. */
  readonly bill: string;
  readonly notes: string;
  readonly checksums: string;
  /** The folders of foreign packages in the tarball. */
  readonly packages: readonly string[];
}

/** Makes a release of a checkout whose page is built in `site`. */
export async function release(root: string, site: string, out: string): Promise<Release> {
  mkdirSync(out, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const folder = mkdtempSync(join(tmpdir(), 'castellan-release-'));
  try {
    const [packages, bill] = await Promise.all([stage(root, site, folder), billOf(root)]);
    const names = ['tgz', 'cdx.json', 'md'].map(end => `castellan-${version}.${end}`);
    const [tarball, billName, notes] = names as [string, string, string];
    await run(npm, ['pack', '--ignore-scripts', '--pack-destination', out], { cwd: folder });
    writeFileSync(join(out, billName), bill);
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    writeFileSync(join(out, notes), notesFor(changelog, version));
    const checksums = 'SHA256SUMS';
    // As sha256sum writes it: `sha256sum -c SHA256SUMS` checks it.
    const sums = names.map(name => `${sha256(join(out, name))}  ${name}\n`);
    writeFileSync(join(out, checksums), sums.join(''));
    return { tarball, bill: billName, notes, checksums, packages };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Bill {
  readonly metadata: { readonly component: { name: string; readonly 'bom-ref': string } };
  components: readonly {
    readonly 'bom-ref': string;
    readonly properties?: readonly { readonly name: string; readonly value: string }[];
  }[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * From the lock, so that nothing has to be fetched. npm calls it after the folder, which may be called anything. What is
 * only for development is taken out here: npm's own `--omit dev` also drops what a tool and a program both use.
 */
async function billOf(root: string): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { stdout } = await run(npm, [...args, '--sbom-type', 'application'], {
    cwd: root,
    maxBuffer: LONGEST_LIST,
  });
  const bill = JSON.parse(stdout) as Bill;
  bill.metadata.component.name = 'castellan';
  const isForUse = ({ properties = [] }: Bill['components'][0]): boolean =>
    !properties.some(({ name }) => name === 'cdx:npm:package:development');
  bill.components = bill.components.filter(isForUse);
  const own = bill.metadata.component['bom-ref'];
  const kept = new Set([own, ...bill.components.map(one => one['bom-ref'])]);
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => kept.has(one)) }));
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

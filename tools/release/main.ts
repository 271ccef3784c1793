// `npm run release`: one file that installs with `npm i -g FILE` and needs nothing but Node; with it its checksums, what
// it is made of, and what is new.
import { buildSite, dist, isStale } from '@castellan/web/site';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { release } from './release.ts';

const USAGE = `Usage: npm run release [-- --out FOLDER]

Builds the page if it is not up to date, and makes a release in dist/, or in FOLDER.`;

const root = join(import.meta.dirname, '..', '..');

try {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: join(root, 'dist') },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) console.log(USAGE);
  else {
    if (isStale()) await buildSite();
    const { tarball, bill, notes, checksums, packages } = await release(root, dist, values.out);
    const megabytes = (statSync(join(values.out, tarball)).size / 1e6).toFixed(1);
    console.log(`${join(values.out, tarball)}: ${megabytes} MB, ${packages.length} packages in it`);
    console.log(`Beside it: ${[bill, notes, checksums].join(', ')}`);
    console.log(`To install it: npm i -g ${join(values.out, tarball)}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

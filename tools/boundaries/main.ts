// `npm run boundaries [folder]`: fails when a file imports what it may not know, or rule code is not pure.
import { resolve } from 'node:path';
import { checkBoundaries } from './check.ts';
import { sayViolation } from './violation.ts';

const root = resolve(process.argv[2] ?? `${import.meta.dirname}/../..`);
const { files, violations } = checkBoundaries(root);
for (const violation of violations) console.error(sayViolation(violation));
if (violations.length > 0) {
  console.error(`\n${violations.length} broken rules in ${files} files.`);
  process.exitCode = 1;
} else {
  console.log(`${files} files keep to their places.`);
}

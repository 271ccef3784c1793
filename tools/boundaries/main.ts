// `npm run boundaries [folder]`: fails if a package imports what it may not, or if a card is more than a row in a
// table.
import { resolve } from 'node:path';
import { checkBoundaries } from './check.ts';

const violations = checkBoundaries(resolve(process.argv[2] ?? `${import.meta.dirname}/../..`));
for (const { file, line, rule, advice } of violations)
  console.error(`${file}:${line}  ${rule}  ${advice}`);
if (violations.length > 0) {
  console.error(`\n${violations.length} broken rules.`);
  process.exitCode = 1;
} else {
  console.log('All packages keep to their places.');
}

// `npm run boundaries [folder]`: fails if a file imports what it may not, or says what belongs elsewhere.
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

// `npm run lint` begins with this: fails if a style sheet has a colour, a space or a layer that is no token.
import { join } from 'node:path';
import { checkStyles } from './check.ts';

const found = checkStyles(join(import.meta.dirname, '..', '..'));
for (const { file, line, rule, advice } of found)
  console.error(`${file}:${line}  ${rule}  ${advice}`);
if (found.length > 0) {
  console.error(`\n${found.length} values that are no tokens.`);
  process.exitCode = 1;
}

// `npm run catalogues`: makes modules of all catalogues, and names what is not translated yet. Every other command does the
// same before it begins, with `--quiet`; `npm test` with `--complete`: what a complete language lacks is a fault.
import { join } from 'node:path';
import { completeIn, makeAll, shelves, unusedOf } from './make.ts';

const [option] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const { problems, missing } = makeAll(root);
if (option === '--complete') missing.push(...shelves(root).flatMap(unusedOf));
for (const problem of problems) console.error(problem);
const isDemanded = (line: string): boolean =>
  completeIn(root).some(language => line.includes(`/${language}.ftl:`));
const lacking = option === '--complete' ? missing.filter(isDemanded) : missing;
if (option !== '--quiet') for (const line of lacking) console.log(line);
const isIncomplete = option === '--complete' && lacking.length > 0;
process.exitCode = problems.length > 0 || isIncomplete ? 1 : 0;

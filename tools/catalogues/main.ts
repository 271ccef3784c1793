// `npm run catalogues`: makes modules of all catalogues, and names what is not translated yet. Every other command does the
// same before it begins, with `--quiet`; `npm test` with `--complete`: the languages of the house must have everything.
import { join } from 'node:path';
import { makeAll, shelves, unusedOf } from './make.ts';

/** What these lack is a fault. Other languages have begun: what they lack is said in English. */
const COMPLETE = /(?:en|de|fr)\.ftl:/;

const [option] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const { problems, missing } = makeAll(root);
if (option === '--complete') missing.push(...shelves(root).flatMap(unusedOf));
for (const problem of problems) console.error(problem);
const lacking = option === '--complete' ? missing.filter(line => COMPLETE.test(line)) : missing;
if (option !== '--quiet') for (const line of lacking) console.log(line);
const isIncomplete = option === '--complete' && lacking.length > 0;
process.exitCode = problems.length > 0 || isIncomplete ? 1 : 0;

// `npm test`: everything that must hold, the quick things first, stopping at the first that does not.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './commands.mjs';

const stages = [
  { title: 'Lock file', command: 'lock', fix: 'Follow the lines above, then run `npm install`.' },
  { title: 'Format', command: 'format-check', fix: 'Run `npm run format`.' },
  {
    title: 'Lint',
    command: 'lint',
    fix: 'Mend what is named above; `npm run lint -- --fix` mends some of it.',
  },
  {
    title: 'Types',
    command: 'types',
    fix: 'Mend what is named above; `npm run types` checks again.',
  },
  {
    title: 'Boundaries',
    command: 'boundaries',
    fix: 'Each line above says what to do instead; `npm run boundaries` checks again.',
  },
  {
    title: 'Unit and conformance tests',
    command: 'unit',
    fix: 'Run one file again with `npm run unit -- <part of its name>`.',
  },
];

/** Counts tests in vitest's report. A file that could not even be loaded has no tests: it counts as one failed. */
function count(reportFile) {
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const unloaded = report.testResults.filter(
    file =>
      file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  );
  return `${report.numPassedTests} passed, ${report.numFailedTests + unloaded.length} failed`;
}

/** Runs the stages; resolves to the exit status. `extra` goes to the test runner. */
export async function test(extra) {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-test-'));
  const reportFile = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  try {
    for (const { title, command, fix } of stages) {
      console.log(`\n== ${title}`);
      const began = Date.now();
      const status = await runCommand(command, command === 'unit' ? [...reporters, ...extra] : []);
      console.log(
        `== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
      );
      if (status !== 0) console.error(`\nThe stage "${title}" failed. ${fix}`);
      if (command === 'unit') console.log(`\n${count(reportFile)}`);
      if (status !== 0) return status;
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

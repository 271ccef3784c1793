// `npm test`: all checks, the fast ones first; stops at the first failure.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './commands.mjs';
import { installServices } from './services.mjs';

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
    title: 'Texts in every language',
    command: 'catalogues',
    args: ['--complete'],
    fix: 'Add the texts named above to their files; docs/guide/add-a-language.md says how.',
  },
  {
    title: 'Nothing unused, nothing undeclared',
    command: 'unused',
    fix: 'Delete what is unused, or take its `export` away; what is unlisted belongs in the package.json beside it.',
  },
  {
    title: 'Unit and conformance tests',
    command: 'unit',
    before: installServices,
    fix: 'Run one file again with `npm run unit -- <part of its name>`.',
  },
  {
    title: 'Browser tests',
    command: 'browser',
    fix: 'Run one file again with `npm run browser -- <part of its name>`, with `--trace retain-on-failure` to see each step; pictures of what failed are in apps/web/artefacts.',
  },
];

/** Counts tests in vitest's report. A file that could not be loaded counts as one failed test. */
function countUnit(report) {
  const unloaded = report.testResults.filter(
    file =>
      file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** Counts tests in Playwright's report, which names those that needed a second try. An error outside any test is a failure too. */
function countBrowser({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

const counters = { unit: countUnit, browser: countBrowser };

/** Where each test runner writes its report, and how it is told. */
const reporting = {
  unit: file => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  browser: file => ['--report', file],
};

/** Runs the stages; resolves to the exit status. `extra` goes to the unit test runner. */
export async function test(extra) {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-test-'));
  const total = { passed: 0, failed: 0 };
  let counted = false;
  let status = 0;
  try {
    for (const { title, command, fix, before, args = [] } of stages) {
      console.log(`\n== ${title}`);
      before?.();
      const began = Date.now();
      const reportFile = join(folder, `${command}.json`);
      const report = reporting[command]?.(reportFile) ?? [];
      status = await runCommand(command, [
        ...args,
        ...report,
        ...(command === 'unit' ? extra : []),
      ]);
      console.log(
        `== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
      );
      if (existsSync(reportFile)) {
        const { passed, failed } = counters[command](JSON.parse(readFileSync(reportFile, 'utf8')));
        counted = true;
        total.passed += passed;
        total.failed += failed;
      } else if (status !== 0 && command in counters) {
        // The runner itself failed before it wrote a report.
        counted = true;
        total.failed += 1;
      }
      if (status !== 0) console.error(`\nThe stage "${title}" failed. ${fix}`);
      if (status !== 0) break;
    }
    if (counted) console.log(`\n${total.passed} passed, ${total.failed} failed`);
    return status;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

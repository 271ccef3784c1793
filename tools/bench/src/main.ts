/**
 * How fast the games play, beside the same toy game without an engine and on boardgame.io.
 *
 *   main.ts [--json] [--runs 21] [--milliseconds 200] [--only <part of a name>]
 */
import { parseArgs } from 'node:util';
import { disagreeing, measureAll } from './bench.ts';
import { formatReport, summarise } from './report.ts';
import { subjects } from './subjects.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '21' },
    milliseconds: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
});

// Many short runs instead of a few long ones: the closer together two runs are, the fairer their ratio.
const settings = {
  runs: Math.max(1, Number(values.runs) || 1),
  milliseconds: Math.max(1, Number(values.milliseconds) || 1),
  warmUpMilliseconds: 1500, // boardgame.io still gains speed after a second
  seeds: 20,
};

const results = await measureAll(
  subjects.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase())),
  settings,
);
const rows = summarise(results);
const different = disagreeing(results);

if (values.json) {
  const { version: node, platform, arch } = process;
  console.log(
    JSON.stringify({ node, platform, arch, settings, different, subjects: rows }, null, 2),
  );
} else {
  console.log(formatReport(rows));
  console.log(
    `\nNode ${process.version}, ${process.platform} ${process.arch}; medians of ${settings.runs} runs, taken in turn.`,
  );
}

// A comparison of engines means nothing if they did not play the same games.
if (different.length > 0) {
  console.error(`Other checksums on the same seeds: ${different.join(', ')}`);
  process.exitCode = 1;
}

import type { MutantFate, Verdict } from './book.ts';

interface Tally {
  killed: number;
  alive: number;
}

const score = ({ killed, alive }: Tally): string =>
  killed + alive === 0 ? '–' : `${((100 * killed) / (killed + alive)).toFixed(1)} %`;

/** A long change is cut. */
function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}

/** Wilson's interval: the 95 % range for the score of all mutants, if these were drawn at random. */
function interval({ killed, alive }: Tally): string {
  const n = killed + alive;
  if (n === 0) return '–';
  const z = 1.96;
  const middle = (killed + z ** 2 / 2) / (n + z ** 2);
  const reach = (z * Math.sqrt((killed * alive) / n + z ** 2 / 4)) / (n + z ** 2);
  return `${(100 * (middle - reach)).toFixed(1)} to ${(100 * (middle + reach)).toFixed(1)} %`;
}

const isNoticed = (fate: MutantFate): boolean => fate === 'killed' || fate === 'timeout';

/** The survivors by file and line, then the score of each file and in total, and what did not count. */
export function reportOf(verdicts: readonly Verdict[]): string {
  const sorted = [...verdicts].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line,
  );
  const lines: string[] = [];
  const files = new Map<string, Tally>();
  const all: Tally = { killed: 0, alive: 0 };
  for (const { file, line, before, after, fate } of sorted) {
    if (fate === 'broken' || fate === 'refused') continue;
    const tally = files.get(file) ?? { killed: 0, alive: 0 };
    files.set(file, tally);
    const side = isNoticed(fate) ? 'killed' : 'alive';
    tally[side]++;
    all[side]++;
    if (isNoticed(fate)) continue;
    const why = fate === 'survived' ? '' : '   (no test comes by here)';
    lines.push(`${file}:${line}${why}`, `  - ${brief(before)}`, `  + ${brief(after)}`);
  }
  if (lines.length > 0) lines.push('');
  const width = Math.max(3, ...[...files.keys()].map(file => file.length));
  for (const [file, tally] of [...files, ['all', all] as const]) {
    lines.push(
      `${file.padEnd(width)}  ${score(tally).padStart(7)}  ${tally.killed} killed, ${tally.alive} survived`,
    );
  }
  const count = (fate: MutantFate): number =>
    verdicts.filter(verdict => verdict.fate === fate).length;
  lines.push(
    '',
    `95 % interval: ${interval(all)}`,
    `Of the killed, ${count('timeout')} did not end in time.`,
    `Not counted: ${count('refused')} that do not compile, ${count('broken')} with which the tests could not be run.`,
  );
  return lines.join('\n');
}

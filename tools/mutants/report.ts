import type { Verdict } from './book.ts';

interface Tally {
  killed: number;
  alive: number;
}

const score = ({ killed, alive }: Tally): string =>
  killed + alive === 0 ? '–' : `${((100 * killed) / (killed + alive)).toFixed(1)} %`;

/** A long change is shown by its beginning. */
function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}

/** The survivors, by file and line, then the score of each file and of all. What could not be run at all counts for nothing. */
export function reportOf(verdicts: readonly Verdict[]): string {
  const sorted = [...verdicts].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line,
  );
  const lines: string[] = [];
  const files = new Map<string, Tally>();
  const all: Tally = { killed: 0, alive: 0 };
  for (const { file, line, before, after, fate } of sorted) {
    if (fate === 'broken') continue;
    const tally = files.get(file) ?? { killed: 0, alive: 0 };
    files.set(file, tally);
    const side = fate === 'killed' ? 'killed' : 'alive';
    tally[side]++;
    all[side]++;
    if (fate === 'killed') continue;
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
  return lines.join('\n');
}

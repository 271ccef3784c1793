import { decisionsPerSecond, ratio, type Result } from './bench.ts';
import { median, type PositionCost } from './measure.ts';
import { yardsticks } from './subjects.ts';

/** One subject's line: medians over its runs. */
export interface Row extends PositionCost {
  name: string;
  decisionsPerSecond: number;
  slowest: number;
  fastest: number;
  gamesPerSecond: number;
  decisionsPerGame: number;
  meanOptions: number | null;
  timesBoardgameIo: number | null;
  timesByHand: number | null;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export function summarise(results: readonly Result[]): Row[] {
  const named = (name: string) => results.find(result => result.name === name);
  return results.map(result => {
    const { name, samples, position } = result;
    const rates = samples.map(decisionsPerSecond);
    const decisions = sum(samples.map(sample => sample.decisions));
    const options = sum(samples.map(sample => sample.options));
    return {
      name,
      decisionsPerSecond: median(rates),
      slowest: Math.min(...rates),
      fastest: Math.max(...rates),
      gamesPerSecond: median(samples.map(sample => sample.games / sample.seconds)),
      decisionsPerGame: decisions / sum(samples.map(sample => sample.games)),
      meanOptions: options === 0 ? null : options / decisions,
      timesBoardgameIo: ratio(result, named(yardsticks.boardgameIo)),
      timesByHand: ratio(result, named(yardsticks.byHand)),
      ...position,
    };
  });
}

/** Three digits are all that a noisy machine can give: 1.31 M, 8.2 k, 41.3, 0.0058. */
export function short(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '–';
  if (value >= 999_500) return `${(value / 1e6).toPrecision(3)} M`;
  if (value >= 9_995) return `${(value / 1e3).toPrecision(3)} k`;
  if (value >= 100) return value.toFixed(0);
  return String(Number(value.toPrecision(3)));
}

/** Numbers are right-aligned, the first column left-aligned, so that magnitudes are easy to compare. */
export function alignTable(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map(row => line(row).trimEnd()).join('\n');
}

/** 172x, or 1/172: a slower subject reads better as a fraction. */
function times(value: number | null): string {
  if (value === null) return '–';
  return value < 1 ? `1/${short(1 / value)}` : `${short(value)}x`;
}

export function formatReport(rows: readonly Row[]): string {
  const speed = [
    [
      '',
      'decisions/s',
      '[slowest..fastest]',
      'games/s',
      'decisions/game',
      'options',
      'vs boardgame.io',
      'vs by hand',
    ],
    ...rows.map(row => [
      row.name,
      short(row.decisionsPerSecond),
      `[${short(row.slowest)}..${short(row.fastest)}]`,
      short(row.gamesPerSecond),
      short(row.decisionsPerGame),
      short(row.meanOptions),
      times(row.timesBoardgameIo),
      times(row.timesByHand),
    ]),
  ];
  const positions = [
    ['', 'clone µs', 'clone bytes', 'JSON µs', 'JSON bytes'],
    ...rows.map(row => [
      row.name,
      short(row.cloneMicroseconds),
      short(row.cloneBytes),
      short(row.jsonMicroseconds),
      short(row.jsonBytes),
    ]),
  ];
  return `Random games\n${alignTable(speed)}\n\nOne position, mid-game\n${alignTable(positions)}`;
}

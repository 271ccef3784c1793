/** The quantile of some values: 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const sum = (values: readonly number[]): number => values.reduce((all, n) => all + n, 0);

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const milliseconds = (ms: number): string =>
  Number.isNaN(ms) ? '–' : `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms`;

/** Numbers are right-aligned, the first column left-aligned. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0))) ?? [];
  const cell = (text: string, at: number): string =>
    at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0);
  return rows.map(row => row.map(cell).join('  ').trimEnd()).join('\n');
}

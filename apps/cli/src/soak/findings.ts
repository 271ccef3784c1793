/** A broken promise, with enough data to see it again. */
export interface SoakFinding {
  readonly game: string;
  readonly table: string;
  readonly seed: string;
  /** After how many answers; -1 if the finding itself says it. */
  readonly decision: number;
  readonly what: string;
}

/** The findings of one kind: all are counted, the first ones are kept. */
export interface Findings {
  count: number;
  first: SoakFinding[];
}

const KEPT = 100;

export function noFindings(): Findings {
  return { count: 0, first: [] };
}

export function addFinding(findings: Findings, found: SoakFinding): void {
  findings.count++;
  if (findings.first.length < KEPT) findings.first.push(found);
}

export function addFindings(into: Findings, from: Findings): void {
  for (const found of from.first) addFinding(into, found);
  into.count += from.count - from.first.length;
}

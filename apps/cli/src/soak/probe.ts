import type { Game, Variant } from '@castellan/kernel';
import { mutantOf, twinWorld } from '@castellan/conformance/checks';
import { seedOfGame } from '../sim/series.ts';
import type { Findings } from './findings.ts';
import { addFindings, addFinding, noFindings } from './findings.ts';

/** Two ways to check single positions of very many games, and the possible results. */
export type Probe = 'twins' | 'mutants';

/** A part of the probes: those from `from` up to but not including `to`, over all tables in turn. */
export interface ProbeJob {
  readonly kind: 'probe';
  readonly probe: Probe;
  readonly game: string;
  readonly tables: readonly Variant[];
  readonly seed: string;
  readonly cap: number;
  readonly from: number;
  readonly to: number;
}

export interface ProbeResult {
  probes: number;
  /** The mutants that were refused; the others were played to the end. */
  refused: number;
  faults: Findings;
}

export function newProbeResult(): ProbeResult {
  return { probes: 0, refused: 0, faults: noFindings() };
}

export function addProbeResult(into: ProbeResult, from: ProbeResult): void {
  into.probes += from.probes;
  into.refused += from.refused;
  addFindings(into.faults, from.faults);
}

export function probeTables(game: Game, job: ProbeJob): ProbeResult {
  const result = newProbeResult();
  for (let n = job.from; n < job.to; n++) {
    const table = job.tables[n % job.tables.length]!;
    const seed = seedOfGame(job.seed, n);
    result.probes++;
    try {
      if (job.probe === 'twins') twinWorld(game, table, seed);
      else if (mutantOf(game, table, seed, job.cap) === 'refused') result.refused++;
    } catch (error) {
      const { message: what } = error as Error;
      addFinding(result.faults, { game: job.game, table: table.name, seed, decision: -1, what });
    }
  }
  return result;
}

import { doAll } from '../crew.ts';
import { gameKey } from '../games.ts';
import type { Io } from '../io.ts';
import { jobParts } from '../job.ts';
import { Progress } from '../progress.ts';
import type { SoakFinding } from './findings.ts';
import type { Probe, ProbeJob, ProbeResult } from './probe.ts';
import { addProbeResult, newProbeResult } from './probe.ts';

/** This many probes of one game, over its tables in turn. */
export interface Probing extends Pick<ProbeJob, 'probe' | 'tables' | 'seed' | 'cap'> {
  readonly name: string;
  readonly count: number;
}

export interface ProbeReport {
  readonly game: string;
  readonly probe: Probe;
  readonly tables: number;
  readonly seconds: number;
  readonly seed: string;
  /** The results: `same` and `differ`, or `refused`, `played` and `faults`. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly findings: readonly SoakFinding[];
}

export async function runProbes(probing: Probing, workers: number, io: Io): Promise<ProbeReport> {
  const { name, count, probe, tables, seed, cap } = probing;
  const jobs = jobParts(count).map((part): ProbeJob => ({
    kind: 'probe',
    game: gameKey(name),
    probe,
    tables,
    seed,
    cap,
    ...part,
  }));
  const total = newProbeResult();
  const progress = new Progress(io, count);
  await doAll(jobs, workers, part => {
    addProbeResult(total, part);
    progress.show(total.probes);
  });
  progress.clear();
  return {
    game: name,
    probe,
    tables: tables.length,
    seconds: Number(progress.seconds.toFixed(3)),
    seed,
    outcomes: outcomesOf(probe, total),
    findings: total.faults.first,
  };
}

function outcomesOf(
  probe: Probe,
  { probes, refused, faults }: ProbeResult,
): Record<string, number> {
  const fine = probes - faults.count;
  return probe === 'twins'
    ? { same: fine, differ: faults.count }
    : { refused, played: fine - refused, faults: faults.count };
}

const CALLED: Readonly<Record<Probe, string>> = {
  twins: 'twin worlds',
  mutants: 'mutated states',
};
const SHOWN = 20;

export function probeLines({ game, probe, tables, seconds, ...report }: ProbeReport): string[] {
  const { outcomes, findings, seed } = report;
  const count = Object.values(outcomes).reduce((sum, n) => sum + n, 0);
  const shares = Object.entries(outcomes).map(
    ([name, n]) => `${n} ${name} (${((100 * n) / count).toFixed(2)} %)`,
  );
  return [
    `${game}: ${count} ${CALLED[probe]}, ${tables} tables, ${seconds.toFixed(1)} s, seed ${seed}: ${shares.join(', ')}`,
    ...findings
      .slice(0, SHOWN)
      .flatMap(({ table, seed: its, what }) => [
        `  ${table}: ${what}`,
        `    castellan soak ${game} --table "${table}" --${probe} 1 --seed ${its}`,
      ]),
  ];
}

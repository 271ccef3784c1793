// Processor time by what Linux says of it; elsewhere there is nothing to read, and it counts as none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A tick of the processor's clock: a hundredth of a second on every Linux that we know. */
const TICK_MS = 10;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

interface Used {
  readonly parent: number;
  /** With that of children that have ended. */
  readonly ms: number;
}

/** The fields after the name, which is in brackets and may hold anything. */
function usedBy(pid: number): Used | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === '') return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
  return { parent: Number(fields[1]), ms: ticks * TICK_MS };
}

const pids = (): number[] =>
  existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Number.isInteger) : [];

/** The program that was started with this port; null: it can't be found. */
export function processAt(program: string, port: number): number | null {
  const fits = (pid: number): boolean => {
    const words = read(`/proc/${pid}/cmdline`).split(/[\0 :]/);
    return words.some(word => word.endsWith(program)) && words.includes(`${port}`);
  };
  return pids().find(fits) ?? null;
}

/** What a process and all that it has started have used since they began, in milliseconds. */
export function processorMs(root: number): number {
  const all = new Map(pids().map(pid => [pid, usedBy(pid)] as const));
  const isOurs = (pid: number): boolean => {
    const used = all.get(pid);
    return pid === root || (used !== undefined && used !== null && isOurs(used.parent));
  };
  return [...all].reduce((sum, [pid, used]) => sum + (isOurs(pid) ? (used?.ms ?? 0) : 0), 0);
}

/** How long the cores of this machine have worked in all, for any process. */
export function machineMs(): number {
  const [first = ''] = read('/proc/stat').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) * TICK_MS;
}

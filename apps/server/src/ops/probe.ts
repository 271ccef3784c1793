/** What takes time here and is worth measuring. */
export type Timed =
  /** From the moment an answer arrives until everyone at this process was sent what came of it. */
  | 'answer'
  /** Until an answer, or anything else that happens at a table, is stored. */
  | 'append'
  /** Until the store has done anything else. */
  | 'store'
  /** A bot that takes its time, or a hint. */
  | 'thinking';

export type Counted = 'move' | 'refused' | 'request';

/** Where measurements go. `of` and `kind` come from short fixed lists: never a name, an id or an address. */
export interface Probe {
  /** Something begins; what is returned is called when it ends. */
  begin(what: Timed, of: string): (how: 'done' | 'failed') => void;
  count(what: Counted, kind: string): void;
}

const nothing = (): void => {};

/** Nobody measures. */
export const noProbe: Probe = { begin: () => nothing, count: nothing };

export function allOf(probes: readonly Probe[]): Probe {
  if (probes.length < 2) return probes[0] ?? noProbe;
  return {
    begin: (what, of) => {
      const ends = probes.map(probe => probe.begin(what, of));
      return how => ends.forEach(end => end(how));
    },
    count: (what, kind) => probes.forEach(probe => probe.count(what, kind)),
  };
}

/** Measures how long a promise takes. */
export async function timed<T>(
  probe: Probe,
  what: Timed,
  of: string,
  work: () => Promise<T>,
): Promise<T> {
  const end = probe.begin(what, of);
  try {
    const result = await work();
    end('done');
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}

import type { Phrase } from '@castellan/kernel';
import type { LogEntry } from '@castellan/table';
import { Log, logEntry, useTable } from '@castellan/table';
import { useMemo } from 'react';

interface TableLogProps {
  readonly log: readonly (readonly Phrase[])[];
  readonly bare?: boolean;
}

/** Longer than a person reads back; the replay has it all. */
const MOST = 300;

/** What has happened at this table. */
export function TableLog({ log, bare }: TableLogProps) {
  const { ui, locale, who } = useTable();
  // A line is put into words once: each new event adds its own.
  const written = useMemo(() => {
    const known = new WeakMap<Phrase, LogEntry>();
    return (event: Phrase, key: string): LogEntry => {
      let entry = known.get(event);
      if (entry === undefined) {
        entry = { ...logEntry({ ui, locale, who }, event, key), turn: event.say === 'turn' };
        known.set(event, entry);
      }
      return entry;
    };
  }, [ui, locale, who]);
  const entries = useMemo(
    () =>
      log
        .flatMap((events, step) => events.map((event, i) => ({ event, key: `${step}.${i}` })))
        .slice(-MOST)
        .map(({ event, key }) => written(event, key)),
    [log, written],
  );
  return <Log entries={entries} bare={bare} />;
}

import type { Phrase, Viewer } from '@castellan/kernel';
import type { LogEntry } from '@castellan/table';
import { Log, logEntry, useLooks } from '@castellan/table';
import { useMemo } from 'preact/hooks';

interface TableLogProps {
  readonly log: readonly (readonly Phrase[])[];
  /** The place from where on things happened while the viewer was waiting. */
  readonly since: number;
  readonly viewer: Viewer;
}

/** More than a person reads back; the replay has everything. */
const MOST = 300;

/** The heading of a turn: games put it between dashes, or end it with a full stop. */
function header(parts: LogEntry['parts']): LogEntry['parts'] {
  return parts.map((part, i) => {
    if (typeof part !== 'string') return part;
    const begun = i === 0 ? part.replace(/^[—–\s]+/, '') : part;
    return i === parts.length - 1 ? begun.replace(/[—–.\s]+$/, '') : begun;
  });
}

/** What has happened at this table. */
export function TableLog({ log, since, viewer }: TableLogProps) {
  const { ui, locale, who } = useLooks();
  // A line is put into words once; each new event adds its own.
  const written = useMemo(() => {
    const known = new WeakMap<Phrase, LogEntry>();
    return (event: Phrase, key: string): LogEntry => {
      let entry = known.get(event);
      if (entry === undefined) {
        entry = logEntry({ ui, locale, who }, event, key);
        if (event.say === 'turn') entry = { ...entry, turn: true, parts: header(entry.parts) };
        known.set(event, entry);
      }
      return entry;
    };
  }, [ui, locale, who]);
  const entries = useMemo(
    () =>
      log
        .flatMap((events, step) => events.map((event, i) => ({ event, step, key: `${step}.${i}` })))
        .slice(-MOST)
        .map(({ event, step, key }) => {
          const entry = written(event, key);
          const isOthers = step >= since && entry.seat !== undefined && entry.seat !== viewer;
          return isOthers ? { ...entry, fresh: true } : entry;
        }),
    [log, since, viewer, written],
  );
  return <Log entries={entries} />;
}

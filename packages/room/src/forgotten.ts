import type { Save } from '@castellan/kernel';
import { promiseOf, settingsOf } from '@castellan/kernel';
import { shufflePromise } from '@castellan/protocol';
import type { Entry, EntryOf } from './entry.ts';
import type { TableHead } from './head.ts';
import { beforeGame, openingOf, saveIn } from './log.ts';

/**
 * The log of a table without the name of someone who wants to be forgotten. What was played stays as it was, and can be
 * shown and checked as before. A promise covers the names of those who sat down: it is made again without theirs, and
 * says what it was before. A random number is all that is left of them.
 */
export function withoutName(log: readonly Entry[], guest: string, at: number): Entry[] {
  const nameless = log.map(entry => {
    const isTheirs = 'guest' in entry && entry.guest === guest;
    return isTheirs && 'name' in entry ? { ...entry, name: '' } : entry;
  });
  const begun = nameless.map(entry =>
    entry.type === 'opened' && entry.host === guest && entry.from !== undefined
      ? { ...entry, from: aloneBy(entry.from, namesOf(log, guest)) }
      : entry,
  );
  const promised = begun.map(entry => (entry.type === 'promised' ? renewed(entry, begun) : entry));
  return [...promised, { type: 'forgotten', at, guest }];
}

/** What they were called at this table. */
function namesOf(log: readonly Entry[], guest: string): ReadonlySet<string> {
  return new Set(
    log.flatMap(entry => (entry.type === 'sat' && entry.guest === guest ? [entry.name] : [])),
  );
}

/** A game that its host had begun alone: their name is in it from then. */
function aloneBy(from: Save, names: ReadonlySet<string>): Save {
  if (from.seating === null) return from;
  const seating = from.seating.map(one =>
    one.chair === 'person' && names.has(one.name) ? { ...one, name: '' } : one,
  );
  const bare: Save = { ...from, seating };
  // The oldest promise names nobody.
  if (bare.castellan === 1) return bare;
  return {
    ...bare,
    commitment: promiseOf({ ...bare, settings: settingsOf(bare) }, bare.castellan),
  };
}

function renewed(entry: EntryOf<'promised'>, log: readonly Entry[]): EntryOf<'promised'> {
  const save = saveIn(beforeGame(log));
  if (save === null) return entry;
  const table = entry.table ?? openingOf(log).table;
  const promise = shufflePromise(table, { ...save, settings: settingsOf(save) }, entry.secret);
  return promise === entry.promise
    ? entry
    : { ...entry, promise, before: entry.before ?? entry.promise };
}

/** The same of what the lobby knows of a table. `seats`: where they sit. */
export function headWithoutName(head: TableHead, seats: readonly number[]): TableHead {
  return { ...head, names: head.names.map((name, seat) => (seats.includes(seat) ? '' : name)) };
}

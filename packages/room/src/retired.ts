import type { Save, Seated } from '@castellan/kernel';
import { promiseOf } from '@castellan/kernel';
import type { Shuffle, TableRecord } from '@castellan/protocol';
import { shuffledSeed } from '@castellan/protocol';
import type { TableHead } from './head.ts';
import type { Sitter } from './seats.ts';
import { begunBy, goneOn, openingOf, playedIn, seatsIn } from './log.ts';
import { seatedAs } from './seats.ts';
import type { Entry, EntryOf } from './entry.ts';

// What can be told of a table whose rules are no longer here: its log still is.

function specOf(log: readonly Entry[]) {
  const last = log.findLast(entry => entry.type === 'settled' || entry.type === 'opened')!;
  return (last as EntryOf<'settled'>).spec;
}

/** A table that was played to an end that its rules don't know, as whoever asks may know it. */
export function retiredRecord(
  id: string,
  log: readonly Entry[],
  guest: string | null = null,
): TableRecord | null {
  const ended = log.findLast(entry => entry.type === 'ended');
  const { from } = openingOf(log);
  const record =
    from === undefined ? shuffledRecord(id, log) : { save: goneOn(log), shuffle: null };
  return record && { id, ...record, ending: ended?.why ?? 'rules', ...satIn(seatsIn(log), guest) };
}

/** Who sat there, and where whoever asks did. */
export function satIn(
  seats: readonly Sitter[],
  guest: string | null,
): Pick<TableRecord, 'seated' | 'yours'> {
  return {
    seated: seats.map(seatedOrOpen),
    yours: seats.flatMap((one, seat) =>
      one.kind === 'person' && one.guest === guest ? [seat] : [],
    ),
  };
}

const seatedOrOpen = (sitter: Sitter): Seated => seatedAs(sitter) ?? { name: '', chair: 'person' };

function shuffledRecord(
  id: string,
  log: readonly Entry[],
): { save: Save; shuffle: Shuffle } | null {
  const promised = log.find(entry => entry.type === 'promised');
  const rulesVersion = begunBy(log);
  if (promised === undefined || rulesVersion === null) return null;
  const seating = seatsIn(log).map(seatedOrOpen);
  const numbers: (string | null)[] = seating.map(() => null);
  for (const entry of log) if (entry.type === 'shared') numbers[entry.seat] = entry.number;
  const { secret, promise } = promised;
  const shuffle: Shuffle = { table: id, secret, promise, numbers };
  const { game, settings } = specOf(log);
  const seed = shuffledSeed(secret, numbers);
  const agreed = { game, rulesVersion, settings, seating, seed };
  const commitment = promiseOf(agreed);
  const save = { castellan: 3, ...agreed, commitment, ...playedIn(log) } as Save;
  return { save, shuffle };
}

/** What the lobby shows of a table that can't go on. */
export function retiredHead(id: string, log: readonly Entry[], at: number): TableHead {
  const { game, open, clock } = specOf(log);
  const seats = seatsIn(log);
  return {
    id,
    game,
    phase: 'over',
    isOpen: open,
    updated: at,
    due: null,
    guests: seats.flatMap(sitter => (sitter.kind === 'person' ? [sitter.guest] : [])),
    waiting: [],
    held: [],
    names: seats.map(sitter => seatedAs(sitter)?.name ?? null),
    clock: JSON.stringify(clock),
    turn: 0,
  };
}

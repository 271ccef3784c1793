import type { Answer, Event, Save } from '@castellan/kernel';
import { promiseOf } from '@castellan/kernel';
import type { Shuffle, TableRecord } from '@castellan/protocol/net';
import { shuffledSeed } from '@castellan/protocol/net';
import type { TableHead } from './head.ts';
import type { Sitter } from './seats.ts';
import { resized, seatedAs, seatsAfter } from './seats.ts';
import type { Entry, EntryOf } from './entry.ts';

// What can be known of a table without its rules: they are no longer here, but its log is.

/** By which rules a table is played: null while that is still open, and it may as well be by the newest. */
export function begunBy(log: readonly Entry[]): number | null {
  const promised = log.find(entry => entry.type === 'promised');
  if (promised === undefined) return null;
  const [opened] = log;
  if (opened?.type !== 'opened') throw new Error('A log begins with the opening of its table.');
  return promised.rulesVersion ?? opened.rulesVersion;
}

/** Who sat where in the end. */
function seatsIn(log: readonly Entry[]): readonly Sitter[] {
  let seats: readonly Sitter[] = [];
  for (const entry of log) {
    if (entry.type === 'opened' || entry.type === 'settled')
      seats = resized(seats, Number(entry.spec.settings['players']));
    seats = seatsAfter(seats, entry, '');
  }
  return seats;
}

/** The answers that stand, each with what was told of it. */
function playedIn(log: readonly Entry[]): { answers: Answer[]; events: (readonly Event[])[] } {
  const answers: Answer[] = [];
  const events: (readonly Event[])[] = [];
  for (const entry of log) {
    if (entry.type === 'answered') {
      answers.push(entry.answer);
      events.push(entry.events);
    } else if (entry.type === 'undone') answers.length = events.length = entry.to;
  }
  return { answers, events };
}

function specOf(log: readonly Entry[]) {
  const last = log.findLast(entry => entry.type === 'settled' || entry.type === 'opened')!;
  return (last as EntryOf<'settled'>).spec;
}

/** The game as it was saved, from its log alone; null if it had not begun. */
export function retiredRecord(id: string, log: readonly Entry[]): TableRecord | null {
  const promised = log.find(entry => entry.type === 'promised');
  const rulesVersion = begunBy(log);
  if (promised === undefined || rulesVersion === null) return null;
  const seating = seatsIn(log).map(sitter => seatedAs(sitter) ?? { name: '', chair: 'person' });
  const numbers: (string | null)[] = seating.map(() => null);
  for (const entry of log) if (entry.type === 'shared') numbers[entry.seat] = entry.number;
  const { secret, promise } = promised;
  const shuffle: Shuffle = { table: id, secret, promise, numbers };
  const { game, settings } = specOf(log);
  const seed = shuffledSeed(secret, numbers);
  const agreed = { game, rulesVersion, settings, seating, seed };
  const commitment = promiseOf(agreed);
  const save = { castellan: 3, ...agreed, commitment, ...playedIn(log) } as Save;
  const ended = log.findLast(entry => entry.type === 'ended');
  return { id, save, shuffle, ending: ended?.why ?? 'rules' };
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

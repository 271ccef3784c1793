import type { Answer, Event, Save, Seated } from '@castellan/kernel';
import { promiseOf } from '@castellan/kernel';
import type { Shuffle, TableRecord } from '@castellan/protocol/net';
import { shuffledSeed } from '@castellan/protocol/net';
import type { TableHead } from '../store/store.ts';
import type { Entry } from './entry.ts';

// What can be known of a table without its rules: they are no longer here, but its log is.

/** By which rules a table is played: null while that is still open, and it may as well be by the newest. */
export function begunBy(log: readonly Entry[]): number | null {
  const promised = log.find(entry => entry.type === 'promised');
  if (promised === undefined) return null;
  const [opened] = log;
  if (opened?.type !== 'opened') throw new Error('A log begins with the opening of its table.');
  return promised.rulesVersion ?? opened.rulesVersion;
}

interface Seating {
  readonly seated: (Seated | null)[];
  readonly guests: string[];
}

/** Who sat where in the end. */
function seatingOf(log: readonly Entry[]): Seating {
  const seats: ({ readonly seated: Seated; readonly guest: string | null } | null)[] = [];
  for (const entry of log) {
    if (entry.type === 'opened' || entry.type === 'settled')
      seats.length = Number(entry.spec.settings['players']);
    else if (entry.type === 'sat')
      seats[entry.seat] = {
        seated: { name: entry.name, chair: 'person' },
        guest: entry.guest,
      };
    else if (entry.type === 'bot')
      seats[entry.seat] = { seated: { name: entry.name, chair: entry.bot }, guest: null };
    else if (entry.type === 'program') {
      // One that sits there already only got another token.
      if (seats[entry.seat]?.seated.chair !== 'program')
        seats[entry.seat] = { seated: { name: entry.name, chair: 'program' }, guest: null };
    } else if (entry.type === 'freed') seats[entry.seat] = null;
    else if (entry.type === 'swapped')
      [seats[entry.seat], seats[entry.with]] = [
        seats[entry.with] ?? null,
        seats[entry.seat] ?? null,
      ];
  }
  const all = Array.from(seats, seat => seat ?? null);
  return {
    seated: all.map(seat => seat?.seated ?? null),
    guests: all.flatMap(seat => (seat?.guest ? [seat.guest] : [])),
  };
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
  return (last as Extract<Entry, { type: 'settled' }>).spec;
}

/** The game as it was saved, from its log alone; null if it had not begun. */
export function retiredRecord(id: string, log: readonly Entry[]): TableRecord | null {
  const promised = log.find(entry => entry.type === 'promised');
  const rulesVersion = begunBy(log);
  if (promised === undefined || rulesVersion === null) return null;
  const seating = seatingOf(log).seated.map(seat => seat ?? { name: '', chair: 'person' });
  const numbers: (string | null)[] = seating.map(() => null);
  for (const entry of log) if (entry.type === 'shared') numbers[entry.seat] = entry.number;
  const { secret, promise } = promised;
  const shuffle: Shuffle = { table: id, secret, promise, numbers };
  const { game, settings } = specOf(log);
  const agreed = {
    game,
    rulesVersion,
    settings,
    seating,
    seed: shuffledSeed(secret, numbers),
  };
  const save: Save = {
    castellan: 3,
    ...agreed,
    commitment: promiseOf(agreed),
    ...playedIn(log),
  } as Save;
  const ended = log.findLast(entry => entry.type === 'ended');
  return { id, save, shuffle, ending: ended?.why ?? 'rules' };
}

/** What the lobby shows of a table that can't go on. */
export function retiredHead(id: string, log: readonly Entry[], at: number): TableHead {
  const { game, open, clock } = specOf(log);
  const { seated, guests } = seatingOf(log);
  return {
    id,
    game,
    phase: 'over',
    isOpen: open,
    updated: at,
    due: null,
    guests,
    waiting: [],
    held: [],
    names: seated.map(seat => seat?.name ?? null),
    clock: JSON.stringify(clock),
    turn: 0,
  };
}

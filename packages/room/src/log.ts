import type { Answer, Event, Save } from '@castellan/kernel';
import type { Entry, EntryOf } from './entry.ts';
import type { Sitter } from './seats.ts';
import { resized, seatsAfter } from './seats.ts';

// What can be known of a table from its log alone, without its rules.

/** By which rules a table is played: null while that is still open, and it may as well be by the newest. */
export function begunBy(log: readonly Entry[]): number | null {
  const { from, rulesVersion } = openingOf(log);
  if (from !== undefined) return from.rulesVersion;
  const promised = log.find(entry => entry.type === 'promised');
  return promised === undefined ? null : (promised.rulesVersion ?? rulesVersion);
}

export function openingOf([opened]: readonly Entry[]): EntryOf<'opened'> {
  if (opened?.type !== 'opened') throw new Error('A log begins with the opening of its table.');
  return opened;
}

/** Whether the game is over: even its end may have been taken back. */
export function isOverIn(log: readonly Entry[]): boolean {
  return log.findLast(({ type }) => type === 'ended' || type === 'undone')?.type === 'ended';
}

/** Who sits where in the end. */
export function seatsIn(log: readonly Entry[]): readonly Sitter[] {
  let seats: readonly Sitter[] = [];
  for (const entry of log) {
    if (entry.type === 'opened' || entry.type === 'settled')
      seats = resized(seats, Number(entry.spec.settings['players']));
    seats = seatsAfter(seats, entry, '');
  }
  return seats;
}

/** The answers that stand, each with what was told of it. */
export function playedIn(log: readonly Entry[]): {
  answers: Answer[];
  events: (readonly Event[])[];
} {
  const { from } = openingOf(log);
  const answers: Answer[] = [...(from?.answers ?? [])];
  const events: (readonly Event[])[] = [...(from?.events ?? [])];
  for (const entry of log) {
    if (entry.type === 'answered') {
      answers.push(entry.answer);
      events.push(entry.events);
    } else if (entry.type === 'undone') answers.length = events.length = entry.to;
  }
  return { answers, events };
}

/** The game as it can be saved, at a table where one goes on that was begun elsewhere; null: it was dealt there. */
export function goneOn(log: readonly Entry[]): Save | null {
  const { from } = openingOf(log);
  return from === undefined ? null : { ...from, ...playedIn(log) };
}

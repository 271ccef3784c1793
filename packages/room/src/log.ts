import type { Answer, Event, Save, Seated } from '@castellan/kernel';
import { DECK, promiseOf } from '@castellan/kernel';
import type { Shuffle, TableSpec } from '@castellan/protocol';
import { shuffledSeed } from '@castellan/protocol';
import type { Entry, EntryOf } from './entry.ts';
import type { Sitter } from './seats.ts';
import { resized, seatedAs, seatsAfter } from './seats.ts';

// What can be known of a table from its log alone, without its rules.

/** The version of the rules a table is played by; null while that is still open, so it may be the newest. */
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

/** What was settled last. */
export function specIn(log: readonly Entry[]): TableSpec {
  const last = log.findLast(entry => entry.type === 'settled' || entry.type === 'opened')!;
  return (last as EntryOf<'settled'>).spec;
}

/** The digest of the deck of own cards that is played with; null: it is played with ours. */
export function deckNamedIn(log: readonly Entry[]): string | null {
  const named = specIn(log).settings[DECK];
  return typeof named === 'string' ? named : null;
}

/** How the game ended; null while it goes on: even its end may have been taken back. */
export function endingIn(log: readonly Entry[]): EntryOf<'ended'> | null {
  const last = log.findLast(({ type }) => type === 'ended' || type === 'undone');
  return last?.type === 'ended' ? last : null;
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

/** The log up to where the game began, or went on. */
export function beforeGame(log: readonly Entry[]): readonly Entry[] {
  const begun = log.findIndex(({ type }) => type === 'begun');
  return begun < 0 ? log : log.slice(0, begun);
}

/** The answers that stand, each with what was told of it. */
function playedIn(log: readonly Entry[]): Pick<Save, 'answers' | 'events'> {
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

/** The game as its rules play it; null if nothing was dealt yet. */
export function saveIn(log: readonly Entry[]): Save | null {
  const begun = openingOf(log).from ?? dealtIn(log);
  return begun && { ...begun, ...playedIn(log) };
}

/** How the seed of a game dealt at a table on the network came about; null: it was not dealt there. */
export function shuffleIn(log: readonly Entry[]): Shuffle | null {
  const promised = log.find(entry => entry.type === 'promised');
  if (promised === undefined) return null;
  const { table = openingOf(log).table, secret, promise, before } = promised;
  const numbers: (string | null)[] = seatsIn(beforeGame(log)).map(() => null);
  for (const entry of log) if (entry.type === 'shared') numbers[entry.seat] = entry.number;
  return { table, secret, promise, numbers, ...(before === undefined ? {} : { before }) };
}

function dealtIn(log: readonly Entry[]): Save | null {
  const [shuffle, rulesVersion] = [shuffleIn(log), begunBy(log)];
  if (shuffle === null || rulesVersion === null) return null;
  const { game, settings } = specIn(beforeGame(log));
  const seating = seatsIn(beforeGame(log)).map(seatedOrOpen);
  const seed = shuffledSeed(shuffle.secret, shuffle.numbers);
  const agreed = { game, rulesVersion, settings, seating, seed };
  return { castellan: 3, ...agreed, commitment: promiseOf(agreed), answers: [], events: [] };
}

const seatedOrOpen = (sitter: Sitter): Seated => seatedAs(sitter) ?? { name: '', chair: 'person' };

/** Who sits where in the end; null: a seat is open. */
export function seatedIn(log: readonly Entry[]): readonly Seated[] | null {
  const seated = seatsIn(log).map(seatedAs);
  return seated.every(one => one !== null) ? seated : null;
}

/** Who sat where, and how many answers others had given before. */
export interface Sitting {
  readonly from: number;
  readonly seated: readonly Seated[];
}

/**
 * Who sat where, and since when: first those the promise names, then those who went on with the game. Empty: nobody was
 * named.
 */
export function sittingsIn(log: readonly Entry[]): readonly Sitting[] {
  const { from } = openingOf(log);
  const before = beforeGame(log);
  let [n, seats] = [from?.answers.length ?? 0, seatsIn(before)];
  const promised = from?.seating ?? null;
  const sittings: Sitting[] = promised === null ? [] : [{ from: 0, seated: promised }];
  const least = sittings.length;
  const note = (seated: readonly (Seated | null)[]): void => {
    const isNew = JSON.stringify(seated) !== JSON.stringify(sittings.at(-1)?.seated);
    if (!seated.every(one => one !== null) || !isNew) return;
    if (sittings.length > least && sittings.at(-1)!.from === n) sittings.pop();
    sittings.push({ from: n, seated });
  };
  if (promised === null || n > 0) note(seats.map(seatedAs));
  for (const entry of log.slice(before.length)) {
    if (entry.type === 'answered') n++;
    else if (entry.type === 'undone') n = entry.to;
    const after = seatsAfter(seats, entry, '');
    if (after !== seats) note(after.map(seatedAs));
    seats = after;
  }
  return sittings;
}

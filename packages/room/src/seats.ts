import type { Seat, Seated } from '@castellan/kernel';
import type { StandIn } from '@castellan/protocol';
import { chosenPortrait } from '@castellan/protocol';
import type { Entry, EntryOf } from './entry.ts';

/** Who has a seat. */
export type Sitter =
  | { readonly kind: 'open'; readonly reserved?: Reserved }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | Taken;

/** A person or a program. `by`: the person who gave the program its token. */
export type Taken = {
  readonly name: string;
  /** Why a bot plays for them until they come back. */
  readonly standIn: StandIn | null;
  readonly conceded: boolean;
} & (
  | { readonly kind: 'person'; readonly guest: string; readonly portrait?: number }
  | { readonly kind: 'program'; readonly key: string; readonly by: string }
);

/** For whom a seat is kept. */
interface Reserved {
  readonly guest: string;
  readonly name: string;
}

type Seats = readonly Sitter[];

const OPEN: Sitter = { kind: 'open' };

export function isTaken(sitter: Sitter): sitter is Taken {
  return sitter.kind === 'person' || sitter.kind === 'program';
}

/** Which face a sitter has chosen; the first for those who can't choose. */
export const portraitOf = (sitter: Sitter): number =>
  sitter.kind === 'person' ? (sitter.portrait ?? 0) : 0;

/** How a sitter is named in a saved game; null for an open seat. */
export function seatedAs(sitter: Sitter): Seated | null {
  if (sitter.kind === 'open') return null;
  return { name: sitter.name, chair: sitter.kind === 'bot' ? sitter.bot : sitter.kind };
}

/** As many seats as that: people in seats that no longer exist must look for another table. */
export function resized(seats: Seats, players: number): Seats {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? OPEN);
}

/** Who sits where after an entry. */
export function seatsAfter(seats: Seats, entry: Entry, host: string): Seats {
  switch (entry.type) {
    case 'sat': {
      const { guest, name, portrait } = entry;
      const face = chosenPortrait(portrait);
      const sitter: Sitter = {
        kind: 'person',
        guest,
        name,
        ...face,
        standIn: null,
        conceded: false,
      };
      // Someone who sits down needs no other seat kept for them.
      return seats
        .map(one => (one.kind === 'open' && one.reserved?.guest === guest ? OPEN : one))
        .with(entry.seat, sitter);
    }
    case 'bot':
      return seats.with(entry.seat, { kind: 'bot', bot: entry.bot, name: entry.name });
    case 'program':
      return seats.with(entry.seat, programIn(seats[entry.seat]!, entry, host));
    case 'freed':
      return seats.with(entry.seat, OPEN);
    case 'reserved': {
      const { guest, name } = entry;
      return seats.with(entry.seat, { kind: 'open', reserved: { guest, name } });
    }
    case 'swapped':
      return seats.with(entry.seat, seats[entry.with]!).with(entry.with, seats[entry.seat]!);
    case 'stood-in':
      return changed(seats, entry.seat, { standIn: entry.why });
    case 'reclaimed':
      return changed(seats, entry.seat, { standIn: null });
    case 'conceded':
      return changed(seats, entry.seat, { conceded: true });
    case 'became':
      return seats.map(sitter => known(sitter, entry));
    case 'forgotten':
      return seats.map(sitter => nameless(sitter, entry.guest));
    default:
      return seats;
  }
}

/** Someone who is known by another id keeps their seat, or the one that is kept for them. */
function known(sitter: Sitter, { guest, as }: EntryOf<'became'>): Sitter {
  switch (sitter.kind) {
    case 'open':
      return sitter.reserved?.guest === guest
        ? { ...sitter, reserved: { ...sitter.reserved, guest: as } }
        : sitter;
    case 'person':
      return sitter.guest === guest ? { ...sitter, guest: as } : sitter;
    case 'program':
      return sitter.by === guest ? { ...sitter, by: as } : sitter;
    case 'bot':
      return sitter;
  }
}

/** A person who wants to be forgotten has no name: their seat stays what it was. */
function nameless(sitter: Sitter, guest: string): Sitter {
  if (sitter.kind === 'open') return sitter.reserved?.guest === guest ? OPEN : sitter;
  const isTheirs = sitter.kind === 'person' && sitter.guest === guest;
  return isTheirs ? { ...sitter, name: '' } : sitter;
}

/** A program that sits there already only gets another token: what it has played stays. */
function programIn(before: Sitter, { key, name, by }: EntryOf<'program'>, host: string): Sitter {
  if (before.kind === 'program') return { ...before, key };
  // Older logs don't say who: it was the host.
  return { kind: 'program', key, name, by: by ?? host, standIn: null, conceded: false };
}

function changed(seats: Seats, seat: Seat, change: Partial<Taken>): Seats {
  const sitter = seats[seat]!;
  return isTaken(sitter) ? seats.with(seat, { ...sitter, ...change } as Taken) : seats;
}

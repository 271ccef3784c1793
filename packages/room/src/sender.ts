import type { Seat } from '@castellan/kernel';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import type { Sitter } from './seats.ts';

/**
 * Who sends a message: a person by their public id, or a program by the SHA-256 of its token. Never by the number of a
 * seat: someone else may sit there by now.
 */
export type Sender =
  | { readonly kind: 'guest'; readonly guest: string }
  | { readonly kind: 'program'; readonly key: string };

/** Whether this is the one who has the seat. */
export function isSitter(sender: Sender, sitter: Sitter): boolean {
  return sender.kind === 'program'
    ? sitter.kind === 'program' && sitter.key === sender.key
    : sitter.kind === 'person' && sitter.guest === sender.guest;
}

/** Who has a seat; null for an open one and for a bot. */
export function senderOf(sitter: Sitter): Sender | null {
  if (sitter.kind === 'person') return { kind: 'guest', guest: sitter.guest };
  return sitter.kind === 'program' ? { kind: 'program', key: sitter.key } : null;
}

/** The seats that are theirs now. */
export function seatsOf(room: Room, sender: Sender): Seat[] {
  return room.seatsWhere(sitter => isSitter(sender, sitter));
}

/** Why someone may not be at this table now; null if they may. */
export function whyAway(room: Room, sender: Sender): Refused | null {
  if (seatsOf(room, sender).length > 0) return null;
  if (sender.kind === 'program')
    return new Refused('seat', 'This token no longer has a seat at the table.');
  if (room.isRemoved(sender.guest))
    return new Refused('removed', 'The host has removed you from this table.');
  if (room.phase === 'gathering' || room.spec.watch) return null;
  return new Refused('private', 'Nobody can watch this table.');
}

import type { Seat } from '@castellan/kernel';
import type { ToTable } from '@castellan/protocol';
import type { Surroundings } from './change.ts';
import { Request } from './change.ts';
import type { Entry } from './entry.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import type { Sender } from './sender.ts';
import { settleVote } from './vote.ts';

/** Messages that are about one connection only. */
type Aside =
  | 'look'
  | 'chat'
  | 'react'
  | 'talk'
  | 'mute'
  | 'ping'
  | 'hint'
  | 'course'
  | 'review'
  | 'pace'
  | 'seen'
  | 'seek'
  | 'why'
  | 'sandbox'
  | 'cards'
  | 'quit'
  | 'state'
  | 'save'
  | 'load';

/** Messages that change a room. */
export type Command =
  | Exclude<ToTable, { type: Aside | 'program' | 'rematch' }>
  | { readonly type: 'program'; readonly seat: Seat; readonly name: string; readonly key: string }
  | { readonly type: 'rematch'; readonly table: string };

/** What each of these commands does. */
export type Handlers<T extends Command['type']> = {
  readonly [K in T]: (request: Request, command: Extract<Command, { type: K }>) => void;
};

/** What can be done at one kind of table: at an own table nobody sits down and nothing is shuffled. */
export type Commands = Partial<Handlers<Command['type']>>;

/** A log is read whole whenever its table is opened, so what can be done again and again must be limited. */
export const MOST_ENTRIES = 20_000;

/**
 * Does what a message asks for, and returns the entries that must be stored before anyone is told. Throws a `Refused`
 * or a `Refusal`: then nothing has changed.
 */
export function carryOut(
  room: Room,
  command: Command,
  from: Sender,
  around: Surroundings,
  commands: Commands,
): readonly Entry[] {
  if (room.revision >= MOST_ENTRIES && command.type !== 'answer')
    throw new Refused('over', 'This table’s log is full: from now on it only takes moves.');
  const request = new Request(room, from, around);
  const handle = commands[command.type] as
    | ((request: Request, command: Command) => void)
    | undefined;
  if (handle === undefined) throw new Refused('seat', 'This can’t be done at this table.');
  handle(request, command);
  settleVote(request);
  return request.entries;
}

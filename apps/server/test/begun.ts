import type { Game } from '@castellan/kernel';
import { carryOut } from '../src/room/commands.ts';
import type { Entry } from '../src/room/entry.ts';
import { Room } from '../src/room/room.ts';
import { spec } from './house.ts';

const PLAYERS = 2;

/** A room for two that has begun, and its log. */
export function begun(game: Game): { room: Room; log: Entry[] } {
  const settings = { players: PLAYERS };
  const opened: Entry = {
    type: 'opened',
    at: 1000,
    table: 'table1',
    spec: spec({ game: game.id, settings, undo: 'ask', clock: { kind: 'move', seconds: 60 } }),
    rulesVersion: game.rulesVersion,
    host: 'guest0',
  };
  const log: Entry[] = [opened];
  const room = Room.from(log, game);
  const does = (guest: string, command: Parameters<typeof carryOut>[1]): void =>
    void log.push(
      ...carryOut(
        room,
        command,
        { kind: 'guest', guest },
        { now: 1000, awayFor: () => 0, bots: [], secret: () => 'cd'.repeat(32) },
      ),
    );
  for (let seat = 0; seat < PLAYERS; seat++)
    does(`guest${seat}`, { type: 'sit', seat, name: `P${seat}` });
  does('guest0', { type: 'start' });
  for (let seat = 0; seat < PLAYERS; seat++)
    does(`guest${seat}`, { type: 'share', seat, number: 'ab'.repeat(32) });
  return { room, log };
}

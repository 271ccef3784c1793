import { shelf } from '@castellan/shelf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '@castellan/kernel';
import { begun } from '../../test/begun.ts';
import { nextTime, timePasses } from '../room/course.ts';
import { carryOut } from '../room/commands.ts';
import type { Command } from '../room/commands.ts';
import type { Room } from '../room/room.ts';
import { headOf } from './head.ts';

let villages: Game;
beforeAll(async () => {
  villages = await shelf.find(({ id }) => id === 'villages')!.rules();
});

const runOut = (room: Room): void => void timePasses(room, nextTime(room)!);
const does = (room: Room, guest: string, command: Command): void =>
  void carryOut(
    room,
    command,
    { kind: 'guest', guest },
    {
      now: room.updated + 1,
      awayFor: () => 60_000,
      bots: [],
      secret: () => '',
    },
  );

describe('whom a table waits for', () => {
  test('whoever is asked and plays themselves', () => {
    const { room } = begun(villages);
    const asked = room.waiting().map(seat => `guest${seat}`);
    expect(headOf(room)).toMatchObject({ waiting: asked, held: [] });
  });

  test('not someone for whom a bot plays, as long as another plays', () => {
    const { room } = begun(villages);
    runOut(room);
    expect(room.active()).toHaveLength(1);
    expect(headOf(room)).toMatchObject({ waiting: [], held: [] });
  });

  test('when nobody plays any more, for any of them to come back', () => {
    const { room } = begun(villages);
    runOut(room);
    does(room, 'guest0', { type: 'stand-in', seat: room.active()[0]! });
    expect(headOf(room)).toMatchObject({ waiting: [], held: ['guest0', 'guest1'] });
    does(room, 'guest1', { type: 'reclaim', seat: 1 });
    expect(headOf(room).held).toEqual([]);
  });
});

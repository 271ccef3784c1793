// Who may do what, and hear what: always the person sitting there now.
import { spec } from '@castellan/room/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';
import { Program } from './program.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

/** A host with a program in a seat, which is connected. */
async function withProgram(players = 2, seat = 1): Promise<[Player, Program, string]> {
  const anna = await server.guest();
  const table = await anna.host({ settings: { players } });
  const program = await new Program(server.base, table, await anna.token(seat)).opened();
  await anna.sees(seat);
  return [anna, program, table];
}

async function sitsAndStarts(anna: Player, ben: Player, table: string, seat: number) {
  await ben.join(table, seat);
  await anna.begin();
  await ben.until(() => ben.scene !== null);
}

const threePeople = () =>
  Promise.all([server.guest('Anna'), server.guest('Ben'), server.guest('Wanda')]);

/** Nothing of a game may have reached it: only that it was sent away. */
function sawNothing(program: Program): void {
  for (const type of ['scene', 'moved', 'cards'] as const)
    expect([type, program.of(type)]).toEqual([type, []]);
}

describe('a program has the seat that its token was made for, and no other', () => {
  test('removed: the friend who sits down there later is neither seen nor answered for', async () => {
    const [anna, spy, table] = await withProgram();
    anna.send({ type: 'remove', seat: 1 });
    await anna.until(() => anna.room!.seats[1]!.kind === 'open');
    await sitsAndStarts(anna, await server.guest('Ben'), table, 1);
    spy.send({ type: 'look', viewer: 1 });
    expect(await spy.sentAway()).toBe(4000);
    sawNothing(spy);
  });

  test('swapped: its old number opens nothing', async () => {
    const [anna, spy, table] = await withProgram(3);
    anna.send({ type: 'swap', seat: 1, with: 2 });
    await anna.until(() => anna.room!.seats[2]!.kind === 'program');
    await sitsAndStarts(anna, await server.guest('Ben'), table, 1);
    await spy.sentAway();
    sawNothing(spy);
    const again = new Program(server.base, table, anna.tokens[0]!);
    await again.until(() => again.of('scene').length > 0);
    expect(again.of('scene')[0]!.viewer).toBe(2);
    expect(again.of('welcome')[0]!.room.you.seats).toEqual([2]);
  });

  test('with fewer seats: those who sat further back hear nothing more', async () => {
    const [anna, spy] = await withProgram(3, 2);
    anna.send({ type: 'settle', spec: spec() });
    await spy.sentAway();
    sawNothing(spy);
  });

  test('a new token while it is connected: the old one is worth nothing from then on', async () => {
    const [anna, spy, table] = await withProgram();
    anna.send({ type: 'start' });
    await spy.until(() => spy.of('scene').length === 1);
    const token = await anna.token(1);
    expect(await spy.sentAway()).toBe(4000);
    const late = new Program(server.base, table, anna.tokens[0]!);
    await late.sentAway();
    sawNothing(late);
    const fair = new Program(server.base, table, token);
    await fair.until(() => fair.of('scene').length === 1);
  });

  test('one token, one connection: the newer one stays', async () => {
    const [anna, spy, table] = await withProgram();
    const second = await new Program(server.base, table, anna.tokens[0]!).opened();
    await spy.sentAway();
    anna.send({ type: 'start' });
    await second.until(() => second.of('scene').length === 1);
    expect(spy.of('scene')).toEqual([]);
  });
});

describe('those who must not look on hear nothing', () => {
  test('a table without onlookers: those who came before it began are sent away when it begins', async () => {
    const [anna, ben, wanda] = await threePeople();
    const table = await anna.host({ watch: false });
    await wanda.attend(table);
    await sitsAndStarts(anna, ben, table, 1);
    await wanda.until(() => wanda.closed !== null);
    expect(wanda.scene).toBeNull();
  });

  test('someone who was removed hears nothing more, and does not come back', async () => {
    const [anna, ben] = await threePeople();
    const table = await anna.host();
    await ben.join(table, 1);
    anna.send({ type: 'remove', seat: 1 });
    await ben.until(() => ben.closed !== null);
    expect(ben.refusals.at(-1)!.message).toContain('removed');
    const heard = ben.wire.length;
    anna.send({ type: 'react', face: 'hello' });
    await anna.until(() => anna.chat.length === 1);
    expect(ben.wire.slice(heard)).toEqual([]);
    const tab = await ben.secondTab().attend(table);
    await tab.until(() => tab.closed === 4000);
    expect(tab.room).toBeNull();
  });
});

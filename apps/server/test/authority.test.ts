// Who may do what, and hear what: always whoever sits there now.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spec, TestServer } from './house.ts';
import { Player } from './player.ts';
import { Program } from './program.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const guest = (name: string): Promise<Player> => new Player(server.base).introduce(name);

/** A host with a program in seat 1, which is connected. */
async function withProgram(players = 2): Promise<[Player, Program, string]> {
  const anna = await guest('Anna');
  const table = await anna.open(spec({ settings: { players } }), 'Anna');
  await anna.attend(table);
  anna.send({ type: 'program', seat: 1, name: 'Spy' });
  await anna.until(() => anna.tokens.length === 1);
  const program = await new Program(server.base, table, anna.tokens[0]!).opened();
  await anna.until(() => {
    const seat = anna.room!.seats[1]!;
    return seat.kind === 'program' && seat.isHere;
  });
  return [anna, program, table];
}

async function sitsAndStarts(anna: Player, ben: Player, table: string, seat: number) {
  await ben.attend(table);
  ben.send({ type: 'sit', seat, name: 'Ben' });
  await anna.until(() => anna.room!.seats[seat]!.kind === 'person');
  anna.send({ type: 'start' });
  await Promise.all([anna, ben].map(one => one.until(() => one.scene !== null)));
}

/** Nothing of a game may have reached it: only that it was sent away. */
function sawNothing(program: Program): void {
  for (const word of ['start', 'decision', 'told', 'view'])
    expect([word, program.of(word)]).toEqual([word, []]);
}

describe('a program has the seat that its token was made for, and no other', () => {
  test('removed: the friend who sits down there later is neither seen nor answered for', async () => {
    const [anna, spy, table] = await withProgram();
    anna.send({ type: 'remove', seat: 1 });
    await anna.until(() => anna.room!.seats[1]!.kind === 'open');
    await sitsAndStarts(anna, await guest('Ben'), table, 1);
    spy.send({ view: true });
    await spy.until(() => spy.closed !== null);
    expect(spy.closed).toBe(4000);
    sawNothing(spy);
  });

  test('swapped: its old number opens nothing', async () => {
    const [anna, spy, table] = await withProgram(3);
    anna.send({ type: 'swap', seat: 1, with: 2 });
    await anna.until(() => anna.room!.seats[2]!.kind === 'program');
    await sitsAndStarts(anna, await guest('Ben'), table, 1);
    await spy.until(() => spy.closed !== null);
    sawNothing(spy);
    const again = new Program(server.base, table, anna.tokens[0]!);
    await again.until(() => again.of('start').length > 0);
    expect(again.of('start')[0]).toMatchObject({ seat: 2 });
  });

  test('with fewer seats: whoever sat further back hears nothing more', async () => {
    const anna = await guest('Anna');
    const table = await anna.open(spec({ settings: { players: 3 } }), 'Anna');
    await anna.attend(table);
    anna.send({ type: 'program', seat: 2, name: 'Spy' });
    await anna.until(() => anna.tokens.length === 1);
    const spy = await new Program(server.base, table, anna.tokens[0]!).opened();
    await anna.until(() => {
      const seat = anna.room!.seats[2]!;
      return seat.kind === 'program' && seat.isHere;
    });
    anna.send({ type: 'settle', spec: spec() });
    await spy.until(() => spy.closed !== null);
    sawNothing(spy);
  });

  test('a new token while it is connected: the old one is worth nothing from then on', async () => {
    const [anna, spy, table] = await withProgram();
    anna.send({ type: 'start' });
    await spy.until(() => spy.of('start').length === 1);
    anna.send({ type: 'program', seat: 1, name: 'Fair' });
    await anna.until(() => anna.tokens.length === 2);
    await spy.until(() => spy.closed !== null);
    expect(spy.closed).toBe(4000);
    const late = new Program(server.base, table, anna.tokens[0]!);
    await late.until(() => late.closed !== null);
    sawNothing(late);
    const fair = new Program(server.base, table, anna.tokens[1]!);
    await fair.until(() => fair.of('start').length === 1);
  });

  test('one token, one connection: the newer one stays', async () => {
    const [anna, spy, table] = await withProgram();
    const second = await new Program(server.base, table, anna.tokens[0]!).opened();
    await spy.until(() => spy.closed !== null);
    anna.send({ type: 'start' });
    await second.until(() => second.of('start').length === 1);
    expect(spy.of('start')).toEqual([]);
  });
});

describe('whoever must not look on hears nothing', () => {
  test('a table without onlookers: who came before it began is sent away when it begins', async () => {
    const [anna, ben, wanda] = await Promise.all(['Anna', 'Ben', 'Wanda'].map(guest));
    const table = await anna!.open(spec({ watch: false }), 'Anna');
    await anna!.attend(table);
    await wanda!.attend(table);
    await sitsAndStarts(anna!, ben!, table, 1);
    await wanda!.until(() => wanda!.closed !== null);
    expect(wanda!.scene).toBeNull();
  });

  test('who was removed hears no more, and does not come back', async () => {
    const [anna, ben] = await Promise.all(['Anna', 'Ben'].map(guest));
    const table = await anna!.open(spec(), 'Anna');
    await anna!.attend(table);
    await ben!.attend(table);
    ben!.send({ type: 'sit', seat: 1, name: 'Ben' });
    await anna!.until(() => anna!.room!.seats[1]!.kind === 'person');
    anna!.send({ type: 'remove', seat: 1 });
    await ben!.until(() => ben!.closed !== null);
    expect(ben!.refusals.at(-1)!.message).toContain('removed');
    const heard = ben!.wire.length;
    anna!.send({ type: 'chat', text: 'gone?' });
    await anna!.until(() => anna!.chat.length === 1);
    expect(ben!.wire.slice(heard)).toEqual([]);
    const tab = await ben!.secondTab().attend(table);
    await tab.until(() => tab.closed === 4000);
    expect(tab.room).toBeNull();
  });
});

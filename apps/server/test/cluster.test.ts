// Several servers, one house: no matter who is connected to which, it is one table.
import type { Device } from '@castellan/protocol';
import { spec } from '@castellan/room/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from './cluster.ts';
import { endServices, playTogether, TestCluster } from './cluster.ts';
import type { Player } from './player.ts';
import { until } from './player.ts';
import { Program } from './program.ts';
import { hasNats, hasPostgres } from './services/programs.ts';

const isHere = hasPostgres() && hasNats();
afterAll(endServices);

for (const kind of ['nats', 'postgres'] as const)
  describe.runIf(isHere)(`two servers that talk by ${kind}`, () => {
    let cluster: TestCluster;
    let one: Member;
    let two: Member;
    const players: Player[] = [];
    beforeAll(async () => {
      cluster = await TestCluster.start(kind);
      [one, two] = cluster.members as [Member, Member];
    });
    afterEach(() => {
      for (const player of players.splice(0)) player.drop();
    });
    afterAll(() => cluster.end());

    async function come(member: Member, name: string): Promise<Player> {
      const player = await member.guest(name);
      players.push(player);
      return player;
    }

    /** Anna is the host at the first server, Ben sits down at the second. */
    async function together(more: Parameters<typeof spec>[0] = {}) {
      const [anna, ben] = [await come(one, 'Anna'), await come(two, 'Ben')];
      const table = await anna.host(more);
      await ben.join(table, 1);
      await anna.until(() => anna.room!.seats[1]!.kind === 'person');
      return { anna, ben, table };
    }

    test('a move reaches those at the other as a move, not as a new scene', async () => {
      const { anna, ben } = await together();
      anna.send({ type: 'start' });
      await Promise.all([anna, ben].map(player => player.until(() => player.scene !== null)));
      const before = [anna, ben].map(({ wire }) => wire.length);
      await playTogether([anna, ben], 30);
      for (const [n, player] of [anna, ben].entries()) {
        const types = player.wire.slice(before[n]).map(text => JSON.parse(text).type as string);
        expect(types.filter(type => type === 'moved').length).toBeGreaterThanOrEqual(30);
        expect(types).not.toContain('scene');
        expect(player.refusals).toEqual([]);
      }
      expect(anna.scene!.answered).toBe(ben.scene!.answered);
    });

    test('all four sit down and mix the cards at one moment, at many tables: nobody is refused', async () => {
      const seats = [0, 1, 2, 3].map(seat => (seat % 2 === 0 ? one : two));
      const four = await Promise.all(seats.map((member, seat) => come(member, `P${seat}`)));
      for (let n = 0; n < 12; n++) {
        const table = await four[0]!.host({ settings: { players: 4 } });
        await Promise.all(four.slice(1).map((player, i) => player.join(table, i + 1)));
        await four[0]!.until(() => four[0]!.room!.seats.every(({ kind }) => kind === 'person'));
        four[0]!.send({ type: 'start' });
        await Promise.all(
          four.map(player =>
            player.until(() => player.room!.phase === 'playing' && player.room!.id === table),
          ),
        );
        expect(four.map(({ refusals }) => refusals)).toEqual([[], [], [], []]);
      }
    });

    test('each sees who is there, and who has gone', async () => {
      const { anna, ben, table } = await together();
      await Promise.all([anna.sees(1), ben.sees(0)]);
      const onlooker = await come(two, 'Cora');
      await onlooker.attend(table);
      await anna.until(() => anna.room!.watching === 1);
      onlooker.drop();
      await anna.until(() => anna.room!.watching === 0);
      ben.drop();
      await anna.sees(1, false);
    });

    test('what is said is heard at both, in one order, and nobody hears whom they have muted', async () => {
      const { anna, ben } = await together({ open: false });
      const tab = anna.secondTab(two.base);
      players.push(tab);
      await tab.attend(anna.room!.id);
      for (let n = 0; n < 5; n++) {
        anna.send({ type: 'chat', text: `anna ${n}` });
        ben.send({ type: 'chat', text: `ben ${n}` });
      }
      for (const player of [anna, ben, tab]) await player.until(() => player.chat.length === 10);
      expect(ben.chat.map(({ text }) => text)).toEqual(anna.chat.map(({ text }) => text));
      anna.send({ type: 'mute', guest: ben.guest, on: true });
      await tab.until(() => tab.room!.you.muted.includes(ben.guest));
      ben.send({ type: 'chat', text: 'unheard' });
      await ben.until(() => ben.chat.length === 11);
      anna.send({ type: 'chat', text: 'last' });
      await tab.until(() => tab.chat.at(-1)!.text === 'last');
      expect(tab.chat.map(({ text }) => text)).not.toContain('unheard');
    });

    test('a token has one connection, wherever it is used', async () => {
      const anna = await come(one, 'Anna');
      const table = await anna.host();
      const token = await anna.token(1);
      const first = await new Program(one.base, table, token).opened();
      await anna.sees(1);
      const second = await new Program(two.base, table, token).opened();
      expect(await first.sentAway()).toBe(4000);
      expect(second.closed).toBeNull();
      second.socket.terminate();
    });

    test('whom the host removes is gone from the other server too', async () => {
      const { anna, ben } = await together();
      anna.send({ type: 'remove', seat: 1 });
      await ben.until(() => ben.closed !== null);
      expect(ben.closed).toBe(4000);
    });

    test('a device that is signed out at one is no longer anyone at the other', async () => {
      const { anna } = await together();
      const tab = anna.secondTab(two.base);
      players.push(tab);
      await tab.attend(anna.room!.id);
      const [own] = await anna.ask<Device[]>('GET', '/api/devices');
      await anna.call('POST', '/api/devices/sign-out', { id: own!.id });
      await tab.until(() => tab.closed !== null);
      expect(tab.closed).toBe(4004);
      expect(await (await tab.call('GET', '/api/me')).text()).toBe('null');
    });

    test('the lobby of one shows at once what is opened at the other', async () => {
      const [anna, ben] = [await come(one, 'Anna'), await come(two, 'Ben')];
      const heard: string[] = [];
      const line = ben.lobby(text => heard.push(text));
      await until(() => line.readyState === line.OPEN);
      await until(() => two.app.watchers() > 0);
      await anna.open(spec(), 'Anna');
      await until(() => heard.length > 0);
      line.terminate();
    });

    test('whatever was missed while the bus was away is there within seconds, and nothing twice', async () => {
      const { anna, ben } = await together();
      anna.send({ type: 'start' });
      await Promise.all([anna, ben].map(player => player.until(() => player.scene !== null)));
      two.busLink.cut();
      await playTogether([anna, ben], 4);
      ben.send({ type: 'react', face: 'hello' });
      await anna.until(() => anna.chat.length === 1);
      two.busLink.breakOff();
      two.busLink.mend();
      await until(() => two.bus.isUp);
      await playTogether([anna, ben], 6);
      await Promise.all([anna.sees(1), ben.sees(0)]);
      expect([anna, ben].flatMap(({ refusals }) => refusals)).toEqual([]);
    });

    test('they go on when the database is killed and started again', async () => {
      const { anna, ben } = await together();
      anna.send({ type: 'start' });
      await Promise.all([anna, ben].map(player => player.until(() => player.scene !== null)));
      await playTogether([anna, ben], 3);
      await cluster.postgres.stop('SIGQUIT');
      await pause(300);
      await cluster.postgres.startAgain();
      await until(() => one.bus.isUp && two.bus.isUp);
      await playTogether([anna, ben], 6);
    });
  });

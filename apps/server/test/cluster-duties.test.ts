// What a table has to do by itself is done once, no matter which processes have it open; one cut off does no harm.
import type { Answer, Decision } from '@castellan/kernel';
import { headOf, openingOf, roomFrom } from '@castellan/room';
import { gameOf, keepersOn, raceTwoWriters } from '@castellan/room/testing';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openPlace } from '../src/store/place.ts';
import type { Thinking } from '../src/table/thinkers.ts';
import type { Member } from './cluster.ts';
import { endServices, playTogether, TestCluster } from './cluster.ts';
import type { Player } from './player.ts';
import { until } from './player.ts';
import { PushDevice, PushEndpoint } from './push-endpoint.ts';
import { hasNats, hasPostgres } from './services/programs.ts';

const isHere = hasPostgres() && hasNats();
afterAll(endServices);
const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(...args: Parameters<typeof TestCluster.start>): Promise<Member[]> {
  const cluster = await TestCluster.start(...args);
  ends.push(() => cluster.end());
  return cluster.members;
}

async function come(member: Member, name: string): Promise<Player> {
  const player = await member.guest(name);
  ends.push(() => player.drop());
  return player;
}

const answersIn = async (member: Member, table: string) =>
  (await member.store.log(table))!.filter(entry => entry.type === 'answered');

/** Remembers what it was asked, and takes a moment for it. */
class CountedThinking implements Thinking {
  readonly asked: string[] = [];
  async answer(table: string, _bot: string, _rules: unknown, _view: unknown, decision: Decision) {
    this.asked.push(`${table} ${decision.id}`);
    await new Promise(resolve => setTimeout(resolve, 50));
    return decision.fallback as Answer;
  }
  async advise() {
    return null;
  }
  async close(): Promise<void> {}
}

/** Anna at the first server and Ben at the second, with a bot between them. */
async function withBot(members: readonly Member[], bot: string) {
  const [one, two] = members as [Member, Member];
  const [anna, ben] = [await come(one, 'Anna'), await come(two, 'Ben')];
  const table = await anna.host({ game: 'card-kingdoms', settings: { players: 3 } });
  await ben.join(table, 2);
  anna.send({ type: 'bot', seat: 1, bot });
  await anna.until(
    () => anna.room!.seats[1]!.kind === 'bot' && anna.room!.seats[2]!.kind === 'person',
  );
  anna.send({ type: 'start' });
  await Promise.all([anna, ben].map(player => player.until(() => player.scene !== null)));
  return { anna, ben, table };
}

describe.runIf(isHere)('bots', () => {
  test('a bot that thinks is asked once for each of its moves, and no quick move is made twice', async () => {
    const thinking = [new CountedThinking(), new CountedThinking()];
    const members = await start('nats', n => ({ thinkers: thinking[n]! }));
    const { anna, ben, table } = await withBot(members, 'castellan');
    await playTogether([anna, ben], 20);
    await until(() => [anna, ben].some(({ scene }) => scene!.decision !== null));
    const asked = (): string[] => thinking.flatMap(one => one.asked);
    const moves = async (): Promise<number> =>
      (await answersIn(members[0]!, table)).filter(({ seat }) => seat === 1).length;
    expect(await moves()).toBeGreaterThan(0);
    // It may be thinking of its next move while someone else is asked as well; if its server lost a race, the other one
    // stands by for some seconds first.
    await expect.poll(async () => new Set(asked()).size - (await moves())).toBe(0);
    // On a machine that stalls a claim may run out: then another server asks as well, and one of the answers is taken.
    expect(asked().length).toBeLessThanOrEqual(new Set(asked()).size + 1);
    expect(members.flatMap(one => one.reported)).toEqual([]);
  });

  test('if the server is gone that was to move a bot, another does it after some seconds', async () => {
    const stuck: Thinking = {
      answer: () => new Promise(() => {}),
      advise: async () => null,
      close: async () => {},
    };
    const thinking = new CountedThinking();
    const members = await start('nats', n => ({ thinkers: n === 0 ? stuck : thinking }));
    const { anna, ben, table } = await withBot(members, 'castellan');
    // The first server thinks for ever, as one does that is gone.
    await until(() => [anna, ben].some(({ scene }) => scene!.decision !== null));
    for (let n = 0; n < 10 && thinking.asked.length === 0; n++) await playTogether([anna, ben], 1);
    await until(() => thinking.asked.length > 0);
    const moves = (): Promise<number> =>
      answersIn(members[0]!, table).then(all => all.filter(({ seat }) => seat === 1).length);
    await expect.poll(moves, { timeout: 10_000 }).toBeGreaterThan(0);
  });
});

describe.runIf(isHere)('calls', () => {
  test('a call is sent once, though both servers look for it', async () => {
    const service = await PushEndpoint.start();
    ends.push(() => service.end());
    const reach = { sendTo: [service.host], site: null, mail: null };
    const members = await start('nats', () => ({ reach }));
    const [one, two] = members as [Member, Member];
    const [anna, ben] = [await come(one, 'Anna'), await come(two, 'Ben')];
    const table = await anna.host({ clock: { kind: 'days', days: 1 } });
    await ben.join(table, 1);
    await anna.until(() => anna.room!.seats[1]!.kind === 'person');
    await anna.begin();
    const people = [anna, ben];
    for (const player of people) {
      const wishes = { push: true, mail: false, hook: null, quiet: null };
      const here = { every: 0, zone: 'UTC', locale: 'en' };
      await player.ask('POST', '/api/calls', { ...wishes, ...here });
      const { address } = new PushDevice(service, player.guest);
      await player.ask('POST', '/api/calls/push', address);
      await one.store.tellLater(player.guest, 0);
    }
    // Whichever has the duty; and once more, when it may be the other's.
    for (let n = 0; n < 2; n++) await Promise.all(members.map(({ app }) => app.herald.round()));
    await until(() => service.got.length > 0);
    expect(service.got).toHaveLength(1);
    expect(members.flatMap(member => member.reported)).toEqual([]);
  });
});

describe.runIf(isHere)('clocks', () => {
  test('a clock runs out once, though both servers watch it', async () => {
    const members = await start('nats');
    const [one, two] = members as [Member, Member];
    const [anna, ben] = [await come(one, 'Anna'), await come(two, 'Ben')];
    const table = await anna.host({ clock: { kind: 'move', seconds: 10 } });
    await ben.join(table, 1);
    await anna.until(() => anna.room!.seats[1]!.kind === 'person');
    anna.send({ type: 'start' });
    await Promise.all([anna, ben].map(player => player.until(() => player.scene !== null)));
    const stoodIn = async () =>
      (await one.store.log(table))!.filter(({ type }) => type === 'stood-in');
    await expect.poll(async () => (await stoodIn()).length, { timeout: 20_000 }).toBe(1);
    await until(() => [anna, ben].every(({ room }) => JSON.stringify(room).includes('"time"')));
    expect(await stoodIn()).toHaveLength(1);
  });

  test('a table that nobody has open is taken up by one of the servers', async () => {
    const members = await start('nats');
    const [one, two] = members as [Member, Member];
    const anna = await come(one, 'Anna');
    const table = await anna.host({ clock: { kind: 'move', seconds: 10 } });
    await anna.begin('greedy');
    anna.drop();
    // Without a word, as when it is killed.
    one.busLink.close();
    one.storeLink.close();
    await expect
      .poll(async () => (await two.store.log(table))!.some(({ type }) => type === 'stood-in'), {
        timeout: 30_000,
      })
      .toBe(true);
  });
});

describe.runIf(isHere)('who is alone', () => {
  test('two servers that do not know of each other keep one order, and each catches up when its people act', async () => {
    const [one, two] = (await start('none')) as [Member, Member];
    const [anna, ben] = [await come(one, 'Anna'), await come(two, 'Ben')];
    const table = await anna.host();
    await ben.join(table, 1);
    // Anna's server does not know yet that Ben has sat down; before it refuses anything, it looks.
    anna.send({ type: 'start' });
    await anna.until(() => anna.room!.phase === 'shuffling');
    ben.send({ type: 'pause' });
    await anna.until(() => anna.scene !== null);
    for (let n = 1; n <= 3; n++) {
      const [mover, other] = anna.scene?.decision ? [anna, ben] : [ben, anna];
      mover.answer(mover.scene!.decision!.fallback);
      await mover.until(() => mover.scene!.answered === n);
      other.send({ type: 'pause' });
      await other.until(() => other.room!.paused !== null && other.scene?.answered === n);
      other.send({ type: 'resume' });
      await other.until(() => other.room!.paused === null);
    }
    const answers = await answersIn(one, table);
    expect(new Set(answers.map(({ answer }) => answer.decision)).size).toBe(3);
    expect(answers).toHaveLength(3);
  });

  test('two writers on two connections to one database never both win', async () => {
    const [one] = (await start('none', {}, 1)) as [Member];
    const stores = [one.store, await openPlace(one.place)];
    ends.push(() => stores[1]!.close());
    let opened = 0;
    const places = stores.map(store => keepersOn(store, async () => {}));
    const contested = await raceTwoWriters({
      create: async log => {
        const room = roomFrom(log, await gameOf(openingOf(log).spec.game));
        await stores[0]!.create(headOf(room), log);
      },
      log: table => stores[0]!.log(table),
      open: (table, hear) => places[opened++ % 2]!.open(table, hear),
    });
    expect(contested).toBeGreaterThan(10);
  });
});

describe.runIf(isHere)('limits', () => {
  test('what is spent at one server is missing at the other', async () => {
    const requests = { burst: 40, perSecond: 0.01 };
    const [one, two] = (await start('nats', { isLimited: true, requests })) as [Member, Member];
    const ask = async (member: Member): Promise<number> =>
      (await fetch(`${member.base}/api/hello`)).status;
    for (let n = 0; n < 25; n++) expect(await ask(one)).toBe(200);
    await new Promise(resolve => setTimeout(resolve, 1200));
    let allowed = 0;
    while (allowed < 40 && (await ask(two)) === 200) allowed++;
    expect(allowed).toBe(15);
  });

  test('someone has no more lines at two servers than at one', async () => {
    const [one, two] = (await start('nats', { isLimited: true })) as [Member, Member];
    const anna = await come(one, 'Anna');
    const open = (member: Member) => {
      const line = anna.secondTab(member.base).lobby(() => {});
      ends.push(() => line.terminate());
      return line;
    };
    const first = Array.from({ length: 12 }, () => open(one));
    await until(() => one.app.watchers() === first.length);
    await new Promise(resolve => setTimeout(resolve, 1200));
    const more = Array.from({ length: 12 }, () => open(two));
    await until(() => more.filter(line => line.readyState === line.CLOSED).length === 4);
    expect(two.app.watchers()).toBe(8);
  });
});

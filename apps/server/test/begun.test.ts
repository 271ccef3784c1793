// A game that was begun alone goes on with friends.
import type { Game, Position, Save, Seated, View } from '@castellan/kernel';
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import {
  endingIn,
  ME,
  ownTable,
  readTableFile,
  saveIn,
  seatedIn,
  seatsIn,
  shuffleIn,
  sittingsIn,
  tableFile,
} from '@castellan/room';
import { spec } from '@castellan/room/testing';
import { rulesOf } from '@castellan/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const rules = (await rulesOf('villages'))!;
const SEATED: readonly Seated[] = [
  { name: 'You', chair: 'person' },
  { name: 'Ben', chair: 'greedy' },
  { name: 'Cora', chair: 'random' },
];

/** A game that one person has played among bots, this many answers long. */
function played(answers: number, by: Game = rules): Table<Position, View> {
  const table = new Table<Position, View>(by, { players: 3 }, 'begun', SEATED);
  const chance = new QuickChance(2);
  while (table.answers.length < answers && table.outcome() === null)
    table.answer(randomAnswer(table.decisions()[0]!, chance));
  return table;
}

const brought = (file: unknown) => ({ spec: spec(), name: 'Anna', file });
/** The file of a game, with these people and bots at it now. */
const fileOf = (save: Save, seated: readonly Seated[] = SEATED) =>
  tableFile(ownTable('', save, seated, 0))!;
const bring = (player: Player, body: object): Promise<Response> =>
  player.call('POST', '/api/tables/begun', body);

/** Anna at her game on the server, before it goes on. */
async function gathered(table: Table<Position, View>): Promise<[Player, string]> {
  const anna = await server.guest('Anna');
  const { id } = (await (await bring(anna, brought(fileOf(table.save())))).json()) as {
    id: string;
  };
  await anna.attend(id);
  return [anna, id];
}

describe('a game begun alone', () => {
  test('gathers as it was left: its person is the host, bots sit where they sat, its settings are its own', async () => {
    const [anna] = await gathered(played(20));
    const { room } = anna;
    expect(room).toMatchObject({ phase: 'gathering', begunBy: anna.guest, promise: null });
    expect(room!.spec.settings['players']).toBe(3);
    expect(room!.seats).toMatchObject([
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Ben', bot: 'greedy' },
      { kind: 'bot', name: 'Cora', bot: 'random' },
    ]);
    expect(room!.you).toMatchObject({ isHost: true, seats: [0] });
    const settings = { ...room!.spec.settings, players: 2 };
    anna.send({ type: 'settle', spec: { ...room!.spec, settings } });
    await anna.until(() => anna.refusals.length > 0);
    expect(anna.refusals[0]).toMatchObject({ code: 'settings', message: /begun elsewhere/ });
  });

  test('goes on at once where it stood, with a friend in the seat of a bot, and has a record', async () => {
    const before = played(20);
    const [anna, id] = await gathered(before);
    anna.send({ type: 'bot', seat: 1, bot: null });
    const ben = await server.guest('Ben');
    await ben.join(id, 1);
    anna.send({ type: 'start' });
    await Promise.all([anna, ben].map(one => one.until(() => one.scene !== null)));
    expect(anna.room).toMatchObject({ phase: 'playing', promise: null, shared: null });
    expect(ben.scene!.answered).toBeGreaterThanOrEqual(20);
    // Each is told what the rules told their seat, also of what was before.
    for (const one of [anna, ben])
      expect(one.told.slice(0, 20)).toEqual(
        before.events.map(events => before.told(events, one.viewer)),
      );

    await server.stop();
    await server.start();
    await Promise.all([anna.back(), ben.back()]);
    const chance = new QuickChance(3);
    const isOver = (): boolean => anna.room!.phase === 'over';
    const asked = (): Player | undefined =>
      [anna, ben].find(({ scene }) => scene!.decision !== null);
    while (!isOver()) {
      const mover = asked();
      if (mover === undefined) {
        await anna.until(() => isOver() || asked() !== undefined);
        continue;
      }
      const { revision } = mover;
      mover.answer(randomAnswer(mover.scene!.decision!, chance));
      await mover.until(() => mover.revision > revision);
    }
    const mine = (log: readonly Entry[]) =>
      seatsIn(log).flatMap((one, seat) =>
        one.kind === 'person' && one.guest === ME ? [seat] : [],
      );
    const log = readTableFile(await ben.ask('GET', `/api/tables/${id}/record`));
    expect(endingIn(log)).toMatchObject({ why: 'played' });
    expect([shuffleIn(log), mine(log)]).toEqual([null, [1]]);
    expect(
      sittingsIn(log).map(({ from, seated }) => [from, ...seated.map(({ name }) => name)]),
    ).toEqual([
      [0, 'You', 'Ben', 'Cora'],
      [20, 'Anna', 'Ben', 'Cora'],
    ]);
    expect(seatedIn(log)!.map(({ chair }) => chair)).toEqual(['person', 'person', 'random']);
    const save = saveIn(log)!;
    expect(save.answers.slice(0, 20)).toEqual(before.answers);
    expect(Table.replay(rules, save).outcome()).toEqual(ben.scene!.outcome);
    const nobody = await (await fetch(`${server.base}/api/tables/${id}/record`)).json();
    expect(mine(readTableFile(nobody))).toEqual([]);
  });

  test('what was told of it is told by the rules here, whatever the one who brings it says', async () => {
    const { events, ...save } = played(8).save();
    const [anna, id] = await gathered(played(8));
    const liar = await server.guest('Anna');
    const forged = { ...save, events: events.map(() => [{ say: 'slain', seat: 1 }]) };
    const answer = await bring(liar, brought(fileOf(forged)));
    const { id: other } = (await answer.json()) as { id: string };
    const fromOf = async (table: string): Promise<Save> =>
      ((await server.store!.log(table))![0] as { from: Save }).from;
    expect(await fromOf(other)).toEqual(await fromOf(id));
    expect(anna.refusals).toEqual([]);
  });

  test('people around one device sit there together, and a bot that is not here leaves its seat', async () => {
    const anna = await server.guest('Anna');
    const seated = [SEATED[0]!, { name: 'Anna', chair: 'person' }, { name: 'X', chair: 'wizard' }];
    const { id } = (await (
      await bring(anna, brought(fileOf(played(3).save(), seated)))
    ).json()) as {
      id: string;
    };
    await anna.attend(id);
    expect(anna.room!.seats).toMatchObject([
      { kind: 'person', name: 'Anna', guest: anna.guest },
      { kind: 'person', name: 'Anna 2', guest: anna.guest },
      { kind: 'open' },
    ]);
  });
});

describe('what is refused, in words', () => {
  const save = played(6).save();
  const file = fileOf(save);
  const cases: readonly [string, object, string, RegExp][] = [
    ['no game', brought({ castellan: 9 }), 'save', /can be loaded/],
    ['no file', { spec: spec(), name: 'Anna' }, 'malformed', /file/],
    [
      'an answer that the rules refuse',
      brought(fileOf({ ...save, answers: save.answers.with(3, save.answers[0]!) })),
      'save',
      /Answer 4 .* can't be played/,
    ],
    ['another word', { ...brought(file), more: 1 }, 'malformed', /more/],
    ['a name that nobody sees', { ...brought(file), name: '\u200b' }, 'malformed', /see/],
    ['a game that is over', brought(fileOf(played(Infinity).save())), 'over', /is over/],
    [
      'rules that are not here',
      brought(fileOf(played(6, { ...rules, rulesVersion: 9999 }).save())),
      'rules',
      /Version 9999/,
    ],
  ];
  test.each(cases)('%s', async (_, body, code, why) => {
    const response = await bring(await server.guest(), body);
    expect(response.status).toBe(400);
    const said = (await response.json()) as { code: string; message: string };
    expect(said.code).toBe(code);
    expect(said.message).toMatch(why);
    expect(server.reported).toEqual([]);
  });

  test('a body beyond any game, and a stranger', async () => {
    const anna = await server.guest();
    const large = await bring(anna, brought('x'.repeat(600_000)));
    expect(large.status).toBe(413);
    const stranger = await fetch(`${server.base}/api/tables/begun`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(brought(file)),
    });
    expect(stranger.status).toBe(400);
  });
});

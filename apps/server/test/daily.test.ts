// The game of the day on a server: what is taken, from whom, and who may look at it when.
import { dailySeed, dayBefore, dayOf } from '@castellan/protocol';
import type { Daily } from '@castellan/protocol';
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { Save } from '@castellan/kernel';
import { ownTable, tableFile } from '@castellan/room';
import { gameOf } from '@castellan/room/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { Player } from './player.ts';

const GAME = 'villages';
const server = new TestServer();
const villages = await gameOf(GAME);
const today = dayOf(Date.now());
const yesterday = dayBefore(today);
beforeAll(() => server.start());
afterAll(() => server.end());

/** Someone’s game alone, played at random: to its end, or only so far. */
function played(seed: string, chance: number, players = 1, most = Infinity): Save {
  const table = new Table(villages, { players }, seed);
  const random = new QuickChance(chance);
  for (let n = 0; n < most && table.outcome() === null; n++)
    table.answer(randomAnswer(table.decisions()[0]!, random));
  return table.save();
}

const fileOf = (save: Save): unknown =>
  tableFile(ownTable('t1', save, [{ name: 'Me', chair: 'person' }], 1), { events: false });

const send = (who: Player, day: string, save: Save, game = GAME): Promise<Response> =>
  who.call('POST', '/api/daily', { day, game, file: fileOf(save) });
const board = (who: Player, day: string): Promise<Daily> =>
  who.ask('GET', `/api/daily/${day}/${GAME}`);
const look = (who: Player, day: string, of: Player): Promise<Response> =>
  who.call('GET', `/api/daily/${day}/${GAME}/${of.guest}`);

describe('the game of the day', () => {
  test('what comes of the answers counts, and the first counts', async () => {
    const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')]);
    const first = played(dailySeed(today, GAME), 1);
    expect(await (await send(anna, today, first)).json()).toEqual({ isFirst: true });
    const again = await send(anna, today, played(dailySeed(today, GAME), 2));
    expect(await again.json()).toEqual({ isFirst: false });
    await send(ben, today, played(dailySeed(today, GAME), 3));
    const { results, isOver } = await board(ben, today);
    expect(isOver).toBe(false);
    expect(results.map(({ place }) => place)).toEqual([1, 2]);
    const total = Table.replay(villages, first).outcome()!.scores[0]!.total;
    expect(results.find(({ name }) => name === 'Anna')).toMatchObject({
      points: total,
      isYou: false,
    });
    expect(results.find(({ name }) => name === 'Ben')!.isYou).toBe(true);
  });

  test('another deck, a game with others, an unfinished one, an old day, and a stranger’s are refused', async () => {
    const cora = await server.guest('Cora');
    const seed = dailySeed(today, GAME);
    const whole = played(seed, 4);
    const refused = await Promise.all([
      send(cora, today, played(dailySeed(yesterday, GAME), 4)),
      send(cora, today, played(seed, 4, 1, 10)),
      send(cora, '2020-01-01', played(dailySeed('2020-01-01', GAME), 4)),
      send(cora, today, whole, 'quests'),
      send(cora, today, { ...whole, answers: whole.answers.slice(1) }),
      send(new Player(server.base), today, whole),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect((await board(cora, today)).results.some(({ isYou }) => isYou)).toBe(false);
  });

  test('nobody sees how others played before the day is over; then they do, unless it is kept private', async () => {
    const [dora, eve] = await Promise.all([server.guest('Dora'), server.guest('Eve')]);
    await send(dora, today, played(dailySeed(today, GAME), 5));
    await send(dora, yesterday, played(dailySeed(yesterday, GAME), 6));
    expect((await look(dora, today, dora)).status).toBe(200);
    for (const who of [eve, new Player(server.base)]) {
      const hidden = await look(who, today, dora);
      expect(hidden.status).toBe(404);
      // In the same words as where there is nothing.
      expect(await hidden.text()).toBe(await (await look(who, today, eve)).text());
      expect((await look(who, yesterday, dora)).status).toBe(200);
    }
    expect(JSON.stringify(await board(eve, today))).not.toContain('answers');
    await dora.call('POST', '/api/me/look', { look: 'nobody' });
    expect((await look(eve, yesterday, dora)).status).toBe(404);
    expect((await board(eve, yesterday)).results.some(({ name }) => name === 'Dora')).toBe(false);
  });

  test('whatever is sent, it says no in words and keeps nothing', async () => {
    const finn = await server.guest('Finn');
    const whole = fileOf(played(dailySeed(today, GAME), 7)) as Record<string, unknown>;
    const spoiled = fc.oneof(
      fc.jsonValue(),
      fc.record({ castellan: fc.constantFrom(4, 3, 9, null), log: fc.jsonValue() }),
      fc.record({
        castellan: fc.constant(4),
        log: fc.shuffledSubarray(whole['log'] as unknown[], { minLength: 1, maxLength: 1 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(spoiled, async file => {
        const body = { day: today, game: GAME, file };
        expect((await finn.call('POST', '/api/daily', body)).status).toBe(400);
      }),
      { numRuns: 60 },
    );
    for (const path of [
      'x/villages',
      `${today}/%00`,
      `${today}/villages/%2e%2e`,
      '2026-99-99/quests/a',
    ])
      expect([200, 404]).toContain((await finn.call('GET', `/api/daily/${path}`)).status);
    expect((await board(finn, today)).results.some(({ isYou }) => isYou)).toBe(false);
    expect(server.reported).toEqual([]);
  });
});

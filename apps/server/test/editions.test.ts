// A table keeps the rules that it began with, whatever becomes of them.
import { spec } from '@castellan/room/testing';
import type { Entry } from '@castellan/room';
import { endingIn, readTableFile, saveIn, shuffleIn } from '@castellan/room';
import type { Game, Position, Save, View } from '@castellan/kernel';
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { TableSpec } from '@castellan/protocol';
import { checkShuffle } from '@castellan/protocol';
import { rulesOf } from '@castellan/shelf';
import { editions } from '@castellan/shelf/editions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/sqlite-store.ts';
import type { Library } from '../src/table/library.ts';
import { Thinkers } from '../src/table/thinkers.ts';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';

let server: TestServer;
beforeEach(() => {
  server = new TestServer();
});
afterEach(() => server.end());

/** A server from before the rules were mended. */
const only = (rules: Game): Library => ({ current: async () => rules, edition: async () => rules });

/** Answers at random while it is asked, this many times or to the end. */
async function play(player: Player, most = Infinity): Promise<void> {
  const chance = new QuickChance(5);
  for (let n = 0; n < most; n++) {
    const isOver = (): boolean => player.room!.phase === 'over';
    await player.until(() => isOver() || player.scene!.decision !== null);
    if (isOver()) return;
    const { revision } = player;
    player.answer(randomAnswer(player.scene!.decision!, chance));
    await player.until(() => player.revision > revision);
  }
}

async function begun(more: Partial<TableSpec>): Promise<[Player, string]> {
  const anna = await server.guest();
  const table = await anna.host(more);
  await anna.begin('random');
  return [anna, table];
}

const recordOf = async (player: Player, table: string): Promise<Entry[]> =>
  readTableFile(await player.ask('GET', `/api/tables/${table}/record`));

describe.each(editions)('$game, version $rulesVersion', ({ game, rulesVersion, rules }) => {
  test('a table that began by it is played to its end under newer rules, and its record can be replayed', async () => {
    const older = await rules();
    expect((await rulesOf(game))!.rulesVersion).toBeGreaterThan(rulesVersion);
    await server.start({ library: only(older) });
    const [anna, table] = await begun({ game });
    await play(anna, 10);

    await server.stop();
    await server.start();
    await anna.back();
    expect(anna.room!.rulesVersion).toBe(rulesVersion);
    await play(anna);
    expect(anna.room!.ending).toMatchObject({ why: 'played' });
    const log = await recordOf(anna, table);
    const [read, shuffle] = [saveIn(log)!, shuffleIn(log)];
    expect(read.rulesVersion).toBe(rulesVersion);
    const again = Table.replay((await rulesOf(game, read.rulesVersion))!, read);
    expect(again.outcome()).toEqual(anna.scene!.outcome);
    expect(checkShuffle(shuffle!, read as Extract<Save, { castellan: 3 }>, []).isMixed).toBe(true);
    expect(server.reported).toEqual([]);
  });

  test('bots think about it in their threads', async () => {
    const older = await rules();
    const table = new Table<Position, View>(older, { players: 2 }, 'thought');
    const [decision] = table.decisions();
    const thinkers = new Thinkers();
    const answer = await thinkers.answer(
      'table1',
      'squire',
      older,
      table.view(decision!.seat),
      decision!,
    );
    await thinkers.close();
    expect(answer?.decision).toBe(decision!.id);
  });
});

describe('rules that are no longer here', () => {
  const game = 'shadowgate';

  test('the table ends with a clear word, and what was played stays readable', async () => {
    const today = (await rulesOf(game))!;
    await server.start({ library: only({ ...today, rulesVersion: 9999 }) });
    const [anna, table] = await begun({ game });
    await play(anna, 5);
    const { answered } = anna.scene!;
    await server.stop();

    await server.start();
    const back = anna.secondTab();
    await back.attend(table);
    await back.until(() => back.closed !== null);
    expect(back.closed).toBe(4000);
    expect(back.refusals[0]).toMatchObject({ code: 'retired' });
    expect(back.refusals[0]!.message).toContain('version 9999');
    const record = await recordOf(anna, table);
    expect(endingIn(record)?.why).toBe('rules');
    const save = saveIn(record)!;
    expect(save.rulesVersion).toBe(9999);
    expect(save.answers.length).toBeGreaterThanOrEqual(answered);
    expect(save.events).toHaveLength(save.answers.length);
    const lobby = await anna.ask('GET', '/api/tables');
    expect(lobby).toMatchObject({
      mine: [{ id: table, phase: 'over', names: ['Anna', expect.any(String)] }],
    });
  });

  test('a table that had not begun goes on by the newest', async () => {
    const today = (await rulesOf(game))!;
    await server.start({ library: only({ ...today, rulesVersion: 9999 }) });
    const anna = await server.guest();
    const table = await anna.open(spec({ game }), 'Anna');
    await server.stop();
    await server.start();
    await anna.attend(table);
    expect(anna.room!.rulesVersion).toBe(today.rulesVersion);
    await anna.begin('random');
    await server.stop();
    await server.start();
    await anna.back();
    await play(anna, 3);
  });

  test('however many can’t be read, the clocks of the others run', async () => {
    await server.start();
    const [anna, table] = await begun({ game, clock: { kind: 'move', seconds: 5 } });
    anna.drop();
    await server.stop();

    const store = await openStore(server.folder);
    const log = (await store.log(table))!;
    const [head] = await store.tablesOf(anna.guest, 1);
    const impossible: Entry = {
      type: 'answered',
      at: 0,
      seat: 0,
      hand: 'own',
      answer: { decision: '0.999', picks: [] },
      events: [],
    };
    const unknown = log.map(entry =>
      entry.type === 'promised' ? { ...entry, rulesVersion: 9999 } : entry,
    );
    for (let i = 0; i < 250; i++)
      await store.create(
        { ...head!, id: `broken${i}`, due: 1 },
        i % 2 === 0 ? [...log, impossible] : unknown,
      );
    await store.close();

    await server.start();
    const hasRunOut = async (): Promise<boolean> =>
      (await server.store!.log(table))!.some(({ type }) => type === 'stood-in');
    await expect.poll(hasRunOut, { timeout: 50_000 }).toBe(true);
    expect(await server.store!.dueTables(2, 300)).toEqual([]);
  });
});

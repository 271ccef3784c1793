import { shelf } from '@castellan/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryOf } from '../src/table/library.ts';
import { spec, TestServer } from './house.ts';
import { Player } from './player.ts';

const server = new TestServer();
const villages = await shelf.find(({ id }) => id === 'villages')!.rules();
const older = { ...villages, rulesVersion: villages.rulesVersion - 1 };
/** The server before its rules were mended. */
const before = { current: async () => older, edition: async () => older };

beforeAll(() => server.start({ library: before }));
afterAll(() => server.end());

test('a table goes on by the rules that it began with; a new one beside it has today’s', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  const table = await anna.open(spec(), 'Anna');
  await anna.attend(table);
  expect(anna.room!.rulesVersion).toBe(older.rulesVersion);

  await server.stop();
  await server.start({ library: libraryOf([older]) });
  await anna.back();
  expect(anna.room!.rulesVersion).toBe(older.rulesVersion);
  const ben = await new Player(server.base).introduce('Ben');
  await ben.attend(await ben.open(spec(), 'Ben'));
  expect(ben.room!.rulesVersion).toBe(villages.rulesVersion);
  for (const one of [anna, ben]) {
    one.send({ type: 'bot', seat: 1, bot: 'greedy' });
    one.send({ type: 'start' });
    await one.until(() => one.scene !== null);
  }

  await server.stop();
  await server.start({ library: libraryOf() });
  const late = anna.secondTab();
  await late.attend(table);
  await late.until(() => late.closed !== null);
  expect(late.refusals[0]!.message).toContain(`version ${older.rulesVersion}`);
});

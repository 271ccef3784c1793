// Who is told what they could do, and when.
import type { TableSpec } from '@castellan/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

/** The one who has to decide at a table that has begun, and the other. */
async function begun(more: Partial<TableSpec>): Promise<[asked: Player, other: Player]> {
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')]);
  const table = await anna.host(more);
  await ben.join(table, 1);
  await anna.begin();
  await ben.until(() => ben.scene !== null);
  const isAsked = ({ scene }: Player): boolean => scene!.decision !== null;
  await anna.until(() => isAsked(anna) || isAsked(ben));
  return isAsked(anna) ? [anna, ben] : [ben, anna];
}

async function refusal(player: Player): Promise<{ code: string; message: string }> {
  const { length } = player.refusals;
  player.send({ type: 'hint' });
  await player.until(() => player.refusals.length > length);
  return player.refusals.at(-1)!;
}

test('where hints are allowed, a hint comes to who asked, and is about what they have to decide', async () => {
  const [asked, other] = await begun({ hints: true });
  expect(other.room!.spec.hints).toBe(true);
  asked.send({ type: 'hint' });
  await asked.until(() => asked.advised.length > 0);
  const [{ decision, advice }] = asked.advised as [Player['advised'][0]];
  expect(decision).toBe(asked.scene!.decision!.id);
  expect(advice.plans.length).toBeGreaterThan(0);
  expect([other.advised, asked.refusals]).toEqual([[], []]);
});

test('two who ask at the same time are both told', async () => {
  const [anna, ben] = await begun({ game: 'card-kingdoms', hints: true });
  const tab = anna.secondTab();
  await tab.attend(anna.room!.id);
  for (const one of [anna, tab]) one.send({ type: 'hint' });
  await anna.until(() => anna.advised.length > 0);
  await tab.until(() => tab.advised.length > 0);
  expect(ben.advised).toEqual([]);
});

test.each<[Partial<TableSpec>]>([[{ hints: false }], [{}]])(
  'with %j none is given, and that is said',
  async more => {
    const [asked] = await begun(more);
    expect(await refusal(asked)).toMatchObject({
      code: 'seat',
      message: 'Hints are not allowed at this table.',
    });
    expect(asked.advised).toEqual([]);
  },
);

test('those with nothing to decide get none, nor do onlookers, even from another’s seat', async () => {
  const [asked, other] = await begun({ hints: true });
  const watcher = await (await server.guest('Wanda')).attend(asked.room!.id);
  watcher.send({ type: 'look', viewer: asked.viewer });
  await watcher.until(() => watcher.refusals.length > 0);
  expect(watcher.refusals[0]).toMatchObject({ code: 'seat' });
  for (const one of [other, watcher])
    expect(await refusal(one)).toMatchObject({ code: 'stale', message: /nothing to decide/ });
});

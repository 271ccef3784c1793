// A game that began by older rules, in the page: it goes on, and can be watched.
import type { Save } from '@castellan/kernel';
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import { editions } from '@castellan/shelf/editions';
import { describe, expect, test } from 'vitest';
import { tableFile } from '@castellan/room';
import { checkParcel } from '../src/share/check-parcel.ts';
import { readParcel } from '../src/share/read-parcel.ts';
import { hostLink, logOf, OwnTable } from './own-host.ts';

describe.each(editions)('$game, version $rulesVersion', ({ game, rulesVersion, rules }) => {
  async function begun(): Promise<Save> {
    const table = new Table(await rules(), { players: 2 }, 'older');
    const chance = new QuickChance(4);
    for (let n = 0; n < 12; n++) table.answer(randomAnswer(table.decisions()[0]!, chance));
    return table.save();
  }

  test('it is played to its end', async () => {
    const table = OwnTable.play(logOf(await begun(), ['person', 'person']));
    const { outcome } = await table.playOut();
    expect(outcome).toMatchObject({ winners: expect.any(Array) as unknown });
    expect(table.save.rulesVersion).toBe(rulesVersion);
  });

  test('it is shown again, and what it says is verified', async () => {
    const table = OwnTable.show(await begun(), null);
    expect((await table.next('verified')).verification.events.verified).toBe(true);
  });

  test('from elsewhere it comes as a game, not only as a record', async () => {
    const save = await begun();
    expect(save.rulesVersion).toBe(rulesVersion);
    const parcel = readParcel(JSON.stringify(tableFile(logOf(save, []))), [game], String);
    const checked = await checkParcel(parcel, undefined, () => hostLink());
    expect([game, checked.use]).toEqual([game, 'game']);
  });
});

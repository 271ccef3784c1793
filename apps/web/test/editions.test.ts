// A game that began by older rules, in the page: it goes on, and can be watched.
import type { Save } from '@castellan/kernel';
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { FromTable, ToTable } from '@castellan/protocol';
import { localLink } from '@castellan/protocol';
import { rulesOf } from '@castellan/shelf';
import { editions } from '@castellan/shelf/editions';
import { describe, expect, test } from 'vitest';
import { checkParcel } from '../src/share/check-parcel.ts';
import { Host } from '../src/worker/host.ts';

const sit = () => localLink(send => new Host(rulesOf, send));

/** Sends a message to a table of its own, and waits for what is wanted of its answers. */
function heard<T>(message: ToTable, wanted: (from: FromTable) => T | null): Promise<T> {
  const link = sit();
  return new Promise<T>((resolve, reject) => {
    link.listen(from => {
      if (from.type === 'refused') reject(new Error(from.message));
      const found = wanted(from);
      if (found !== null) resolve(found);
    });
    link.send(message);
  }).finally(() => link.close());
}

describe.each(editions)('$game, version $rulesVersion', ({ game, rulesVersion, rules }) => {
  async function begun(): Promise<Save> {
    const table = new Table(await rules(), { players: 2 }, 'older');
    const chance = new QuickChance(4);
    for (let n = 0; n < 12; n++) table.answer(randomAnswer(table.decisions()[0]!, chance));
    return table.save();
  }

  test('it is played to its end', async () => {
    const save = await begun();
    const chance = new QuickChance(9);
    const link = sit();
    const outcome = await new Promise((resolve, reject) => {
      link.listen(message => {
        if (message.type === 'refused') reject(new Error(message.message));
        if (message.type !== 'update') return;
        const due = message.people.find(person => message.waiting.includes(person));
        if (message.outcome !== null) resolve(message.outcome);
        else if (message.decision !== null)
          link.send({ type: 'answer', answer: randomAnswer(message.decision, chance) });
        else if (due !== undefined) link.send({ type: 'look', viewer: due });
      });
      link.send({ type: 'resume', save, sitters: ['person', 'person'] });
    });
    link.close();
    expect(outcome).toMatchObject({ winners: expect.any(Array) as unknown });
  });

  test('it is shown again, and what it says is verified', async () => {
    const save = await begun();
    const { events } = await heard({ type: 'replay', save }, from =>
      from.type === 'verified' ? from.verification : null,
    );
    expect(events.verified).toBe(true);
  });

  test('from elsewhere it comes as a game, not only as a record', async () => {
    const save = await begun();
    expect(save.rulesVersion).toBe(rulesVersion);
    const parcel = { save } as Parameters<typeof checkParcel>[0];
    const checked = await checkParcel(parcel, undefined, sit);
    expect([game, checked.use]).toEqual([game, 'game']);
  });
});

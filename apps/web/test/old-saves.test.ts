// Games saved by earlier versions of the page: as a file, as a link, and as they were in the browser's store.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Save } from '@castellan/kernel';
import { projectEvent, readSave } from '@castellan/kernel';
import type { FromTable } from '@castellan/protocol';
import { localLink, withPlayed } from '@castellan/protocol';
import { expect, test } from 'vitest';
import { rulesOf } from '@castellan/shelf';
import { unpackText } from '../src/share/game-link.ts';
import { readParcel } from '../src/share/read-parcel.ts';
import { savedFrom } from '../src/share/saved-from.ts';
import { readSavedGame } from '../src/store/saved-game.ts';
import { Host } from '../src/worker/host.ts';

const folder = join(import.meta.dirname, 'saves');
const games = ['card-kingdoms', 'shadowgate'];
const named = (ending: string): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith(ending))
    .map(name => name.slice(0, -ending.length));
const unzipped = (name: string): string =>
  gunzipSync(readFileSync(join(folder, name))).toString('utf8');
const link = (name: string): string =>
  readFileSync(join(folder, `${name}.link.txt`), 'utf8').trim();

/** The history at the end of a replayed game, or why there is none. */
function shown(save: Save): Promise<readonly (readonly object[])[] | string> {
  return new Promise(resolve => {
    let history: readonly (readonly object[])[] = [];
    const table = localLink(send => new Host(rulesOf, send));
    table.listen((message: FromTable) => {
      if (message.type === 'history') history = message.events;
      if (message.type === 'refused') resolve(message.message);
      if (message.type === 'update' && message.answered === save.answers.length) resolve(history);
    });
    table.send({ type: 'replay', save });
    table.send({ type: 'seek', to: save.answers.length });
  });
}

/** With rules that are here the replay matches the record; with others the page shows only the record. */
async function expectShown(save: Save, written: Save): Promise<void> {
  const history = await shown(save);
  if ((await rulesOf(save.game, save.rulesVersion)) !== null)
    expect(history).toEqual(
      written.events.map(step => step.map(event => projectEvent(event, 'spectator'))),
    );
  else expect(history).toMatch(/rules version/);
}

test.each(named('.castellan.json.gz'))('the file %s opens', async name => {
  const text = unzipped(`${name}.castellan.json.gz`);
  const parcel = readParcel(text, games);
  const written = JSON.parse(text) as Save & { seated?: Save['seating'] };
  expect(parcel.save.answers).toEqual(written.answers);
  expect(parcel.save.events).toEqual(written.events);
  const saved = savedFrom(parcel, seat => `Seat ${seat}`);
  expect(saved.names).toEqual((written.seated ?? written.seating)!.map(one => one.name));
  await expectShown(parcel.save, written);
});

test.each(named('.link.txt'))('the link %s opens', async name => {
  const { save, seated } = readParcel(await unpackText(link(name)), games);
  const written = JSON.parse(unzipped(`${name}.castellan.json.gz`)) as Save;
  expect(save.answers).toEqual(written.answers);
  expect(seated).not.toBeNull();
  await expectShown(save, written);
});

test.each(named('.shelf.json.gz'))('%s on the shelf opens', async name => {
  const value = JSON.parse(unzipped(`${name}.shelf.json.gz`)) as { save: Save };
  const saved = readSavedGame(value);
  expect(saved).toMatchObject({ ...value, save: { answers: value.save.answers } });
  await expectShown(saved.save, value.save);
});

test.each(['ck-2-half', 'format-2-ck-2-half', 'format-3-ck-2-half'])(
  '%s goes on from the shelf, in its own format, by the same rules',
  async name => {
    const { save, sitters } = readSavedGame(JSON.parse(unzipped(`${name}.shelf.json.gz`)));
    const going = new Promise<Save>((resolve, reject) => {
      let isAnswered = false;
      const table = localLink(send => new Host(rulesOf, send));
      table.listen(message => {
        if (message.type === 'refused') reject(new Error(message.message));
        if (message.type === 'played') resolve(withPlayed(save, message));
        if (message.type !== 'update' || message.decision === null || isAnswered) return;
        isAnswered = true;
        table.send({ type: 'answer', answer: message.decision.fallback });
      });
      table.send({ type: 'resume', save, sitters });
    });
    const kept = await going;
    const { answers, events: _, ...agreed } = save;
    expect(kept).toMatchObject(agreed);
    expect(kept.answers.length).toBeGreaterThan(answers.length);
    expect(readSave(kept)).toEqual(kept);
  },
);

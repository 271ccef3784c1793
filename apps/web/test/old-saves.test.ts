// Games saved by earlier versions of the page: as a file, as a link, and as they were in the browser's store.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Save } from '@castellan/kernel';
import { projectEvent, readSave } from '@castellan/kernel';
import { readTableFile, saveIn } from '@castellan/room';
import { expect, test } from 'vitest';
import { rulesOf } from '@castellan/shelf';
import { unpackText } from '../src/share/packed-text.ts';
import { readParcel } from '../src/share/read-parcel.ts';
import type { SavedGame } from '../src/store/saved-game.ts';
import { logFromOld, savedFrom } from '../src/store/saved-game.ts';
import { OwnTable } from './own-host.ts';

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

/** What a file says; formats 1 to 3 as they are, without our reader. */
function writtenIn(name: string): Save & { seated?: Save['seating'] } {
  const value = JSON.parse(unzipped(`${name}.castellan.json.gz`)) as { castellan: number };
  return value.castellan === 4 ? saveIn(readTableFile(value))! : (value as unknown as Save);
}

/** The history at the end of a replayed game, or why there is none. */
async function shown(save: Save): Promise<readonly (readonly object[])[] | string> {
  const table = OwnTable.show(save, null);
  const first = await table.next('shown', 'refused');
  if (first.type === 'refused') return first.message;
  table.send({ type: 'seek', to: save.answers.length });
  expect((await table.next('shown')).answered).toBe(save.answers.length);
  table.client.close();
  return table.client.get().log;
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
  const saved = readParcel(text, games, seat => `Seat ${seat}`);
  const written = writtenIn(name);
  expect(saved.save.answers).toEqual(written.answers);
  expect(saved.save.events).toEqual(written.events);
  expect(saved.names).toEqual((written.seated ?? written.seating)!.map(one => one.name));
  await expectShown(saved.save, written);
});

test.each(named('.link.txt'))('the link %s opens', async name => {
  const { save, names } = readParcel(await unpackText(link(name)), games, String);
  const written = writtenIn(name);
  expect(save.answers).toEqual(written.answers);
  expect(names).toEqual((written.seated ?? written.seating)!.map(one => one.name));
  await expectShown(save, written);
});

test.each(named('.shelf.json.gz'))('%s on the shelf opens', async name => {
  const { title: _, ...value } = JSON.parse(unzipped(`${name}.shelf.json.gz`)) as SavedGame & {
    title: string;
  };
  const saved = savedFrom(logFromOld(value));
  expect(saved).toMatchObject({ ...value, save: { answers: value.save.answers } });
  await expectShown(saved.save, value.save);
});

test.each(named('.shelf.json.gz'))('%s on the shelf becomes a log', async name => {
  const value = JSON.parse(unzipped(`${name}.shelf.json.gz`)) as SavedGame;
  const log = logFromOld(value);
  expect(log.at(-1)!.type).toBe(value.over ? 'ended' : 'begun');
  const table = OwnTable.play(log);
  const first = await table.next('shown', 'refused');
  const room = table.client.get().room!;
  table.client.close();
  if ((await rulesOf(value.game, value.save.rulesVersion)) === null)
    expect(first).toMatchObject({ type: 'refused', code: 'rules' });
  else {
    expect(first).toMatchObject({ type: 'shown', answered: value.save.answers.length });
    expect(room.phase).toBe(value.over ? 'over' : 'playing');
    const people = value.sitters.flatMap((one, seat) => (one === 'person' ? [seat] : []));
    expect(room.you.seats).toEqual(people);
  }
});

test.each([
  ['nothing', null],
  ['no id', { id: '' }],
  ['no game', { save: 'damaged' }],
  ['no seats', { sitters: [] }],
  ['seats of nobody', { sitters: [7] }],
])('%s on the shelf is no log', (_, some) => {
  const value = JSON.parse(unzipped('ck-2-half.shelf.json.gz')) as object;
  expect(() => logFromOld(some && { ...value, ...some })).toThrow();
});

test.each(['ck-2-half', 'format-2-ck-2-half', 'format-3-ck-2-half'])(
  '%s goes on from the shelf, in its own format, by the same rules',
  async name => {
    const log = logFromOld(JSON.parse(unzipped(`${name}.shelf.json.gz`)));
    const { save } = savedFrom(log);
    const table = OwnTable.play(log);
    await table.playUntil(({ answered }) => answered > save.answers.length);
    const kept = table.save;
    table.client.close();
    const { answers, events: __, ...agreed } = save;
    expect(kept).toMatchObject(agreed);
    expect(kept.answers.length).toBeGreaterThan(answers.length);
    expect(readSave(kept)).toEqual(kept);
  },
);

import { setTimeout as pause } from 'node:timers/promises';
import { isDatabase, shownPlace, withoutSecrets } from '../store/place.ts';
import { COPYING } from '../store/whole.ts';
import { Copy } from './copy.ts';
import type { End } from './ends.ts';
import { openSource, openTarget } from './ends.ts';

type Say = (line: string) => void;

/** How little must be left after a pass for the next to be the last. */
const FEW = 100;
const MOST_PASSES = 10;
/** How often we check whether the servers have stopped. */
const LOOK_MS = 200;

/**
 * Copies everything from one place to another while servers go on; then waits until they have stopped, copies the rest
 * and compares both. What a server has confirmed until it stopped is there.
 */
export async function move(from: string, to: string, say: Say): Promise<void> {
  await moved(from, to, say).catch((error: unknown) => {
    // Without the error itself, which may hold more than may be shown.
    throw new Error([from, to].filter(isDatabase).reduce(withoutSecrets, (error as Error).message));
  });
}

async function moved(from: string, to: string, say: Say): Promise<void> {
  if (shownPlace(from) === shownPlace(to)) throw new Error('Both ends are the same place.');
  const source = await openSource(from);
  try {
    const target = await openTarget(to);
    try {
      await begin(source, target, to);
      say(`Copying ${shownPlace(from)} into ${shownPlace(to)}.`);
      await carry(source, target, say);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** A target must be empty, or have a copy of the same that was broken off. */
async function begin(source: End, target: End, to: string): Promise<void> {
  const fact = (end: End, name: string) =>
    end.db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  const id = (await fact(source, 'id'))?.value ?? 'nameless';
  const mark = await fact(target, COPYING);
  const some = [
    await target.db.selectFrom('tables').select('id').limit(1).execute(),
    await target.db.selectFrom('guests').select('id').limit(1).execute(),
  ].flat();
  if (mark?.value !== id && some.length > 0)
    throw new Error(
      `There are tables or people in ${shownPlace(to)} already: a copy never overwrites anything. Choose an empty one.`,
    );
  await target.db
    .insertInto('facts')
    .values({ name: COPYING, value: id })
    .onConflict(on => on.column('name').doUpdateSet({ value: id }))
    .execute();
}

async function carry(source: End, target: End, say: Say): Promise<void> {
  const copy = await Copy.of(source.db, target.db);
  const pass = async (): Promise<number> => {
    const began = performance.now();
    const written = await copy.pass();
    if (written > 0) say(`${count(written, 'row')} in ${seconds(began)}.`);
    return written;
  };
  for (let i = 0; i < MOST_PASSES && (await pass()) > FEW; i++);
  await target.takeStock();
  await copy.compare();
  const release = await whenAlone(source, pass, say);
  const began = performance.now();
  try {
    await pass();
    const { tables, entries, people, digest } = await copy.compare();
    await target.db.deleteFrom('facts').where('name', '=', COPYING).execute();
    say(
      `${count(tables, 'table')}, ${count(entries, 'entry', 'entries')} and ${count(people, 'person', 'people')} are the same on both sides (${digest}).`,
    );
    say(`The last part, with no server running, took ${seconds(began)}.`);
  } finally {
    await release();
  }
}

/** Until the servers have stopped, what they write is copied, so that little is left. */
async function whenAlone(
  source: End,
  pass: () => Promise<number>,
  say: Say,
): Promise<() => Promise<void>> {
  let release = await source.lock();
  if (release === null) say('Almost everything is there. Stop the server now; the rest follows.');
  while (release === null) {
    await pause(LOOK_MS);
    release = await source.lock();
    if (release === null) await pass();
  }
  return release;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
}

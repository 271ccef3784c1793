import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

/** A browser's database that answers when the test says so. */
class Browser {
  readonly request = Object.assign(new EventTarget(), {
    result: Object.assign(new EventTarget(), { close: () => {} }),
    error: null as { readonly name: string } | null,
  });
  readonly heard: string[] = [];

  open(patience = 5): ReturnType<typeof openDatabase> {
    const factory = { open: () => this.request } as unknown as IDBFactory;
    return openDatabase(why => this.heard.push(why), { factory, patience });
  }

  fire(type: string): void {
    this.request.dispatchEvent(new Event(type));
  }

  fail(name: string): void {
    this.request.error = { name };
    this.fire('error');
  }
}

const shortly = (ms = 30): Promise<'waits'> =>
  new Promise(resolve => setTimeout(() => resolve('waits'), ms));

test('a database that does not answer is told of, and is there when it does', async () => {
  const browser = new Browser();
  const opening = browser.open();
  expect(await Promise.race([opening, shortly()])).toBe('waits');
  expect(browser.heard).toEqual(['silent']);
  browser.fire('success');
  expect((await opening).notKept).toBeNull();
});

test('one that answers in time is not told of', async () => {
  const browser = new Browser();
  const opening = browser.open(20);
  browser.fire('success');
  expect((await opening).notKept).toBeNull();
  await shortly(40);
  expect(browser.heard).toEqual([]);
});

test('another tab holds an older one: we say so at once, and the games are there when that tab is gone', async () => {
  const browser = new Browser();
  const opening = browser.open(10_000);
  browser.fire('blocked');
  expect(browser.heard).toEqual(['blocked']);
  expect(await Promise.race([opening, shortly()])).toBe('waits');
  browser.fire('success');
  expect((await opening).notKept).toBeNull();
});

test.each([
  ['VersionError', 'newer'],
  ['InvalidStateError', 'none'],
  ['UnknownError', 'none'],
] as const)('a browser that refuses with %s: nothing is kept, and why', async (name, why) => {
  const browser = new Browser();
  const opening = browser.open();
  browser.fail(name);
  expect((await opening).notKept).toBe(why);
});

test('a browser without one keeps nothing', async () => {
  const factory = undefined as unknown as IDBFactory;
  const database = await openDatabase(() => {}, { factory });
  expect(database.notKept).toBe('none');
});

test('it is told when the database is closed under the page: a newer version changes its structure', async () => {
  const browser = new Browser();
  const opening = browser.open();
  browser.fire('success');
  const database = await opening;
  let isClosed = false;
  void database.closed.then(() => (isClosed = true));
  await shortly(1);
  expect(isClosed).toBe(false);
  browser.request.result.dispatchEvent(new Event('versionchange'));
  await shortly(1);
  expect(isClosed).toBe(true);
});

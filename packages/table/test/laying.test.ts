import { afterEach, expect, test, vi } from 'vitest';
import { Laying } from '../src/stage/laying.ts';

afterEach(() => vi.unstubAllGlobals());

/** As on a page nobody looks at, where each part takes so long to draw. */
function slowPage(ms: number): (what: string) => () => void {
  let now = 0;
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('performance', { now: () => now });
  return what => () => {
    now += ms;
    laid.push(what);
  };
}
let laid: string[] = [];
const task = (): Promise<void> => new Promise(done => setTimeout(done));

test('a table is laid in the order of its parts, as many in a task as take no longer than a frame', async () => {
  laid = [];
  const part = slowPage(5);
  const laying = new Laying();
  for (const zone of ['market', 'hand', 'rivals']) laying.wait(part(zone));
  laying.wait(part('gone'))();
  void laying.begin();
  expect(laid).toEqual([]);
  await task();
  expect(laid).toEqual(['market', 'hand']);
  expect(laying.isOver()).toBe(false);
  await task();
  expect(laid).toEqual(['market', 'hand', 'rivals']);
  expect(laying.isOver()).toBe(true);
});

test('what lies in a part waits as well, and the table is laid when the last of it is', async () => {
  laid = [];
  const part = slowPage(1);
  const laying = new Laying();
  const heard: string[] = [];
  laying.subscribe(() => heard.push(`${laid.length} ${laying.hasZones()} ${laying.isOver()}`));
  laying.wait(() => {
    part('market')();
    laying.wait(part('card'));
  });
  laying.wait(part('rivals'));
  void laying.begin();
  await task();
  expect(laid).toEqual(['market', 'rivals', 'card']);
  expect(heard).toEqual(['2 true false', '3 true true']);
});

// One visit, in every engine that is not Chromium: all five tables drawn, one game played whole by pressing what is lit, a
// seat at a friend's table, a game without a network, and one out of a link.
import { setTimeout as sleep } from 'node:timers/promises';
import { tableFile } from '@castellan/room';
import { packText } from '../../src/share/packed-text.ts';
import { byThings } from '../browser/by-things.ts';
import { measure, settled } from '../browser/measures.ts';
import { policies } from '../browser/policy.ts';
import { press, there } from '../browser/press.ts';
import type { GameId } from '../browser/table.ts';
import { against, freshLog, GAMES, nextSight, play, playToTheEnd } from '../browser/table.ts';
import { annasTable } from './anna.ts';
import type { Engine } from './engine.ts';
import type { EngineName } from './journey.ts';
import { expect, keepPicture, settle, sitDown, test } from './journey.ts';

/** Another for each, so that two are played in all. */
const WHOLE: Readonly<Record<EngineName, GameId>> = { firefox: 'quests', webkit: 'card-kingdoms' };

const SCREENS = [
  { name: 'desk', size: { width: 1440, height: 900 }, theme: 'dark' },
  { name: 'phone', size: { width: 390, height: 664 }, theme: 'light' },
] as const;
const DESK = SCREENS[0].size;

/** In the page: as if it were typed. */
function give([field, text]: readonly [field: string, text: string]): void {
  const input = document.querySelector<HTMLInputElement>(field)!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** In the page: waits until the browser has all of a part. */
async function kept(part: string): Promise<void> {
  while ((await caches.match(`/kept/${part}`)) === undefined)
    await new Promise(resolve => setTimeout(resolve, 50));
}

/** In the page: brings this into the middle, and waits until it has not moved for a while. */
async function stands(wanted: string): Promise<void> {
  let last = '';
  for (let still = 0; still < 5;) {
    await new Promise(resolve => setTimeout(resolve, 100));
    const now = JSON.stringify(document.querySelector(wanted)?.getBoundingClientRect() ?? '');
    document.querySelector(wanted)?.scrollIntoView({ block: 'center' });
    still = now === last && now !== '""' ? still + 1 : 0;
    last = now;
  }
}

/** Presses what stands below the fold, or is moved by what comes after it. */
async function pressStill(engine: Engine, selector: string): Promise<void> {
  await engine.evaluate(stands, selector);
  await press(engine, selector);
}

test.beforeEach(({ engine }) => engine.resize(DESK));

for (const { name, size, theme } of SCREENS) {
  test(`home and all five tables are drawn on a ${name}`, async ({ engine, engineName, line }) => {
    await engine.resize(size);
    await settle(engine, line.base, { theme });
    await engine.goto(`${line.base}/#/`);
    await there(engine, '.cw-tile button');
    await keepPicture(engine, `${engineName}-home-${name}`);
    for (const game of GAMES) {
      await sitDown(engine, line.base, against(game, 4, 'looked at'));
      await settled(engine);
      expect((await measure(engine)).faults, game).toEqual([]);
      // The cards' paintings come a little later.
      await sleep(1500);
      await keepPicture(engine, `${engineName}-${game}-${name}`);
    }
  });
}

test('one chooses a game and plays it whole by pressing what is lit, with a reload', async ({
  engine,
  engineName,
  line,
}) => {
  const game = WHOLE[engineName];
  await settle(engine, line.base);
  await engine.goto(`${line.base}/#/`);
  await there(engine, '.cw-tile button');
  const box = `.cw-tile[data-game="${game}"]`;
  // The one that was played last lies open.
  const isShut = await engine.evaluate(
    wanted => document.querySelector(wanted) !== null,
    `${box} .cw-stand`,
  );
  if (isShut) await press(engine, `${box} .cw-stand`);
  await press(engine, `${box} a[href="#/setup/${game}"]`);
  await there(engine, '#seed');
  await engine.evaluate(give, ['#seed', 'visit'] as const);
  await pressStill(engine, '.cw-setup-start button');
  const policy = policies[game];
  const { answers: before, last } = await play(engine, { policy, way: byThings, most: 8 });
  await engine.reload();
  expect(await nextSight(engine)).toEqual(last);
  const { answers, by } = await playToTheEnd(engine, { policy, way: byThings });
  expect(before + answers).toBeGreaterThan(10);
  expect(by.thing).toBeGreaterThan(3);
  test.info().annotations.push({ type: 'answers', description: `${before + answers}` });
  await keepPicture(engine, `${engineName}-score`);
});

test('one sits down at the table of a friend by a link', async ({ engine, engineName, line }) => {
  const anna = await annasTable(line.base, 'villages');
  try {
    await settle(engine, line.base);
    await engine.goto(anna.link);
    await pressStill(engine, '.co-name button');
    const policy = policies.villages;
    const { last } = await play(engine, { policy, way: byThings, most: 3 });
    await engine.reload();
    expect(await nextSight(engine)).toEqual(last);
    line.cut();
    await there(engine, '.co-banner');
    line.mend();
    await there(engine, '.co-banner', false);
    await play(engine, { policy, way: byThings, most: 3 });
    await keepPicture(engine, `${engineName}-friends`);
  } finally {
    anna.leave();
  }
});

test('what was opened plays without a network, and all games once they are kept', async ({
  engine,
  engineName,
  line,
}) => {
  await settle(engine, line.base);
  await engine.goto(`${line.base}/#/`);
  await there(engine, '.cw-tile button');
  await engine.evaluate(kept, 'page');
  await sitDown(engine, line.base, against('villages', 2, 'offline'));
  await engine.evaluate(kept, 'villages');
  line.cut();
  const here = async (game: GameId): Promise<void> => {
    const { last } = await play(engine, { policy: policies[game], way: byThings, most: 2 });
    await engine.reload();
    expect(await nextSight(engine)).toEqual(last);
  };
  await here('villages');
  line.mend();
  await engine.goto(`${line.base}/#/settings`);
  await there(engine, '[data-offline=opened] button');
  await keepPicture(engine, `${engineName}-offline`);
  await pressStill(engine, '[data-offline=opened] button');
  await there(engine, '[data-offline=all]');
  line.cut();
  await sitDown(engine, line.base, against('margraves', 2, 'offline'));
  await here('margraves');
});

test('a link holds the whole game', async ({ engine, line }) => {
  await settle(engine, line.base);
  const log = await freshLog(against('shadowgate', 2, 'link'));
  const packed = await packText(JSON.stringify(tableFile(log, { events: false })));
  await engine.goto(`${line.base}/#/import/${packed}`);
  await pressStill(engine, '.cw-checks + .cw-actions .ct-button--main');
  await play(engine, { policy: policies.shadowgate, way: byThings, most: 3 });
});

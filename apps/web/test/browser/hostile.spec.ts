// Links, files and stored games that were made to do harm, in a real page: each gets its answer, and the page goes on.
import { writeFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { cardKingdoms } from '@castellan/card-kingdoms';
import type { Save } from '@castellan/kernel';
import { commitment, MOST_ANSWERS, Table } from '@castellan/kernel';
import { forged, inFormat, spoiled } from '@castellan/kernel/testing';
import { readTableFile, tableFile } from '@castellan/room';
import { spoiledFile } from '@castellan/room/testing';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { browserWith, quietSettings } from './settings.ts';
import { english } from './table.ts';

const played = new Table(cardKingdoms, { players: 2 }, 'hostile', [
  { name: 'Anna', chair: 'person' },
  { name: 'Ben', chair: 'greedy' },
]);
for (let i = 0; i < 30; i++) played.answer(played.decisions()[0]!.fallback);
const save = played.save();

/** The longest game that can be: two who only take what is free. */
function longest(): Save {
  const table = new Table(cardKingdoms, { players: 2 }, 'longest');
  while (table.answers.length < MOST_ANSWERS) {
    const decision = table.decisions()[0]!;
    const free = decision.options.find(one => one.id.startsWith('gain:') && !one.blocked);
    const answer = { decision: decision.id, picks: [free?.id ?? ''] };
    table.answer(free === undefined ? decision.fallback : answer);
  }
  return table.save();
}

const packed = (text: string): string => deflateRawSync(text).toString('base64url');

/** The link that froze the page: no promise but that of a seed, no answers, three million seats. */
const seats = JSON.stringify({
  castellan: 1,
  game: 'card-kingdoms',
  rulesVersion: 0,
  options: { players: 3e6 },
  seed: save.seed,
  commitment: commitment(save.seed),
  answers: [],
  events: [],
});

const links: readonly (readonly [string, string])[] = [
  ['three million seats', packed(seats)],
  [
    'three million seats by these rules',
    packed(seats.replace('"rulesVersion":0', `"rulesVersion":${save.rulesVersion}`)),
  ],
  ['swelling to 140 MB', packed('0'.repeat(140_000_000))],
  ['swelling to brackets', packed('['.repeat(30_000_000))],
  ['a megabyte', 'A'.repeat(1_000_000)],
  ['cut off', packed(JSON.stringify(save)).slice(0, -40)],
  ['a table of nothing', packed('{"castellan":4,"log":[{"type":"opened"}]}')],
  ['no letters of a link', '%00%1B!!'],
  ['a path', '..%2F..%2Fetc%2Fpasswd'],
];

const files: readonly (readonly [string, string])[] = [
  ['brackets', '['.repeat(1_900_000)],
  ['objects', '{"a":'.repeat(380_000)],
  ['values', `[${'0,'.repeat(900_000)}0]`],
  [
    'five megabytes of name',
    forged(save, { seated: [{ name: 'x'.repeat(5e6), chair: 'person' }] }),
  ],
  ['a game that is a path', forged(save, { game: '../../x.js' })],
  ['a number without end', JSON.stringify(save).replace('"seat":0', '"seat":1e999')],
  [
    'a record of something else',
    forged(save, { events: save.events.map(() => [{ say: 'turn' }]) }),
  ],
  ['very many events', forged(save, { events: [save.events.flat(), ...save.events.slice(1)] })],
  ...Array.from({ length: 20 }, (_, n) => {
    const { how, text } =
      n % 2 === 0 ? spoiled(save, n + 400) : spoiledFile(tableFile(readTableFile(save))!, n + 400);
    return [how, text] as const;
  }),
];

/** What a page has used: the processor time of its own thread in ms, and its heap in MB. */
interface Used {
  readonly ms: number;
  readonly mb: number;
}

/** The clock says little on a busy machine; the thread's own time does. */
async function meter(page: Page): Promise<() => Promise<Used>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string): number => metrics.find(one => one.name === name)!.value;
    return { ms: value('TaskDuration') * 1000, mb: value('JSHeapUsedSize') / 1e6 };
  };
}

const took: (Used & { readonly what: string })[] = [];

/** The page must say something of it. */
async function answered(
  page: Page,
  what: string,
  used: () => Promise<Used>,
  give: () => Promise<unknown>,
): Promise<void> {
  const before = await used();
  await give();
  await expect(page.locator('.cw-import-bad, .cw-checks').first()).toBeVisible();
  const { ms, mb } = await used();
  took.push({ what, ms: ms - before.ms, mb });
}

test.afterAll(() => {
  const most = (name: 'ms' | 'mb'): string =>
    [...took]
      .sort((a, b) => b[name] - a[name])
      .slice(0, 1)
      .map(one => `${one[name].toFixed(0)} ${name} (${one.what})`)
      .join();
  if (took.length > 0)
    console.log(`      ${took.length} hostile games: at most ${most('ms')} and ${most('mb')}`);
});

/** Chooses a file with this text: one that lies on the disk, so that only the page reads it. */
async function choose(page: Page, text: string): Promise<void> {
  const path = test.info().outputPath('x.json');
  await writeFile(path, text);
  await page.locator('.cw-file input').setInputFiles(path);
}

test('links', async ({ page }) => {
  await page.goto('/#/');
  const used = await meter(page);
  for (const [what, link] of links) {
    await page.goto('/#/');
    await answered(page, what, used, () =>
      page.evaluate(hash => (location.hash = hash), `/import/${link}`),
    );
    await expect(page.locator('.cw-import-bad')).toContainText(english('nothingChanged'));
  }
});

test('files', async ({ page }) => {
  await page.goto('/#/import');
  const used = await meter(page);
  for (const [what, text] of files) {
    await page.goto('/#/');
    await page.goto('/#/import');
    await answered(page, what, used, () => choose(page, text));
  }
  await page.goto('/#/');
  await expect(page.locator('.cw-saved-row')).toHaveCount(0);
});

test('names that turn the writing round are shown as plain ones', async ({ page }) => {
  await page.goto('/#/import');
  const seated = [
    { name: '\u202Eanna\u0007\n', chair: 'person' },
    { name: 'x'.repeat(90), chair: 'greedy' },
  ];
  await choose(page, forged(save, { seating: null, seated }));
  await expect(page.getByText(english('importReady'))).toBeVisible();
  const shown = await page.locator('main').innerText();
  expect(shown).toContain('anna and xxxx');
  for (const never of ['\u202E', '\u0007', 'x'.repeat(41)]) expect(shown).not.toContain(never);
});

test('the longest game that can be is opened, watched and kept', async ({ page }) => {
  await page.goto('/#/import');
  const used = await meter(page);
  const text = JSON.stringify(longest());
  await answered(page, 'the longest game', used, () => choose(page, text));
  await answered(page, 'the longest game, watched to its end', used, async () => {
    await page.getByText(english('importWatch')).click();
    await page.getByRole('button', { name: english('toEnd'), exact: true }).click();
    await expect(page.locator('.cw-slider')).toHaveValue(String(MOST_ANSWERS));
  });
  await page.goto('/#/');
  await expect(page.locator('.cw-saved-row')).toHaveCount(1);
});

test.describe('a record without end, of other rules', () => {
  const lines = Array.from({ length: 8 }, () => ({ say: 'turn', seat: 0 }));
  const record = {
    ...inFormat(1, save),
    rulesVersion: 99,
    answers: Array.from({ length: 4000 }, () => save.answers[0]),
    events: Array.from({ length: 4000 }, () => lines),
  };
  const stored = {
    id: 'record',
    title: 'x',
    game: 'card-kingdoms',
    save: record,
    sitters: ['person', { bot: 'greedy' }],
    names: ['A', 'B'],
    updated: 0,
    over: false,
  };
  test.use({
    storageState: async ({ baseURL }, use) => {
      await use(browserWith(quietSettings, baseURL!, [{ key: stored.id, value: stored }]));
    },
  });

  test('is shown in part, with what could not be verified', async ({ page }) => {
    await page.goto('/#/table/record');
    await expect(page.locator('ol li')).toHaveCount(300);
    await page.getByText(english('checks')).click();
    await expect(page.locator('.cw-checks')).toContainText(english('unsureEvents'));
    await page.getByRole('button', { name: english('moreLines', { n: 300 }) }).click();
    await expect(page.locator('ol li')).toHaveCount(600);
  });
});

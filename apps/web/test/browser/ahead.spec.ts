// A table that is opened by its address is asked for whole, before the page's own script is there.
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './journey.ts';
import { setUp } from './table.ts';

/** Opens an address whose page gets no script: what it asks for all the same, by the names of the files without hashes. */
async function askedAhead(context: BrowserContext, address: string): Promise<Set<string>> {
  const asked = new Set<string>();
  await context.route(/\/assets\/page-[\w-]+\.js$/, route => route.abort());
  const page = await context.newPage();
  page.on('request', request => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.\w+$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.add(name);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.close();
  await context.unroute(/\/assets\/page-[\w-]+\.js$/);
  return asked;
}

test('a game that is kept here: its table, its words, its worker', async ({
  page,
  context,
  complaints,
}) => {
  await setUp(page, { game: 'quests', sitters: ['person', 'greedy'], seed: 'ahead' });
  const asked = await askedAhead(context, page.url());
  for (const name of ['table', 'boards', 'quests', 'pictures-quests', 'words-en', 'en', 'main'])
    expect([...asked]).toContain(name);
  expect([...asked].filter(name => /margraves|words-(?!en)/.test(name))).toEqual([]);
  complaints.length = 0;
});

test('the lobby asks for no table', async ({ context, complaints }) => {
  const asked = await askedAhead(context, '/');
  expect([...asked]).toContain('words-en');
  for (const name of ['table', 'boards', 'main']) expect([...asked]).not.toContain(name);
  complaints.length = 0;
});

test.describe('on a first visit', () => {
  test.use({ settings: null });

  test('lessons: the game that the address names', async ({ context, complaints }) => {
    const asked = await askedAhead(context, '/#/learn/villages');
    for (const name of ['table', 'boards', 'villages', 'learn', 'words-en', 'main', 'common'])
      expect([...asked]).toContain(name);
    complaints.length = 0;
  });
});

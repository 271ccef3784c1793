/**
 * Pictures of the app as it is now. Without arguments, those in the README: home and a table of each game, into
 * `docs/pictures`. With `--all`, every screen at every size, into `artefacts/pictures`, to look at.
 *
 *   main.ts [--all] [--only home]... [--size 390x664]... [--locale de] [--theme dark]
 */
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { houseRoot, webRoot } from '../../build/house.ts';
import type { Preferences } from '../../src/store/preferences.ts';
import { chromiumFlags } from '../../test/browser/chromium-flags.ts';
import { GameServer } from '../../test/browser/game-server.ts';
import { SHOWN } from './shown.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    size: { type: 'string', multiple: true, default: [] },
    locale: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'dark' },
  },
});

/** A desk, a laptop, a tablet, a phone with its browser's bars, without them, and lying. */
const SIZES = ['1920x1080', '1440x900', '820x1180', '390x664', '390x844', '844x390'];

const wishes = {
  theme: values.theme as Preferences['theme'],
  locale: values.locale as Preferences['locale'],
};
const wanted = SHOWN.filter(({ name, isInReadme }) =>
  values.only.length > 0 ? values.only.includes(name) : values.all || isInReadme,
);
const isForReadme = !values.all && values.only.length === 0 && values.size.length === 0;
const sizes = values.size.length > 0 ? values.size : isForReadme ? ['1440x900'] : SIZES;
const folder = isForReadme ? join(houseRoot, 'docs/pictures') : join(webRoot, 'artefacts/pictures');
mkdirSync(folder, { recursive: true });

/** Paintings come one after the other, cards and faces. What no painter can make keeps its sketch, so nobody waits for ever. */
async function isPainted(page: Page): Promise<void> {
  const shown = (): Promise<string> =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('[style*="background"]'))
        .map(({ style }) => style.backgroundImage)
        .join(),
    );
  for (let had = await shown(), has; ; had = has) {
    await page.waitForTimeout(10_000);
    has = await shown();
    if (has === had) return;
  }
}

async function take(browser: Browser, base: string, size: string): Promise<void> {
  const [width, height] = size.split('x').map(Number) as [number, number];
  for (const { name, open } of wanted) {
    const page = await open({ browser, base, viewport: { width, height }, wishes });
    await page.evaluate(async () => document.fonts.ready);
    await isPainted(page);
    const path = join(folder, isForReadme ? `${name}.jpg` : `${name}-${size}.png`);
    await page.screenshot(isForReadme ? { path, type: 'jpeg', quality: 82 } : { path });
    console.log(relative('.', path));
    await page.context().close();
  }
}

const server = new GameServer();
await server.start();
const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  for (const size of sizes) await take(browser, `http://localhost:${server.port}`, size);
} finally {
  await browser.close();
  await server.end();
}

import type { Browser, Page } from '@playwright/test';
import type { Preferences } from '../../src/store/preferences.ts';
import { chooseSitter, company, known } from '../../test/browser/devices.ts';
import { browserWith, quietSettings } from '../../test/browser/settings.ts';
import type { GameId } from '../../test/browser/table.ts';
import { GAMES, nextSight } from '../../test/browser/table.ts';
import { begun } from '../begun.ts';

interface Looking {
  readonly browser: Browser;
  /** The address of a running server. */
  readonly base: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly wishes: Partial<Preferences>;
}

/** Something that a picture is taken of. */
interface Shown {
  readonly name: string;
  readonly isInReadme: boolean;
  readonly open: (looking: Looking) => Promise<Page>;
}

/** Some way into a game: everyone owns something, and nothing has grown too much to be seen. */
const UNDER_WAY = { players: 3, answers: 60 };

/** A browser that has been here before, with games on its shelf. */
async function visitor(
  { browser, base, viewport, wishes }: Looking,
  games: Parameters<typeof browserWith>[2],
  path: string,
): Promise<Page> {
  const storageState = browserWith({ ...quietSettings, ...wishes }, base, games);
  const context = await browser.newContext({ viewport, storageState });
  const page = await context.newPage();
  await page.goto(`${base}/#/${path}`);
  return page;
}

/** Someone whose devices the tests know are not painted, to save time; here they are. */
async function painted(page: Page): Promise<Page> {
  await page.evaluate(() => document.adoptedStyleSheets.splice(0));
  return page;
}

const table = (game: GameId): Shown => ({
  name: game,
  isInReadme: true,
  open: async looking => {
    const page = await visitor(looking, [await begun(game, UNDER_WAY, game)], `table/${game}`);
    await nextSight(page);
    return page;
  },
});

const screen = (name: string, path: string): Shown => ({
  name,
  isInReadme: false,
  open: looking => visitor(looking, [], path),
});

const home: Shown = {
  name: 'home',
  isInReadme: true,
  open: async looking => {
    const games = ['card-kingdoms', 'villages'] as const;
    return visitor(looking, await Promise.all(games.map(game => begun(game, UNDER_WAY, game))), '');
  },
};

const replay: Shown = {
  name: 'replay',
  isInReadme: false,
  open: async looking => {
    const page = await visitor(
      looking,
      [await begun('villages', UNDER_WAY, 'seen')],
      'replay/seen',
    );
    await page.locator('.cw-controls').waitFor();
    return page;
  },
};

const friends: Shown = {
  name: 'friends',
  isInReadme: false,
  open: async ({ browser, base, viewport, wishes }) =>
    painted(await known(browser, base, 'Robin', { viewport }, wishes)),
};

const gathering: Shown = {
  name: 'gathering',
  isInReadme: false,
  open: async ({ browser, base, viewport, wishes }) => {
    const at = { game: 'villages', settings: { players: 3 } };
    const { anna, ben } = await company(browser, base, at, { viewport }, wishes);
    await chooseSitter(anna, 2, 'steward');
    await ben.context().close();
    return painted(anna);
  },
};

export const SHOWN: readonly Shown[] = [
  home,
  ...GAMES.map(table),
  ...GAMES.map(game => screen(`setup-${game}`, `setup/${game}`)),
  friends,
  gathering,
  screen('settings', 'settings'),
  screen('library', 'rules'),
  screen('rules', 'rules/card-kingdoms'),
  screen('cards', 'cards/card-kingdoms'),
  screen('learn', 'learn/card-kingdoms'),
  screen('credits', 'credits'),
  screen('import', 'import'),
  replay,
];

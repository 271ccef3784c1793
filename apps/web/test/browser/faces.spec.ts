// What is printed on a card can be seen wherever the card lies: when its power works, what that does, what it costs and
// brings. All cards of every game as cards of every size; those of Villages on its table and enlarged.
import { Table } from '@castellan/kernel';
import { powerIcons } from '@castellan/powers';
import { villages } from '@castellan/villages';
import { ADVENTURERS } from '@castellan/villages/cards/adventurers';
import { BUILDINGS } from '@castellan/villages/cards/buildings';
import type { Page } from '@playwright/test';
import { keptGame, savedAt } from '../fullest/greedy-game.ts';
import type { FullPlace } from '../fullest/places.ts';
import { readPlaces } from '../fullest/places.ts';
import { expect, test } from './journey.ts';
import { settled } from './measures.ts';
import { browserWith, quietSettings } from './settings.ts';
import { screenName, screensOf } from './size-watch.ts';
import { GAMES, nextSight } from './table.ts';

/** As wide as cards lie in hands and galleries, and as they are enlarged: at some widths a card shows more than below. */
const WIDTHS = [112, 130, 150, 184, 185, 260];

/** What can't be seen of the cards in a part of the page: icons that are hidden or cut, rows that don't say what they are about. */
function hiddenIn(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(within => {
    const isSeen = (one: Element, card: DOMRect): boolean => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      return (
        one.checkVisibility() &&
        width > 0 &&
        left >= card.left - 1 &&
        right <= card.right + 1 &&
        top >= card.top - 1 &&
        bottom <= card.bottom + 1
      );
    };
    return [...document.querySelectorAll<HTMLElement>(`${within} :is(.ct-card, .ct-tile)`)].flatMap(
      card => {
        const box = card.getBoundingClientRect();
        const name =
          card.closest<HTMLElement>('[data-ref]')?.dataset['ref'] ??
          card.querySelector('[class$="__name"]')?.textContent;
        const where = `${name}, ${Math.round(box.width)} wide:`;
        const hidden = [...card.querySelectorAll<SVGElement>('.ct-token')]
          .filter(token => token.closest('.ct-icons__sign') === null && !isSeen(token, box))
          .map(token => `${where} ${token.dataset['icon']} is hidden`);
        const untold = [...card.querySelectorAll('.ct-icons__sign')]
          .filter(sign => {
            const heading = sign.closest('.ct-card__row')!.querySelector('.ct-card__heading')!;
            return !isSeen(sign, box) && !isSeen(heading, box);
          })
          .map(() => `${where} nothing says when its power works`);
        return [...hidden, ...untold];
      },
    );
  }, selector);
}

for (const game of GAMES)
  test(`every card of ${game} shows all that is on it at every size`, async ({ page }) => {
    await page.goto(`/#/cards/${game}`);
    const gallery = page.locator('.cw-gallery');
    await gallery.waitFor();
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await gallery.evaluate((one, px) => one.style.setProperty('--ct-card', `${px}px`), width);
      faults.push(...(await hiddenIn(page, '.cw-gallery')));
    }
    expect(faults).toEqual([]);
  });

/** What must be seen of a card of Villages: the time of its power, what that brings, and the resource. */
const printed = new Map(
  [...BUILDINGS, ...ADVENTURERS].map(card => [
    card.id,
    [
      ...(card.power === null
        ? []
        : powerIcons(card.power).flatMap(one => ('icon' in one ? [one.icon] : []))),
      ...('resource' in card ? [card.resource] : []),
    ],
  ]),
);

/** What lies on the table of a place, by how the page calls it. */
function lying(place: FullPlace): ReadonlyMap<string, string> {
  const { state } = Table.replay(villages, savedAt(villages, place.players, place));
  const { hand, shown } = state.players[0]!;
  return new Map([
    ...[...hand, ...shown].map(
      card => [`hand:building:${BUILDINGS[card]!.id}`, BUILDINGS[card]!.id] as const,
    ),
    ...state.pool.map(
      card => [`pool:adventurer:${ADVENTURERS[card]!.id}`, ADVENTURERS[card]!.id] as const,
    ),
    ...state.piles.flatMap((pile, at) =>
      pile.length === 0 ? [] : [[`pile:${at}`, BUILDINGS[pile.at(-1)!]!.id] as const],
    ),
  ]);
}

/** As few places as show every Building in the hand or on a pile, and every Adventurer in the pool. */
function telling(): [place: FullPlace, lies: ReadonlyMap<string, string>][] {
  const all = readPlaces(villages).map(
    place => [place, lying(place)] as [FullPlace, ReadonlyMap<string, string>],
  );
  const chosen: typeof all = [];
  const unseen = new Set(printed.keys());
  while (unseen.size > 0) {
    const news = ([, lies]: (typeof all)[number]): number =>
      new Set([...lies.values()].filter(id => unseen.has(id))).size;
    const next = all.reduce((best, one) => (news(one) > news(best) ? one : best));
    if (news(next) === 0) break;
    chosen.push(next);
    for (const id of next[1].values()) unseen.delete(id);
  }
  expect([...unseen]).toEqual([]);
  return chosen;
}

/** The icons that each thing on the table shows. */
function iconsOn(page: Page): Promise<Record<string, readonly string[]>> {
  return page.evaluate(() => {
    const icons: Record<string, string[]> = {};
    for (const token of document.querySelectorAll<SVGElement>('[data-ref] .ct-token')) {
      // A large card has a heading for its sign: whether that is seen is looked at above.
      if (!token.checkVisibility() && token.closest('.ct-icons__sign') === null) continue;
      for (let at = token.closest<HTMLElement>('[data-ref]'); at !== null;) {
        (icons[at.dataset['ref']!] ??= []).push(token.dataset['icon']!);
        at = at.parentElement!.closest<HTMLElement>('[data-ref]');
      }
    }
    // A large tile says in a word when its power works.
    for (const word of document.querySelectorAll<HTMLElement>('[data-ref] .ct-tile em'))
      if (word.checkVisibility())
        icons[word.closest<HTMLElement>('[data-ref]')!.dataset['ref']!]?.push('at:any');
    return icons;
  });
}

const places = telling();

test.describe('Villages', () => {
  test.use({
    storageState: async ({ baseURL }, use) => {
      const games = places.map(([place], i) =>
        keptGame(villages, place.players, place, `face${i}`),
      );
      await use(browserWith(quietSettings, baseURL!, games));
    },
  });

  test('every card shows its trigger, its effect and its resource, in the market and in the hand, on every screen', async ({
    page,
  }) => {
    const faults = new Set<string>();
    for (const [i, [, lies]] of places.entries()) {
      await page.goto(`/#/table/face${i}`);
      await nextSight(page);
      for (const screen of screensOf(i)) {
        await page.setViewportSize({ width: screen.width, height: screen.height });
        await settled(page);
        const where = screenName(screen);
        for (const fault of await hiddenIn(
          page,
          ':is([data-zone-id=market], [data-zone-id=holding])',
        ))
          faults.add(`${where}: ${fault}`);
        const icons = await iconsOn(page);
        for (const [ref, id] of lies) {
          const seen = icons[ref] ?? [];
          for (const icon of printed.get(id)!)
            if (!seen.includes(icon.startsWith('at:') && seen.includes('at:any') ? 'at:any' : icon))
              faults.add(`${where}: ${ref} (${id}) does not show ${icon}`);
        }
      }
      await page.goto('/#/');
    }
    expect([...faults]).toEqual([]);
  });
});

/** What of an enlarged card is cut: words or icons beyond its edge, or words that must be scrolled to. */
function cutIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const zoom = document.querySelector<HTMLElement>('.ct-zoom')!;
    const card = zoom.querySelector('.ct-card__body')!;
    const name = card.querySelector('.ct-card__name')!.textContent;
    const edge = card.getBoundingClientRect();
    const leaves = ({ left, right, top, bottom, width }: DOMRect): boolean =>
      width > 0 &&
      (left < edge.left - 1 ||
        right > edge.right + 1 ||
        top < edge.top - 1 ||
        bottom > edge.bottom + 1);
    const parts = card.querySelectorAll(
      '.ct-token, .ct-card__name, .ct-card__kind, .ct-card__heading',
    );
    const cut = [...parts].filter(
      one => one.checkVisibility() && leaves(one.getBoundingClientRect()),
    );
    return [
      ...cut.map(one => `${name}: ${one.getAttribute('class')} leaves the card`),
      ...(zoom.scrollHeight > zoom.clientHeight + 1 ? [`${name}: its words must be scrolled`] : []),
    ];
  });
}

/** Each card of a game, enlarged from the gallery. */
async function enlargeEach(page: Page, game: string, look: () => Promise<void>): Promise<void> {
  await page.goto(`/#/cards/${game}`);
  const things = page.locator('.cw-gallery button');
  await things.first().waitFor();
  const cards = await things.count();
  for (let i = 0; i < cards; i++) {
    // What a card shows is looked at here, not how it is pressed.
    await page.evaluate(
      n => document.querySelectorAll<HTMLElement>('.cw-gallery button')[n]!.click(),
      i,
    );
    await page.locator('.ct-zoom').waitFor();
    await look();
    await page.keyboard.press('Escape');
    await page.locator('.ct-zoom').waitFor({ state: 'detached' });
  }
}

/** A desk, a phone with its browser's bars, and a phone that lies. */
const [DESK, PHONE, LYING] = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
] as const;

test('every card of Villages enlarged shows its trigger, its effect and its resource, at a desk and on a phone', async ({
  page,
}) => {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    const faults: string[] = [];
    await enlargeEach(page, 'villages', async () => {
      faults.push(...(await hiddenIn(page, '.ct-zoom')));
    });
    expect(faults, `${size.width} × ${size.height}`).toEqual([]);
    await page.goto('/#/');
  }
});

for (const locale of ['en', 'de', 'fr'] as const)
  test.describe(() => {
    test.use({
      storageState: async ({ baseURL }, use) => {
        await use(browserWith({ ...quietSettings, locale }, baseURL!));
      },
    });
    test(`nothing of an enlarged card of Margraves is cut (${locale})`, async ({ page }) => {
      const faults: string[] = [];
      for (const { width, height } of [DESK, PHONE, LYING]) {
        await page.setViewportSize({ width, height });
        await enlargeEach(page, 'margraves', async () => {
          faults.push(...(await cutIn(page)).map(fault => `${width} × ${height}: ${fault}`));
        });
        await page.goto('/#/');
      }
      expect(faults).toEqual([]);
    });
  });

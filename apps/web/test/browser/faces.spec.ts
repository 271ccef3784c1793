// What is printed on a card can be seen wherever the card lies: when its power works, what that does, what it costs and
// brings. All cards of every game as cards of every size; those of Villages on its table and enlarged.
import { Table } from '@castellan/kernel';
import { powerIcons } from '@castellan/powers';
import { villages } from '@castellan/villages';
import { ADVENTURERS } from '@castellan/villages/cards/adventurers';
import { BUILDINGS } from '@castellan/villages/cards/buildings';
import { RESOURCES } from '@castellan/villages/cards/language';
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

const isResource = (icon: string): boolean => RESOURCES.some(resource => resource === icon);

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
        for (const [ref, id] of lies) {
          const seen = await page.evaluate(
            one =>
              [...document.querySelectorAll<SVGElement>(`[data-ref="${one}"] .ct-token`)]
                // A large card has a heading for its sign: whether that is seen is looked at above.
                .filter(
                  token => token.checkVisibility() || token.closest('.ct-icons__sign') !== null,
                )
                .map(token => token.dataset['icon']!),
            ref,
          );
          // The market of a phone has room for the resource: the power is seen enlarged.
          const isFolded = Math.min(screen.width, screen.height) < 500;
          const must = printed.get(id)!;
          const all = isFolded && !ref.startsWith('hand:') ? must.filter(isResource) : must;
          for (const icon of all)
            if (!seen.includes(icon)) faults.add(`${where}: ${ref} (${id}) does not show ${icon}`);
        }
      }
      await page.goto('/#/');
    }
    expect([...faults]).toEqual([]);
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 664],
] as const)
  test(`every card of Villages enlarged shows its trigger, its effect and its resource at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#/cards/villages');
    const things = page.locator('.cw-gallery button');
    await things.first().waitFor();
    const faults: string[] = [];
    for (let i = 0; i < (await things.count()); i++) {
      await things.nth(i).click();
      await page.locator('.ct-zoom').waitFor();
      faults.push(...(await hiddenIn(page, '.ct-zoom')));
      await page.keyboard.press('Escape');
      await page.locator('.ct-zoom').waitFor({ state: 'detached' });
    }
    expect(faults).toEqual([]);
  });

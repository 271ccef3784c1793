// Things on the table are lifted, carried and put down with the mouse.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Pane } from './press.ts';
import type { Sight } from './table.ts';
import { nextSight } from './table.ts';

export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The middle of all that fits, of what lies on top. */
export function spotsOf(page: Page, selector: string): Promise<Spot[]> {
  return page.evaluate(
    wanted =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap(element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const { ref, zoneId } = element.dataset;
        const isOnTop = element.contains(document.elementFromPoint(x, y));
        return isOnTop ? [{ name: ref ?? `zone:${zoneId!}`, x, y }] : [];
      }),
    selector,
  );
}

export const carriable = (page: Page): Promise<Spot[]> => spotsOf(page, '.cw-board [data-carry]');
export const takers = (page: Page): Promise<Spot[]> => spotsOf(page, '[data-takes]');

export async function lift(page: Page, { x, y }: Spot): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + 8, { steps: 2 });
}

export async function drop(page: Page, { x, y }: Spot): Promise<void> {
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
}

/** Nothing is held, and nothing shows that something was. */
export async function isPutDown(page: Page): Promise<void> {
  await expect(page.locator('[data-carrying], [data-takes], [data-over], .ct-lifted')).toHaveCount(
    0,
  );
}

/**
 * A drop may answer several decisions, one after the other: waits until nothing is on its way, and tells what is asked
 * then. The table gives the next answer by a timer of the frame after its question has come.
 */
export function quiet(page: Pane): Promise<string | undefined> {
  return page.evaluate(async () => {
    let last: string | undefined;
    for (let still = 0; still < 4;) {
      await new Promise(resolve => requestAnimationFrame(resolve));
      await new Promise(resolve => setTimeout(resolve));
      const { decision, sent } = document.querySelector<HTMLElement>('.ct-decision')?.dataset ?? {};
      still = sent === undefined && decision === last ? still + 1 : 0;
      last = decision;
    }
    return last;
  });
}

/** What is asked, once all is given that a drop answers. Between two answers nothing may be asked for a while. */
export async function after(page: Page): Promise<Sight> {
  await isPutDown(page);
  const menu = page.locator('.ct-menu .ct-menu__item').first();
  if (await menu.isVisible()) await menu.click();
  for (;;) {
    await quiet(page);
    const sight = await nextSight(page);
    if (sight.at !== 'decision' || (await quiet(page)) === sight.decision) return sight;
  }
}

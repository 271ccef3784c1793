import type { Page } from '@playwright/test';

const SMALLEST = 44;

/** What is too small for a finger, of all that can be pressed on the table as it is drawn now. One function, because all of it is sent to the page. */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate(smallest => {
    const stage = document.querySelector<HTMLElement>('.ct-stage')!;
    const targets = stage.querySelectorAll<HTMLElement>(
      'button:not(:disabled, .ct-thing), button.ct-thing[data-lit="can"]',
    );
    /** For those who hear the table; what scrolls beside it. */
    const UNSEEN = '.ct-hidden, .ct-rail__list:not([data-open])';
    return [...targets].flatMap(one => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(UNSEEN)) return [];
      // All of a plate opens it.
      const target = one.closest('.ct-plate__name')?.closest('.ct-plate') ?? one;
      const box = target.getBoundingClientRect();
      // A tap beside something small that is lit means it.
      const reach = one.matches('.ct-thing') ? smallest : 0;
      const [width, height] = [Math.max(box.width, reach), Math.max(box.height, reach)];
      const left = box.left - (width - box.width) / 2;
      const top = box.top - (height - box.height) / 2;
      const at = [0.1, 0.3, 0.5, 0.7, 0.9];
      const hits = at.flatMap(across =>
        at.map(down => document.elementFromPoint(left + width * across, top + height * down)),
      );
      // What scrolls out of sight says so elsewhere.
      const scrolled = one
        .closest('.ct-hand[data-long], .ct-sideways, .ct-drawer__body, .ct-fold')
        ?.getBoundingClientRect();
      if (scrolled !== undefined) {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        if (x < scrolled.left || x > scrolled.right || y < scrolled.top || y > scrolled.bottom)
          return [];
      }
      // What opens over the table covers what is not asked about.
      if (hits[12]?.closest('.ct-drawer, .ct-rail__asked') && !target.contains(hits[12])) return [];
      // Where a finger may mean several small things, it is asked which.
      const givesWay = (hit: Element | null): boolean => {
        const button = hit?.closest<HTMLElement>('button, a');
        if (hit === null || button === undefined) return false;
        if (button === null) return true;
        if (!button.matches('.ct-thing'))
          return button.matches('.ct-plate button, [data-holds-things]');
        const { width, height } = button.getBoundingClientRect();
        return button.dataset['lit'] !== 'can' || Math.min(width, height) < smallest - 1;
      };
      // It reaches beyond itself only while nothing but others like it lies over its middle.
      const middle = hits[12] ?? null;
      const isOnTop = target.contains(middle) || middle?.closest('button.ct-thing[data-lit]');
      const reaches =
        reach > 0 && Math.min(box.width, box.height) < smallest - 1 && Boolean(isOnTop);
      const free =
        hits.filter(hit => target.contains(hit) || (reaches && givesWay(hit))).length / hits.length;
      const isLarge = width >= smallest - 1 && height >= smallest - 1;
      if (isLarge && width * height * free >= 0.8 * smallest ** 2) return [];
      const words = (one.innerText || one.className).replaceAll('\n', ' ');
      const name = one.dataset['ref'] ?? words;
      const zone = one.closest<HTMLElement>('[data-zone-id]')?.dataset['zoneId'] ?? '?';
      return [
        `${name} in ${zone} is ${Math.round(box.width)} × ${Math.round(box.height)}, ${Math.round(free * 100)} % free`,
      ];
    });
  }, SMALLEST);
}

// What is written on a table: large enough, not cut, not covered.
import type { Page } from '@playwright/test';

const LEAST_LETTERS = 11;

/** What is wrong with what is written on the table as it is drawn now. */
export function letterFaults(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const faults = new Set<string>();
    const stage = document.querySelector<HTMLElement>('.ct-stage')!;
    const nameOf = (one: Element): string => {
      const zone = one.closest<HTMLElement>('[data-zone-id]')?.dataset['zoneId'] ?? 'no zone';
      return `${one.getAttribute('class') || one.tagName.toLowerCase()} in ${zone}`;
    };

    /** Those around it that hide what sticks out of them, or scroll. */
    const clips = new WeakMap<Element, readonly Element[]>([[stage, []]]);
    const clipsOf = (one: Element): readonly Element[] => {
      const known = clips.get(one);
      if (known !== undefined) return known;
      const around = clipsOf(one.parentElement!);
      const { overflowX, overflowY } = getComputedStyle(one);
      const isOpen = overflowX === 'visible' && overflowY === 'visible';
      const found = isOpen || one instanceof SVGElement ? around : [one, ...around];
      clips.set(one, found);
      return found;
    };
    /** Which of them cuts it; '': nothing of it is seen, or it can be scrolled. */
    const cutBy = (one: Element, letters: DOMRect): string | null => {
      for (const at of clipsOf(one)) {
        const box = at.getBoundingClientRect();
        const spare = letters.height * 0.22;
        const isInside =
          letters.left >= box.left - 1.5 &&
          letters.right <= box.right + 1.5 &&
          letters.top >= box.top - spare &&
          letters.bottom <= box.bottom + spare;
        if (isInside) continue;
        const isAway =
          letters.left >= box.right ||
          letters.right <= box.left ||
          letters.top >= box.bottom ||
          letters.bottom <= box.top;
        const { overflowX, overflowY } = getComputedStyle(at);
        return isAway || /auto|scroll/.test(`${overflowX} ${overflowY}`) ? '' : nameOf(at);
      }
      return null;
    };

    /** What opens over the table: what it covers was not asked about. And words that are laid onto a thing. */
    const OVER = '.ct-drawer, .ct-rail__asked, .ct-rail__list, .ct-note';
    const isPainted = (one: Element): boolean => {
      const { backgroundColor, backgroundImage, fill, opacity } = getComputedStyle(one);
      if (Number(opacity) < 0.5) return false;
      if (one instanceof SVGElement) return one.matches('path, circle, rect') && fill !== 'none';
      return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor);
    };
    /** What is painted over its middle, if that is something else. */
    const overOf = (one: Element, { left, right, top, bottom }: DOMRect): Element | null => {
      const own = one.closest('svg') ?? one;
      // Cards of a fan lie over one another.
      const fan = one.closest('.ct-hand, .ct-tray');
      for (const at of document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)) {
        if (own.contains(at) || at.contains(own)) return null;
        if (fan?.contains(at) || at.closest(OVER) !== null) return null;
        if (isPainted(at)) return at;
      }
      return null;
    };

    const check = (parent: Element, text: string, letters: DOMRect): void => {
      const svg = parent.closest('svg');
      const scale =
        svg === null ? 1 : svg.getBoundingClientRect().width / (svg.viewBox.baseVal.width || 1);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      const named = `"${text}" (${nameOf(parent)})`;
      if (size < least - 0.26) faults.add(`${named} is ${size.toFixed(1)} px`);
      // A long question opens by a press: its test is its own.
      if (parent.matches('.ct-rail__line')) return;
      if (text.endsWith('…') && parent.closest('.ct-tile, .ct-card'))
        faults.add(`${named} is not all`);
      const cut = cutBy(parent, letters);
      if (cut !== null && cut !== '') faults.add(`${named} is cut by ${cut}`);
      const zone = parent.closest<HTMLElement>('[data-zone-id]')?.getBoundingClientRect();
      if (cut === null && zone !== undefined && parent.closest(OVER) === null) {
        const isIn =
          letters.left >= zone.left - 8 &&
          letters.right <= zone.right + 8 &&
          letters.top >= zone.top - 8 &&
          letters.bottom <= zone.bottom + 8;
        if (!isIn) faults.add(`${named} sticks out`);
      }
      // What no press can hit lies over others on purpose.
      const isHit = getComputedStyle(parent).pointerEvents !== 'none';
      const over = cut === null && isHit ? overOf(parent, letters) : null;
      if (over !== null) faults.add(`${named} lies under ${nameOf(over)}`);
    };

    /** Not drawn, or clipped away: it is for those who hear the table. The log scrolls. */
    const isUnseen = (one: Element): boolean => {
      if (one.matches('.cw-rail-log, .cw-since, .ct-hidden')) return true;
      const { clipPath, display } = getComputedStyle(one);
      // What is laid out as if it were not there has no box to be seen, but its content has.
      if (display === 'contents') return false;
      const how = { visibilityProperty: true, opacityProperty: true };
      return clipPath !== 'none' || !one.checkVisibility(how);
    };
    const walker = document.createTreeWalker(
      stage,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      one =>
        one instanceof Element && isUnseen(one)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.matches('.ct-tile .ct-token, .ct-card .ct-token')) continue;
        const cut = cutBy(node.parentElement!, node.getBoundingClientRect());
        const card = node.closest<HTMLElement>('[data-ref]')?.dataset['ref'];
        const named = `a token of ${card} (${nameOf(node.parentElement!)})`;
        if (cut !== null && cut !== '') faults.add(`${named} is cut by ${cut}`);
        const over = cut === null ? overOf(node, node.getBoundingClientRect()) : null;
        if (over !== null) faults.add(`${named} lies under ${nameOf(over)}`);
        continue;
      }
      const text = node.textContent!.trim();
      if (text === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const letters = range.getBoundingClientRect();
      if (letters.width >= 1 && letters.height >= 1) check(node.parentElement!, text, letters);
    }
    return [...faults];
  }, LEAST_LETTERS);
}

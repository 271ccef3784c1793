// What is written on a table: large enough, not cut, not covered.
import type { Page } from '@playwright/test';

const WISHES = {
  /** How large letters are at the least. */
  least: 11,
  /** Where a line of letters is looked at, in parts of its box: in its middle, and where its ends are read; a figure above and below. */
  looks: {
    word: [
      [0.5, 0.5],
      [0.12, 0.35],
      [0.88, 0.35],
      [0.12, 0.72],
      [0.88, 0.72],
    ],
    figure: [
      [0.5, 0.35],
      [0.5, 0.72],
    ],
  },
} as const;

/** What is wrong with what is written on the table as it is drawn now: letters that are too small; `isClose`: and what is cut or covered. One function, because all of it is sent to the page. */
export function letterFaults(page: Page, isClose: boolean): Promise<string[]> {
  const wishes = { ...WISHES, isClose };
  return page.evaluate(({ least, looks, isClose }) => {
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
    /** Something to be read: its box, how much of its height nobody sees (as above and below letters), and where it is looked at. */
    interface Sight {
      readonly box: DOMRect;
      readonly spare: number;
      readonly points: readonly (readonly [x: number, y: number])[];
    }
    const isWithin = ({ box, spare }: Sight, one: Element, slack = 1.5): boolean => {
      const around = one.getBoundingClientRect();
      return (
        box.left >= around.left - slack &&
        box.right <= around.right + slack &&
        box.top >= around.top - Math.max(slack, spare) &&
        box.bottom <= around.bottom + Math.max(slack, spare)
      );
    };
    /** Which of them cuts it; '': nothing of it is seen, or it can be scrolled. */
    const cutBy = (one: Element, sight: Sight): string | null => {
      for (const at of clipsOf(one)) {
        if (isWithin(sight, at)) continue;
        const around = at.getBoundingClientRect();
        const isAway =
          sight.box.left >= around.right ||
          sight.box.right <= around.left ||
          sight.box.top >= around.bottom ||
          sight.box.bottom <= around.top;
        const { overflowX, overflowY } = getComputedStyle(at);
        return isAway || /auto|scroll/.test(`${overflowX} ${overflowY}`) ? '' : nameOf(at);
      }
      return null;
    };

    /** What opens over the table: what it covers was not asked about. Words that are laid onto a thing, or the end of a row. */
    const OVER =
      '.ct-drawer, .ct-rail__asked, .ct-rail__list, .ct-note, .ct-more-beside, .mg-frame:not([data-large]) > .mg-supply';
    const isPainted = (one: Element): boolean => {
      const { backgroundColor, backgroundImage, fill, opacity } = getComputedStyle(one);
      if (Number(opacity) < 0.5) return false;
      if (one instanceof SVGElement) return one.matches('path, circle, rect') && fill !== 'none';
      return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor);
    };
    const rangeOf = (text: Text): Range => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range;
    };
    const hasLettersAt = (one: Element, x: number, y: number): boolean =>
      [...one.childNodes].some(node => {
        if (!(node instanceof Text) || node.data.trim() === '') return false;
        return [...rangeOf(node).getClientRects()].some(
          ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
        );
      });
    /** What lies over it at a point, if that is something else. */
    const overAt = (one: Element, x: number, y: number): Element | null => {
      const own = one.closest('svg') ?? one;
      const isOwn = (at: Element): boolean => own.contains(at) || at.contains(own);
      // To ask for all that lies there takes much longer.
      const first = document.elementFromPoint(x, y);
      if (first === null || isOwn(first)) return null;
      const card = one.closest('[data-ref]');
      // Cards of a fan lie over one another.
      const fan = one.closest('.ct-hand[data-crowded], .ct-fan');
      for (const at of document.elementsFromPoint(x, y)) {
        if (isOwn(at)) return null;
        if (at.closest(OVER) !== null) return null;
        if (fan?.contains(at) && !card?.contains(at)) return null;
        if (isPainted(at) || hasLettersAt(at, x, y)) return at;
      }
      return null;
    };
    /** What it is drawn on: the nearest that is painted. */
    const groundOf = (one: Element): Element | null => {
      let at = one.closest('svg')?.parentElement ?? one;
      while (at !== stage && !isPainted(at)) at = at.parentElement!;
      return at === stage ? null : at;
    };

    /** Whether it is cut, hangs over a rim or is covered. */
    const see = (parent: Element, named: string, sight: Sight): void => {
      const cut = cutBy(parent, sight);
      if (cut !== null && cut !== '') faults.add(`${named} is cut by ${cut}`);
      if (cut !== null) return;
      const zone = parent.closest('[data-zone-id]');
      if (zone !== null && parent.closest(OVER) === null && !isWithin(sight, zone, 8))
        faults.add(`${named} sticks out`);
      const ground = groundOf(parent);
      if (ground !== null && !isWithin(sight, ground))
        faults.add(`${named} hangs over the rim of ${nameOf(ground)}`);
      // What no press can hit lies over others on purpose.
      if (getComputedStyle(parent).pointerEvents === 'none') return;
      for (const [x, y] of sight.points) {
        const over = overAt(parent, x, y);
        if (over !== null) faults.add(`${named} lies under ${nameOf(over)}`);
      }
    };
    const checkToken = (token: Element): void => {
      const { ref } = token.closest<HTMLElement>('[data-ref]')?.dataset ?? {};
      const named = `a token of ${ref} (${nameOf(token.parentElement!)})`;
      const box = token.getBoundingClientRect();
      const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
      // Its figure is looked at by itself.
      const points = token.textContent === '' ? [middle] : [];
      see(token, named, { box, spare: 0, points });
    };
    const scaleOf = (svg: SVGSVGElement): number => {
      const { width, height } = svg.getBoundingClientRect();
      const drawn = svg.viewBox.baseVal;
      return Math.min(width / (drawn.width || 1), height / (drawn.height || 1));
    };
    const checkText = (node: Text): void => {
      const text = node.data.trim();
      const range = rangeOf(node);
      const box = range.getBoundingClientRect();
      if (text === '' || box.width < 1 || box.height < 1) return;
      const parent = node.parentElement!;
      const svg = parent.closest('svg');
      const size =
        Number.parseFloat(getComputedStyle(parent).fontSize) * (svg === null ? 1 : scaleOf(svg));
      const named = `"${text}" (${nameOf(parent)})`;
      if (size < least - 0.26) faults.add(`${named} is ${size.toFixed(1)} px`);
      // A long question opens by a press: its test is its own.
      if (!isClose || parent.matches('.ct-rail__line')) return;
      const isShortened =
        getComputedStyle(parent).textOverflow === 'ellipsis' &&
        parent.scrollWidth > parent.clientWidth;
      if (isShortened || (text.endsWith('…') && parent.closest('.ct-tile, .ct-card')))
        faults.add(`${named} is not all`);
      const points = [...range.getClientRects()].flatMap(({ left, top, width, height }) =>
        looks[width < height ? 'figure' : 'word'].map(
          ([x, y]) => [left + x * width, top + y * height] as const,
        ),
      );
      see(parent, named, { box, spare: box.height * 0.22, points });
    };

    /** Not drawn, or clipped away: it is for those who hear the table. The log scrolls. */
    const isUnseen = (one: Element): boolean => {
      if (one.matches('.ct-hidden')) return true;
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
      if (node instanceof Text) checkText(node);
      else if (isClose && (node as Element).matches('.ct-token')) checkToken(node as Element);
    }
    return [...faults];
  }, wishes);
}

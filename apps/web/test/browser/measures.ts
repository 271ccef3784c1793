// What can be measured of any table: boxes that never change, things in sight, letters large enough.
import type { Pane } from './press.ts';

export interface NamedBox {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Measured {
  /** The zones of the stage. */
  readonly zones: readonly NamedBox[];
  /** The sizes of tiles and cards, by the zone they lie in and what they are. */
  readonly cards: Readonly<Record<string, string>>;
  /** Of cards that can be chosen now: the side of a square as large. */
  readonly read: Readonly<Record<string, number>>;
  /** What is wrong by itself. */
  readonly faults: readonly string[];
  /** How many options are about nothing on the table. */
  readonly buttons: number;
}

/** Waits until the table is laid for the screen as it is now. */
export async function settled(page: Pane): Promise<void> {
  await page.evaluate(async () => {
    const boxes = (): string =>
      [...document.querySelectorAll('[data-zone-id], [data-zone-id] [data-ref]')]
        .map(one => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return `${left} ${top} ${width} ${height}`;
        })
        .join();
    let before = '';
    for (let still = 0; still < 2;) {
      await new Promise(resolve => requestAnimationFrame(resolve));
      const now = boxes();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Measures the table as it is drawn now. One function, because all of it is sent to the page. */
export function measure(page: Pane): Promise<Measured> {
  return page.evaluate(() => {
    /** Of a covered card a finger needs so much. */
    const LEAST_SEEN = 34;
    /** On a phone smaller ones could neither be read nor pressed. A Quest that lies is wider than high. */
    const LEAST = { wide: 64, high: 78, inHand: 72 };
    const leastOf = (thing: HTMLElement): number =>
      thing.closest('.ct-hand') === null ? LEAST.wide : LEAST.inHand;
    const faults: string[] = [];
    const stage = document.querySelector<HTMLElement>('.ct-stage')!;
    const isPhone = stage.dataset['mode'] === 'phone';
    const screen = stage.getBoundingClientRect();
    const isIn = (inner: DOMRect, outer: DOMRect, slack = 1): boolean =>
      inner.left >= outer.left - slack &&
      inner.right <= outer.right + slack &&
      inner.top >= outer.top - slack &&
      inner.bottom <= outer.bottom + slack;
    const zones = [...document.querySelectorAll<HTMLElement>('[data-zone-id]')].map(zone => {
      const box = zone.getBoundingClientRect();
      const name = zone.dataset['zoneId']!;
      if (!isIn(box, screen)) faults.push(`${name} is not on the screen`);
      return { name, left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    });
    for (const [i, a] of zones.entries())
      for (const b of zones.slice(i + 1))
        if (
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1
        )
          faults.push(`${a.name} and ${b.name} overlap`);

    const cards: Record<string, string> = {};
    const read: Record<string, number> = {};
    const things = ':is([data-zone-id], .ct-drawer) [data-ref]';
    for (const thing of document.querySelectorAll<HTMLElement>(things)) {
      const card = thing.querySelector<HTMLElement>(
        ':is(:scope, :scope > *) > :is(.ct-tile, .ct-card, [data-tile])',
      );
      if (card === null || !card.checkVisibility()) continue;
      const zone = thing.closest<HTMLElement>('[data-zone-id]')?.dataset['zoneId'] ?? 'drawer';
      const name = `${zone} ${thing.dataset['ref']}`;
      // Those that grow while they are few are large enough, and change from turn to turn.
      if (thing.closest('[data-grown]') !== null) continue;
      cards[name] = `${card.offsetWidth} × ${card.offsetHeight}`;
      const least = leastOf(thing);
      const [short, long] = [card.offsetWidth, card.offsetHeight].toSorted((a, b) => a - b);
      if (card.matches('.ct-tile') && isPhone && (short! < least || long! < LEAST.high))
        faults.push(`${name} is but ${cards[name]}`);
      // What is only counted is a plaque; a deck is not read.
      const isRead = card.matches('.ct-tile, .ct-card') && thing.closest('.ct-deck') === null;
      if (thing.dataset['lit'] === 'can' && isRead)
        read[name] = Math.sqrt(card.offsetWidth * card.offsetHeight);
    }

    // What a decision is about is in sight, or in a zone that scrolls and has scrolled there.
    for (const thing of document.querySelectorAll<HTMLElement>('[data-zone-id] [data-lit="can"]')) {
      if (!thing.checkVisibility()) continue;
      const box = thing.getBoundingClientRect();
      const zone = thing.closest<HTMLElement>('[data-zone-id]')!;
      // A row that scrolls fades where it goes on.
      const long = thing.closest<HTMLElement>('.ct-hand[data-long], .ct-sideways');
      if (long !== null && !isIn(box, long.getBoundingClientRect(), 8)) {
        if (!long.matches('[data-before], [data-after]'))
          faults.push(`${thing.dataset['ref']} is out of sight, and nothing says so`);
        continue;
      }
      if (!isIn(box, zone.getBoundingClientRect(), 8))
        faults.push(`${thing.dataset['ref']} sticks out of ${zone.dataset['zoneId']}`);
      // Of a card that others lie over, its left side is to be seen.
      const isCovered = thing.closest('.ct-hand[data-crowded] > [data-covered]') !== null;
      const x = isCovered ? box.left + LEAST_SEEN / 2 : (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const top = document.elementFromPoint(x, y);
      // Of little things in a fan, a finger is asked which it means.
      const fan = thing.closest('.ct-fan');
      if (fan !== null && top !== null && fan.contains(top)) continue;
      if (top === null || !(thing.contains(top) || top.contains(thing)))
        faults.push(`${thing.dataset['ref']} lies under ${top?.className ?? 'nothing'}`);
    }
    // Or what sends an answer, which then stands in its place.
    const end = document.querySelector<HTMLElement>(
      '.ct-end-turn, .ct-rail__action .ct-decision__foot',
    );
    if (end === null || !isIn(end.getBoundingClientRect(), screen))
      faults.push('no way to end the turn');

    const buttons = [...document.querySelectorAll<HTMLElement>('.ct-rail__buttons button')].filter(
      one => one.checkVisibility(),
    );
    for (const button of buttons)
      if (!isIn(button.getBoundingClientRect(), screen))
        faults.push(`the button "${button.innerText}" is out of sight`);
    // Of many, the rail shows some and leaves the rest to the list of all options.
    const of = document.querySelector<HTMLElement>('.ct-rail__buttons')?.dataset['of'];
    return { zones, cards, read, faults, buttons: Number(of ?? 0) };
  });
}

import { expect, test, vi } from 'vitest';
import { Opened } from '@castellan/table';
import type { Page } from './way-back.ts';
import { watchWayBack } from './way-back.ts';

/** A window with a history: where it was, and what each entry holds. */
class FakePage implements Page {
  readonly #ears = new Set<() => void>();
  entries: unknown[];
  at: number;
  readonly location = { href: 'table' };

  constructor(entries: unknown[] = [null, null]) {
    this.entries = entries;
    this.at = entries.length - 1;
  }

  readonly history = ((page: FakePage) => ({
    get state() {
      return page.entries[page.at];
    },
    pushState(state: unknown) {
      page.entries = [...page.entries.slice(0, page.at + 1), state];
      page.at++;
    },
    back() {
      page.go(-1);
    },
  }))(this);

  addEventListener(_: 'popstate', hear: () => void): void {
    this.#ears.add(hear);
  }

  removeEventListener(_: 'popstate', hear: () => void): void {
    this.#ears.delete(hear);
  }

  /** As a browser does: later, and then it tells. */
  go(by: number): void {
    setTimeout(() => {
      this.at += by;
      for (const hear of this.#ears) hear();
    });
  }
}

/** Something that can lie open. */
function thing(open: Opened): { isOpen: boolean; show(): void; close(): void } {
  let leave = (): void => {};
  const one = {
    isOpen: false,
    show: () => {
      one.isOpen = true;
      leave = open.add(one.close);
    },
    close: () => {
      one.isOpen = false;
      leave();
    },
  };
  return one;
}

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));

test('back closes what lies on top, one after the other, and then leaves', async () => {
  const [page, open] = [new FakePage(), new Opened()];
  watchWayBack(page, open);
  const [menu, zoom] = [thing(open), thing(open)];
  menu.show();
  zoom.show();
  await soon();
  expect(page.entries.length).toBe(3);
  page.go(-1);
  await soon();
  expect([menu.isOpen, zoom.isOpen, page.at]).toEqual([true, false, 2]);
  page.go(-1);
  await soon();
  expect([menu.isOpen, page.at]).toEqual([false, 1]);
  page.go(-1);
  await soon();
  expect(page.at).toBe(0);
});

test('what is closed by itself leaves no entry behind', async () => {
  const [page, open] = [new FakePage(), new Opened()];
  watchWayBack(page, open);
  const menu = thing(open);
  menu.show();
  await soon();
  menu.close();
  await soon();
  await soon();
  expect(page.at).toBe(1);
  page.go(-1);
  await soon();
  expect(page.at).toBe(0);
});

test('where one closes and another opens at once, or while the page steps back, there is one entry', async () => {
  const [page, open] = [new FakePage(), new Opened()];
  watchWayBack(page, open);
  const [menu, zoom] = [thing(open), thing(open)];
  menu.show();
  await soon();
  menu.close();
  zoom.show();
  await soon();
  expect([page.at, page.entries.length]).toEqual([2, 3]);
  zoom.close();
  await Promise.resolve();
  menu.show();
  await soon();
  await soon();
  expect([page.at, page.entries.length, menu.isOpen]).toEqual([2, 3, true]);
});

test('after a reload nothing lies open: the entry is left', async () => {
  const [page, open] = [new FakePage([null, null, { lies: 'open' }]), new Opened()];
  watchWayBack(page, open);
  await soon();
  expect(page.at).toBe(1);
});

test('another address closes nothing and leaves no entry: its screen closes what was open', async () => {
  const [page, open] = [new FakePage(), new Opened()];
  watchWayBack(page, open);
  const menu = thing(open);
  const close = vi.spyOn(menu, 'close');
  menu.show();
  await soon();
  page.location.href = 'lobby';
  page.entries = [null, null, null];
  page.go(0);
  await soon();
  expect(close).not.toHaveBeenCalled();
  expect(page.entries.length).toBe(3);
  menu.close();
  await soon();
  expect([page.at, page.entries.length]).toEqual([2, 3]);
});

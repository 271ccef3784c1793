// Watches tables of one game on every screen: no box and no card may change its size, nothing may be cut, covered or crowded.
import type { Page } from '@playwright/test';
import { letterFaults } from './letters.ts';
import type { Measured } from './measures.ts';
import { measure, settled } from './measures.ts';
import { targetFaults } from './targets.ts';

/** A screen on which tables are measured. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
}

/** In `npm test`: a desk, tablets, and a phone whose browser shows its bars, standing and lying. */
const FEW: readonly Screen[] = [
  { width: 1280, height: 720, isTouched: false },
  { width: 1440, height: 900, isTouched: false },
  { width: 1920, height: 1080, isTouched: false },
  { width: 2560, height: 1440, isTouched: false },
  { width: 1024, height: 768, isTouched: true },
  { width: 768, height: 1024, isTouched: true },
  { width: 390, height: 664, isTouched: true },
  { width: 844, height: 390, isTouched: true },
];

/** In `npm run screens`: the other phones too. */
const PHONES: readonly Screen[] = [
  { width: 360, height: 640, isTouched: true },
  { width: 375, height: 667, isTouched: true },
  { width: 390, height: 844, isTouched: true },
  { width: 412, height: 732, isTouched: true },
  { width: 430, height: 932, isTouched: true },
  { width: 740, height: 360, isTouched: true },
];

export const SCREENS = process.env['FULLEST'] === 'all' ? [...FEW, ...PHONES] : FEW;

export const screenName = ({ width, height }: Screen): string => `${width}×${height}`;

/** Cards that are read in order to choose differ by no more than this. */
const WIDEST_RANGE = 1.6;
const MOST_BUTTONS = 4;

/** What was seen on one screen. */
interface Seen {
  looks: number;
  /** Looks at which the rail had more buttons than it should. */
  crowded: number;
  zones: string | null;
  readonly sizes: Map<string, string>;
  /** Of cards that could be chosen: how large each was. */
  readonly read: Map<string, number>;
}

export interface WatchPlan {
  /** Also whether letters are cut or covered, and whether a finger can hit what is lit. */
  readonly isClose: boolean;
}

export class SizeWatch {
  readonly #page: Page;
  readonly #isClose: boolean;
  readonly #touch: (enabled: boolean) => Promise<unknown>;
  readonly #seen = new Map<Screen, Seen>();
  /** Each fault, where it was, and the screens that have it. */
  readonly #faults = new Map<string, { readonly where: string; readonly on: Set<Screen> }>();

  private constructor(
    page: Page,
    { isClose }: WatchPlan,
    touch: (enabled: boolean) => Promise<unknown>,
  ) {
    this.#page = page;
    this.#isClose = isClose;
    this.#touch = touch;
  }

  static async over(page: Page, plan: WatchPlan): Promise<SizeWatch> {
    const session = await page.context().newCDPSession(page);
    return new SizeWatch(page, plan, enabled =>
      session.send('Emulation.setTouchEmulationEnabled', { enabled }),
    );
  }

  /** Looks at the table as it is now, on these screens. */
  async look(where: string, screens: readonly Screen[] = SCREENS): Promise<void> {
    for (const screen of screens) {
      const { width, height, isTouched } = screen;
      await this.#touch(isTouched);
      await this.#page.setViewportSize({ width, height });
      await settled(this.#page);
      const now = await measure(this.#page);
      const faults = [
        ...now.faults,
        ...(await letterFaults(this.#page, this.#isClose)),
        ...(this.#isClose && isTouched ? await targetFaults(this.#page) : []),
        ...changes(now, this.#on(screen)),
      ];
      for (const fault of faults) {
        const found = this.#faults.get(fault) ?? { where, on: new Set<Screen>() };
        found.on.add(screen);
        this.#faults.set(fault, found);
      }
    }
  }

  #on(screen: Screen): Seen {
    const fresh = { looks: 0, crowded: 0, zones: null, sizes: new Map(), read: new Map() };
    const seen = this.#seen.get(screen) ?? fresh;
    this.#seen.set(screen, seen);
    return seen;
  }

  /** What was wrong, a line for each. */
  faults(): string[] {
    const ranges = [...this.#seen].flatMap(([screen, { read }]) => {
      const cards = [...read].sort(([, a], [, b]) => a - b);
      const [least, most] = [cards[0], cards.at(-1)];
      if (least === undefined || most === undefined || most[1] <= least[1] * WIDEST_RANGE)
        return [];
      const range = (most[1] / least[1]).toFixed(2);
      return [`${screenName(screen)}: ${most[0]} is ${range} times as large as ${least[0]}`];
    });
    const crowded = [...this.#seen]
      .filter(([, seen]) => seen.crowded > seen.looks * 0.05)
      .map(([screen, seen]) => `${screenName(screen)}: ${seen.crowded} of ${seen.looks} crowded`);
    return [
      ...[...this.#faults].map(
        ([fault, { where, on }]) => `${[...on].map(screenName).join(', ')}: ${fault} — ${where}`,
      ),
      ...ranges,
      ...crowded,
    ];
  }

  /** How many sizes of cards were seen on the screen where the fewest were. */
  leastSizes(): number {
    return Math.min(...[...this.#seen.values()].map(({ sizes }) => sizes.size));
  }

  /** A line for each screen: how often it was looked at, what was wrong, how often the rail had few buttons. */
  report(game: string): string {
    return [...this.#seen]
      .map(([screen, { looks, crowded }]) => {
        const faults = [...this.#faults.values()].filter(({ on }) => on.has(screen)).length;
        const few = (100 * (1 - crowded / looks)).toFixed(0);
        return `| ${game} | ${screenName(screen)} | ${looks} | ${faults} | ${few} % |`;
      })
      .join('\n');
  }
}

/** What has another size than before; notes down how large all is. */
function changes(now: Measured, seen: Seen): string[] {
  const zones = JSON.stringify(now.zones);
  const faults = zones === (seen.zones ?? zones) ? [] : ['the zones have changed'];
  for (const [card, size] of Object.entries(now.cards)) {
    const before = seen.sizes.get(card) ?? size;
    if (size !== before) faults.push(`${card} was ${before} and is ${size}`);
    seen.sizes.set(card, size);
  }
  for (const [card, size] of Object.entries(now.read)) seen.read.set(card, size);
  seen.zones = zones;
  seen.looks++;
  if (now.buttons > MOST_BUTTONS) seen.crowded++;
  return faults;
}

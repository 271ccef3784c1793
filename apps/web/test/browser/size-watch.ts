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

const desk = (width: number, height: number): Screen => ({ width, height, isTouched: false });
const touched = (width: number, height: number): Screen => ({ width, height, isTouched: true });

/** Looked at every time: a desk, tablets, a phone whose browser shows its bars, standing and lying. */
export const ALWAYS: readonly Screen[] = [
  desk(1440, 900),
  touched(1024, 768),
  touched(768, 1024),
  touched(390, 664),
  touched(844, 390),
];
/** Looked at in turn: other desks, and other phones. */
const DESKS: readonly Screen[] = [desk(1280, 720), desk(1920, 1080), desk(2560, 1440)];
const PHONES: readonly Screen[] = [
  touched(360, 640),
  touched(412, 732),
  touched(390, 844),
  touched(740, 360),
  touched(375, 667),
  touched(430, 932),
];

export const ALL: readonly Screen[] = [...ALWAYS, ...DESKS, ...PHONES];

/** Whether every look has all screens, as in `npm run screens`. */
export const isWhole = process.env['FULLEST'] === 'all';

const inTurn = (some: readonly Screen[], at: number): Screen => some[at % some.length]!;

/** In `npm test` each look has three of those that take turns, so that a few looks see all. */
export function screensOf(look: number): readonly Screen[] {
  if (isWhole) return ALL;
  return [...ALWAYS, ...turnsOf(look)];
}

/** The same, but only one of those that others see every time. */
export function fewScreensOf(look: number, from: number): readonly Screen[] {
  if (isWhole) return ALL;
  return [inTurn(ALWAYS, from + look), ...turnsOf(look)];
}

const turnsOf = (look: number): Screen[] => [
  inTurn(DESKS, look),
  inTurn(PHONES, 2 * look),
  inTurn(PHONES, 2 * look + 1),
];

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
  async look(where: string, screens: readonly Screen[]): Promise<void> {
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

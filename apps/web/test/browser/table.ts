// How a person at the screen plays: sits down, sees what is asked, answers by the list, the table or the keys.
import { allowed } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { openingOf, roomFrom } from '@castellan/room';
import { rulesOf } from '@castellan/shelf';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { editionOf } from '../../src/games.ts';
import { freshGame, spareNames } from '../../src/seating.ts';
import { sayIn, screens } from '../../src/strings/text.ts';
import type { Policy } from './policy.ts';
import { best, policies } from './policy.ts';
import type { Pane } from './press.ts';
import { press, there } from './press.ts';

/** A way to play: gives an answer to what is asked, and says with what it was given. */
export type Way<P extends Pane = Page> = (page: P, sight: Sight, policy: Policy) => Promise<Means>;

export type Means = 'list' | 'thing' | 'button' | 'carried' | 'key';

await screens.load('en');
export const english = sayIn('en');

export type GameId = 'card-kingdoms' | 'margraves' | 'quests' | 'shadowgate' | 'villages';
export const GAMES: readonly GameId[] = [
  'card-kingdoms',
  'margraves',
  'quests',
  'shadowgate',
  'villages',
];

export interface TableStart {
  readonly game: GameId;
  /** A person or a bot for each seat. */
  readonly sitters: readonly string[];
  readonly seed: string;
  /** Where one sits down: at the first question to the first seat that is like this. To get there takes no pressing. */
  at?(asked: Asked): boolean;
}

type Asked = Pick<Sight, 'kind' | 'options'>;

/** One person among greedy bots. */
export const against = (game: GameId, players: number, seed: string): TableStart => ({
  game,
  sitters: Array.from({ length: players }, (_, seat) => (seat === 0 ? 'person' : 'greedy')),
  seed,
});

/** A price that can be paid in two kinds. */
export const isPayment = ({ kind }: Asked): boolean => kind === 'split';

/** A table with all that lies on it, or what is before it. */
const LAID = '.cw-table:not(:has([aria-busy])), .cw-curtain';

/** Sits down at a new table that the browser has kept, as the setup screen would have left it. */
export async function sitDown(page: Page, start: TableStart): Promise<void> {
  const log = await freshLog(start);
  // The database belongs to the address, so something must be open there.
  if (page.url() === 'about:blank') await page.goto('/icons/castellan.svg');
  const { table } = openingOf(log);
  await page.evaluate(keep, { entries: rowsOf(log) });
  await page.goto(`/#/table/${table}`);
  await page.locator(LAID).waitFor();
}

/** The log of a table where nothing has been answered yet, or only what comes before one sits down. */
export async function freshLog(start: TableStart): Promise<readonly Entry[]> {
  const { game, sitters, seed } = start;
  const edition = (await editionOf(game))!;
  const first = Object.fromEntries(edition.settings.map(({ id, values }) => [id, values[0]!]));
  const you = english('yourTableName');
  const log = freshGame(edition, {
    settings: { ...first, players: sitters.length },
    seed,
    sitters: sitters.map(sitter => (sitter === 'person' ? 'person' : { bot: sitter })),
    names: [you, ...spareNames([you])].slice(0, sitters.length),
  });
  if (start.at !== undefined) await playAhead(game, log, start.at);
  return log;
}

/** Plays on without a page: as a person plays here, the others as if their time were up. */
async function playAhead(
  game: GameId,
  log: Entry[],
  isThere: (asked: Asked) => boolean,
): Promise<void> {
  const room = roomFrom(log, (await rulesOf(game))!);
  for (;;) {
    const [decision] = room.table!.decisions();
    if (decision === undefined)
      throw new Error(`A game of ${game} was over before that was asked.`);
    const { id, seat, kind, fallback } = decision;
    const options = allowed(decision).map(option => option.id);
    if (seat === 0 && isThere({ kind, options })) return;
    const isChosen = seat === 0 && kind === 'choose';
    const answer = isChosen ? { decision: id, picks: [best(policies[game], options)] } : fallback;
    log.push(room.fold({ type: 'answered', at: 0, seat, hand: 'own', answer, events: [] }));
  }
}

/** What lies on the shelves of a browser, by its key. */
export type Kept = Readonly<
  Partial<Record<'entries' | 'settings', Readonly<Record<string, unknown>>>>
>;

/** A log as the browser keeps it. */
export function rowsOf(log: readonly Entry[]): Readonly<Record<string, unknown>> {
  const { table } = openingOf(log);
  return Object.fromEntries(
    log.map((entry, n) => [`${table} ${String(n).padStart(6, '0')}`, entry] as const),
  );
}

/** In the page: puts things on its shelves. On a first visit there is none yet. */
export function keep(kept: Kept): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('castellan', 3);
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('upgradeneeded', () => {
      const { result: database } = opening;
      for (const shelf of ['entries', 'games', 'settings'])
        if (!database.objectStoreNames.contains(shelf)) database.createObjectStore(shelf);
    });
    opening.addEventListener('success', () => {
      const task = opening.result.transaction(Object.keys(kept), 'readwrite');
      for (const [shelf, things] of Object.entries(kept))
        for (const [key, value] of Object.entries(things)) task.objectStore(shelf).put(value, key);
      task.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

export const choosePlayers = (page: Page, count: number): Promise<void> =>
  page
    .getByRole('group', { name: english('players') })
    .locator(`label:has(input[value="${count}"])`)
    .click();

/** Opens a list and chooses from it, by the value that stands for it. */
export async function choose(list: Locator, value: string): Promise<void> {
  await list.click();
  await list.page().locator(`[role="option"][data-value="${value}"]`).click();
}

/** From whose place a replay is looked at. */
export const lookFrom = (page: Page): Locator =>
  page.getByRole('combobox', { name: english('lookFrom') });

/** Does something with the first of the games that lie in the lobby: goes on with it, shows it again, deletes it. */
export async function withSaved(
  page: Page,
  deed: 'continueGame' | 'watch' | 'export' | 'remove',
): Promise<void> {
  await page.locator('.cw-saved-more').first().click();
  await page.locator('dialog[open]').getByText(english(deed), { exact: true }).click();
}

/** Sets up a table on the setup screen, as a person would, and sits down. */
export async function setUp(page: Page, { game, sitters, seed }: TableStart): Promise<void> {
  await page.goto(`/#/setup/${game}`);
  await choosePlayers(page, sitters.length);
  const seats = page.locator('.cw-seat');
  await expect(seats).toHaveCount(sitters.length);
  for (const [at, sitter] of sitters.entries()) {
    if (sitter === (at === 0 ? 'person' : 'greedy')) continue;
    await seats.nth(at).getByRole('button').click();
    await page.locator(`.cw-picker input[value="${sitter}"]`).check({ force: true });
  }
  await page.locator('.cw-more summary').click();
  await page.locator('#seed').fill(seed);
  await page.locator('.cw-setup-start button').click();
  await page.locator(LAID).waitFor();
}

/** What the screen shows, as far as it matters for what to do next. */
export interface Sight {
  readonly at: 'decision' | 'over' | 'curtain';
  readonly decision: string;
  readonly kind: string;
  readonly prompt: string;
  /** The ids of the options in the list. */
  readonly options: readonly string[];
  /** The things on the board that are lit. */
  readonly lit: readonly string[];
  readonly ready: boolean;
}

/** Less than a test may take, so that this says what the page shows; far more than a busy machine needs. */
const PATIENCE_MS = 240_000;

/** Waits for something to do other than the decision that was just answered. */
export async function nextSight(page: Pane, answered = ''): Promise<Sight> {
  const sight = await page.evaluate(
    async ([last, ms]): Promise<Sight | string> => {
      const now = (): Sight | null => {
        const panel = document.querySelector<HTMLElement>('.ct-decision[data-decision]');
        const over = document.querySelector('dialog[open] .ct-sheet') !== null;
        const curtain = document.querySelector('.cw-curtain') !== null;
        const decision = panel?.dataset['decision'] ?? '';
        // A turn that is done waits to be ended.
        document.querySelector<HTMLButtonElement>('.ct-end-turn[data-held]')?.click();
        if (!over && !curtain && (decision === '' || decision === last)) return null;
        // The list of options is drawn after the table.
        const listed = document.querySelector<HTMLElement>('.ct-rail__list')?.dataset['of'];
        if (!over && !curtain && listed !== decision) return null;
        const all = (selector: string, name: string): string[] =>
          [...document.querySelectorAll<HTMLElement>(selector)].map(one => one.dataset[name] ?? '');
        const confirm = document.querySelector<HTMLButtonElement>(
          '.ct-decision__foot .ct-button--main',
        );
        return {
          at: over ? 'over' : curtain ? 'curtain' : 'decision',
          decision,
          kind: panel?.dataset['kind'] ?? '',
          prompt: panel?.querySelector('.ct-decision__prompt')?.textContent ?? '',
          options: all('.ct-option[data-option]', 'option'),
          lit: all('.cw-board button.ct-thing[data-lit="can"]', 'ref'),
          ready: confirm !== null && !confirm.disabled,
        };
      };
      const until = performance.now() + ms;
      while (performance.now() < until) {
        const found = now();
        if (found !== null) return found;
        await new Promise(resolve => setTimeout(resolve, 4));
      }
      const notices = document.querySelector('.cw-notices')?.textContent ?? '';
      const shown = document.querySelector('main')?.innerText.slice(0, 400) ?? '';
      return `${notices}\n${shown}`;
    },
    [answered, PATIENCE_MS] as const,
  );
  if (typeof sight === 'string') {
    throw new Error(`Nothing to decide after "${answered}". The page shows:\n${sight}`);
  }
  return sight;
}

export const CONFIRM = '.ct-decision__foot .ct-button--main';

/** Whether what was gathered may be sent. */
export async function isConfirmable(page: Pane): Promise<boolean> {
  await there(page, CONFIRM);
  return page.evaluate(
    confirm => document.querySelector<HTMLButtonElement>(confirm)?.disabled === false,
    CONFIRM,
  );
}

const optionOf = (id: string): string => `.ct-option[data-option=${JSON.stringify(id)}]`;

export const optionButton = (page: Page, id: string): Locator => page.locator(optionOf(id));

/** Opens the list of all options, or closes it. */
export async function list(page: Pane, open: boolean): Promise<void> {
  const isOpen = `.ct-rail__all[aria-expanded="${open}"]`;
  if (await page.evaluate(wanted => document.querySelector(wanted) !== null, isOpen)) return;
  await press(page, '.ct-rail__all');
  await there(page, isOpen);
}

/** What the log says. It lies open from now on. */
export async function openLog(page: Page): Promise<Locator> {
  const lines = page.locator('.ct-log__lines');
  // By its key: the list of all options may lie over its button.
  if (!(await lines.isVisible())) await page.keyboard.press('l');
  await lines.waitFor();
  return lines;
}

export async function closeLog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.ct-log__lines').waitFor({ state: 'detached' });
}

/** Answers by the list of all options. */
export const byList: Way<Pane> = async (page, sight, policy) => {
  if (sight.kind === 'choose') {
    await list(page, true);
    await press(page, optionOf(best(policy, sight.options)));
    return 'list';
  }
  if (sight.kind === 'select') {
    await list(page, true);
    await pickEnough(page, sight);
  }
  await press(page, CONFIRM);
  return 'list';
};

/** Picks one after the other until the selection may be confirmed. */
async function pickEnough(page: Pane, { options }: Sight): Promise<void> {
  for (const id of options) {
    if (await isConfirmable(page)) return;
    await press(page, optionOf(id));
  }
}

export interface PlayPlan<P extends Pane = Page> {
  readonly policy: Policy;
  /** How answers are given: by the list, unless told. */
  readonly way?: Way<P>;
  /** Stop after this many answers. */
  readonly most?: number;
  /** Stop before this is answered. */
  until?(sight: Sight): boolean;
  /** Called with each thing to do before it is done. */
  look?(sight: Sight): Promise<void>;
}

export interface Played {
  readonly answers: number;
  /** With what they were given. */
  readonly by: Readonly<Record<Means, number>>;
  readonly last: Sight;
}

/** Plays until the score sheet is there, or until told to stop. */
export async function play<P extends Pane>(page: P, how: PlayPlan<P>): Promise<Played> {
  const { policy, way = byList, most = 2000 } = how;
  const by = { list: 0, thing: 0, button: 0, carried: 0, key: 0 };
  let answers = 0;
  let sight = await nextSight(page);
  while (sight.at !== 'over' && how.until?.(sight) !== true) {
    await how.look?.(sight);
    if (answers >= most) break;
    if (sight.at === 'curtain') {
      await liftCurtain(page);
      sight = await nextSight(page);
      continue;
    }
    by[await way(page, sight, policy)]++;
    answers++;
    sight = await nextSight(page, sight.decision);
  }
  return { answers, by, last: sight };
}

/** What was played in another tab may let it fall again at once, for someone else. */
async function liftCurtain(page: Pane): Promise<void> {
  const whose = (): Promise<string | undefined> =>
    page.evaluate(() => document.querySelector('.cw-curtain button')?.textContent);
  const lifted = (await whose()) ?? '';
  await press(page, '.cw-curtain button');
  for (let waits = 0; (await whose()) === lifted; waits++) {
    if (waits > 3000) throw new Error(`The curtain "${lifted}" stays down.`);
    await page.waitForTimeout(20);
  }
}

/** Plays a whole game and looks at its score sheet. */
export async function playToTheEnd<P extends Pane>(page: P, how: PlayPlan<P>): Promise<Played> {
  const played = await play(page, how);
  if (played.last.at !== 'over') {
    throw new Error(`The game was not over after ${played.answers} answers.`);
  }
  const total = 'dialog[open] .ct-sheet tfoot td';
  await expect
    .poll(() => page.evaluate(wanted => document.querySelector(wanted)?.textContent, total))
    .toMatch(/^-?\d+$/);
  return played;
}

/** Looks on while two bots play a whole game. */
export async function watchBots(page: Page, game: GameId): Promise<void> {
  await sitDown(page, { game, sitters: ['greedy', 'greedy'], seed: 'watch' });
  expect((await nextSight(page)).at).toBe('over');
}

// Played by pressing things alone, with the mouse or a finger: what lies on the table, and the few buttons of the rail that
// are about nothing there. The list of all options stays closed.
import { carriable, drop, lift, quiet, takers } from './carrying.ts';
import { best } from './policy.ts';
import type { Pane, Touch } from './press.ts';
import { press, tap } from './press.ts';
import type { Means, Sight, Way } from './table.ts';
import { byList, CONFIRM, isConfirmable, list } from './table.ts';

/** What a hand finds to press; by its ref, or by the id of the option where it is a button. */
interface Pressable {
  readonly name: string;
  readonly selector: string;
  readonly means: Means;
}

/** What is folded away, or behind a tab: it can be brought into sight. */
const AWAY = ':is(.ct-fold, .ct-tabbed__part)[hidden]';

/** Brings a thing into sight that is folded away or behind a tab; and folds away what would lie over it. */
async function unfold(page: Pane, selector: string, touch: Touch): Promise<void> {
  const lip = await page.evaluate(
    ([wanted, away]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const open = document.querySelector<HTMLElement>('.ct-lip[aria-expanded="true"]');
      const isCovered = open !== null && !all.some(one => one.closest('.ct-fold') !== null);
      if (isCovered) return '.ct-lip[aria-expanded="true"]';
      if (all.some(one => one.checkVisibility({ visibilityProperty: true }))) return null;
      const folded = all[0]?.closest<HTMLElement>(away);
      if (!folded) return null;
      const tab = folded.dataset['part'];
      return tab === undefined
        ? `[aria-controls=${JSON.stringify(folded.id)}]`
        : `[data-tab=${JSON.stringify(tab)}]`;
    },
    [selector, AWAY] as const,
  );
  if (lip !== null) await touch(page, lip);
}

function pressables(page: Pane): Promise<Pressable[]> {
  return page.evaluate(away => {
    const found = (selector: string, name: 'ref' | 'option', means: Means): Pressable[] =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(
          one => one.checkVisibility({ visibilityProperty: true }) || one.closest(away) !== null,
        )
        .map(({ dataset }) => ({
          name: dataset[name]!,
          selector: `${selector}[data-${name}=${JSON.stringify(dataset[name])}]`,
          means,
        }));
    return [
      ...found('.ct-stage button.ct-thing[data-lit="can"]', 'ref', 'thing'),
      ...found('.ct-stage button.ct-thing[data-reach]', 'ref', 'thing'),
      ...found('.ct-rail__button', 'option', 'button'),
      ...found('.ct-rite__be', 'option', 'button'),
      ...found('.ct-end-turn[data-lit="can"]', 'ref', 'button'),
    ];
  }, AWAY);
}

const byTouch =
  (touch: Touch): Way<Pane> =>
  async (page, sight, policy) => {
    await list(page, false);
    if (sight.kind === 'choose') {
      const all = await pressables(page);
      if (all.length === 0) throw new Error(`Nothing on the table can be pressed: ${sight.prompt}`);
      const name = best(
        policy,
        all.map(one => one.name),
      );
      const { selector, means } = all.find(one => one.name === name)!;
      await unfold(page, selector, touch);
      await touch(page, selector);
      await pressWhich(page, sight, touch);
      // A thing that no option is about may answer several decisions, one after the other.
      if (selector.includes('data-reach')) await quiet(page);
      return means;
    }
    if (sight.kind === 'select') {
      for (const { selector } of await pressables(page)) {
        if (await isConfirmable(page)) break;
        await unfold(page, selector, touch);
        await touch(page, selector);
      }
    }
    await touch(page, CONFIRM);
    return 'thing';
  };

export const byThings = byTouch(press);
/** A finger's first tap chooses a card, or shows it large, with what may be done; the second does it. */
export const byTaps = byTouch(tap);

/** By the list, and every so often by a press on the table. */
export function sometimesThings(every: number): Way<Pane> {
  let answers = 0;
  return (page, sight, policy) =>
    (++answers % every === 0 ? byThings : byList)(page, sight, policy);
}

const DEEDS = [
  '.ct-menu .ct-menu__item',
  '.ct-zoom[open] .ct-zoom__actions .ct-button--main',
  '.ct-rail__aimed .ct-button--main',
];

/** Where more than one thing can be done with it, it asks which; what can't be taken back is shown large first. */
async function pressWhich(page: Pane, { decision, prompt }: Sight, touch = press): Promise<void> {
  const next = await page.evaluate(
    async ({ last, actions }): Promise<string | null | undefined> => {
      const until = performance.now() + 60_000;
      while (performance.now() < until) {
        const found = actions.find(one => document.querySelector(one)?.checkVisibility());
        if (found !== undefined) return found;
        const now = document.querySelector<HTMLElement>('.ct-decision')?.dataset['decision'];
        if (now !== last) return null;
        await new Promise(resolve => setTimeout(resolve, 4));
      }
      return undefined;
    },
    { last: decision, actions: DEEDS },
  );
  if (next === undefined) throw new Error(`The press did nothing: ${prompt}`);
  if (next !== null) await touch(page, next);
}

/** By dragging where possible: what may be carried is, onto each of its targets in turn. The rest is pressed. */
export function byCarrying(): Way {
  let drops = 0;
  return async (page, sight, policy) => {
    await list(page, false);
    const things = await carriable(page);
    // A payment is divided up already: there is nothing left to carry but other shares.
    if (things.length === 0 || sight.kind !== 'choose') return byThings(page, sight, policy);
    const name = best(
      policy,
      things.map(one => one.name),
    );
    const thing = things.find(one => one.name === name)!;
    await lift(page, thing);
    const targets = await takers(page);
    if (targets.length === 0) throw new Error(`Nothing takes ${name}: ${sight.prompt}`);
    await drop(page, targets[drops++ % targets.length]!);
    // Where it could mean several things, it asks which.
    await pressWhich(page, sight);
    await quiet(page);
    return 'carried';
  };
}

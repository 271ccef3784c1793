// Played by a screen reader's tree alone: the region that asks, its buttons by their names, the score sheet at the end.
import type { Page } from '@playwright/test';
import type { Policy } from './policy.ts';
import { best } from './policy.ts';
import type { Heard } from './reader.ts';
import { all, Reader, whole } from './reader.ts';

/** What the words of options begin with, the better ones first. */
export const spokenPolicies = {
  'card-kingdoms': {
    first: ['Slay', 'Build', 'Recruit', 'Use', 'Take', 'Gain'],
    last: ['No, thanks', 'Skip', 'Keep the dice', 'End turn'],
  },
  quests: {
    first: ['Complete', 'Send', 'Hire', 'Take', 'Draw'],
    last: ['Leave it', 'Reserve', 'Discard', 'End turn'],
  },
  shadowgate: {
    first: ['Put', 'The', 'Use', 'Spend', 'Set out', 'Play'],
    last: ['Lay out', 'Cycle', 'End turn'],
  },
  villages: {
    first: ['Build', 'Recruit', 'Place a coin', 'Follow', 'Develop', 'Harvest', 'Take', 'Draw'],
    last: ['Decline', 'No more powers', 'Tax', 'End turn'],
  },
  margraves: {
    first: ['Build', 'Slay', 'Hire', 'Pay', 'Play', 'Take', 'Move', 'Deploy', 'Gain'],
    last: ['Recall', 'Leave', 'Let it go', 'Go on', 'End turn'],
  },
} as const satisfies Readonly<Record<string, Policy>>;

/** The region that asks is named by its own heading. */
const askingIn = (page: Heard): Heard | undefined =>
  all(page, 'region').find(region => all(region, 'heading').some(one => one.name === region.name));

const isOver = (page: Heard): boolean =>
  all(page, 'dialog').some(dialog => all(dialog, 'table').length > 0);

const can = ({ isDisabled }: Heard): boolean => !isDisabled;

/** The buttons that are items of a list: the options. */
const optionsIn = (region: Heard): Heard[] =>
  all(region, 'listitem')
    .flatMap(item => all(item, 'button'))
    .filter(can);

/** What sends a selection or a payment: the last button of the region's foot. */
const confirmIn = (region: Heard): Heard | undefined =>
  all(region, 'sectionfooter')
    .flatMap(foot => all(foot, 'button'))
    .at(-1);

/** What ends a turn that is held stands where the turn is ended, not among the options. */
const endIn = (page: Heard): Heard | undefined =>
  all(page, 'button').find(one => can(one) && /^(End turn|Go on)$/.test(one.name));

/** What is to be pressed next; null: nothing is asked yet. */
function nextPress(page: Heard, policy: Policy): Heard | null {
  const region = askingIn(page);
  if (region === undefined) return null;
  const options = optionsIn(region);
  const confirm = confirmIn(region);
  if (confirm !== undefined)
    return can(confirm) ? confirm : (options.find(({ isPressed }) => !isPressed) ?? null);
  if (options.length === 0) return endIn(page) ?? null;
  const name = best(
    policy,
    options.map(one => one.name),
  );
  return options.find(one => one.name === name)!;
}

const PATIENCE_MS = 30_000;

/** Plays until the score sheet is heard, or for this many presses. */
export async function playByReader(page: Page, policy: Policy, most = 3000): Promise<number> {
  const reader = await Reader.of(page);
  let presses = 0;
  let before = '';
  while (presses < most) {
    const until = Date.now() + PATIENCE_MS;
    let now = await reader.read();
    // Until it is another page than before the press, and stays so for a breath.
    for (let last = ''; ; now = await reader.read()) {
      const text = whole(now);
      if (isOver(now)) return presses;
      if (text === last && text !== before && nextPress(now, policy) !== null) break;
      if (Date.now() > until) throw new Error(`Nothing more is asked:\n${text}`);
      last = text;
    }
    before = whole(now);
    await reader.press(nextPress(now, policy)!);
    presses++;
  }
  return presses;
}

// What is not needed during play: loaded when it is wanted, or when there is nothing else to do.
import { later } from '../../app/later.tsx';

const end = () => import('./end-dialog.tsx');
const menu = () => import('./table-menu.tsx');

export const CantOpen = later(async () => (await import('./cant-open.tsx')).CantOpen);
// Most tables have no lessons: what they need comes with them.
export const Coach = later(async () => (await import('../learn/coach.tsx')).Coach);
export const Farewell = later(async () => (await import('../learn/farewell.tsx')).Farewell);
const hint = () => import('../../teaching/hint-on-table.tsx');
export const HintLine = later(async () => (await hint()).HintLine);
export const HintMarks = later(async () => (await hint()).HintMarks);
export const HintDialog = later(
  async () => (await import('../../teaching/hint-dialog.tsx')).HintDialog,
);
export const WhyMove = later(async () => (await import('../../teaching/why-move.tsx')).WhyMove);
export const Tips = later(async () => (await import('../../teaching/tips.tsx')).Tips);
export const EndDialog = later(async () => (await end()).EndDialog);
export const EndActions = later(async () => (await end()).EndActions);
export const EndFairness = later(async () => (await end()).EndFairness);
export const TableMenu = later(async () => (await menu()).TableMenu);

/** Long enough for a table to be laid and looked at. */
const SOON_MS = 4000;

/** Fetches the menu and the end in advance, so that they open at once, connected or not; what does not come is asked for again. */
export function reachDialogs(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => Promise.all([menu(), end()]).catch(wait), SOON_MS);
  };
  wait();
  return () => clearTimeout(timer);
}

// The paintings of this page: each is ordered once, however many cards show it, and kept.
import type { Wanted } from './orders.ts';
import { painted } from './orders.ts';

type Order = Omit<Extract<Wanted, { type: 'picture' }>, 'type'>;

const paintings = new Map<string, string>();
const ordered = new Set<string>();
const waiting: Order[] = [];
const listeners = new Set<() => void>();
let atWork = false;

export function onPaintings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of a painting that is done: a background, as styles have it. */
export const paintingOf = (key: string): string | undefined => paintings.get(key);

/** Has a picture painted. What is looked at closely comes before what waits. */
export function order(wanted: Order): void {
  if (ordered.has(wanted.key)) return;
  ordered.add(wanted.key);
  if (wanted.view === 'zoom') waiting.unshift(wanted);
  else waiting.push(wanted);
  void work();
}

/** One after the other, when the page has nothing better to do: what a person does comes first. */
async function work(): Promise<void> {
  if (atWork) return;
  atWork = true;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await idle();
    await paint(next);
  }
  atWork = false;
}

async function paint(wanted: Order): Promise<void> {
  const { key } = wanted;
  const painting = await painted({ type: 'picture', ...wanted });
  if (painting === null) return;
  const image = new Image();
  image.src = URL.createObjectURL(painting);
  // Unpacked first: nothing blinks when it takes the place of what is there.
  await image.decode();
  await stillness();
  paintings.set(key, `url("${image.src}")`);
  for (const listener of listeners) listener();
}

/** What moves would falter while a picture is put up. */
async function stillness(): Promise<void> {
  while (isAnythingMoving()) await new Promise(done => setTimeout(done, 50));
}

const isAnythingMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState !== 'finished' && effect?.getTiming().iterations !== Infinity,
    );

function idle(): Promise<void> {
  return new Promise(done => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 60);
  });
}

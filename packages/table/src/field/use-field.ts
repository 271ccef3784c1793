import { useEffect } from 'preact/hooks';
import { useStore } from '../view/use-store.ts';
import type { Scenery } from './canvas.ts';
import { HIGH, WIDE } from './canvas.ts';
import { fieldUrl } from './paint.ts';
import type { Drawn, Painting } from './painter.ts';
import type { FieldName } from './registry.ts';
import { FIELDS } from './registry.ts';

/** How much finer than its drawing a painting is kept: sharp on the largest card there is, at two dots to the point. */
const FINE = 2.5;

const finished = new Map<string, string>();
const begun = new Set<string>();
const listeners = new Set<() => void>();
let queue: Promise<void> = Promise.resolve();
let hanging: Promise<void> = Promise.resolve();
let painter: Worker | null = null;
/** What is painted in each field: null until it has come. */
let scenes: Readonly<Record<FieldName, Scenery>> | null = null;
let coming: Promise<void> | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The scenes come after the table, which needs them least. */
async function fetchScenes(): Promise<void> {
  const { SCENES } = await import('./scenes.ts');
  await stillness();
  scenes = SCENES;
  tell();
}

const drawing = (name: FieldName): string => fieldUrl(name, scenes?.[name] ?? null);

/** Has a field painted: once in the life of a page, however many cards show it. Where a page can't, the drawing stays. */
async function finish(name: FieldName): Promise<void> {
  await idle();
  await (coming ??= fetchScenes());
  const image = new Image();
  image.src = drawing(name);
  await image.decode();
  const [wide, high] = [WIDE * FINE, HIGH * FINE];
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.drawImage(image, 0, 0, wide, high);
  const bitmap = canvas.transferToImageBitmap();
  painter ??= hire();
  painter.postMessage({ name, drawing: bitmap } satisfies Drawn, [bitmap]);
}

/** One after the other: unpacking a painting is much work. */
async function hang({ name, painting }: Painting): Promise<void> {
  await stillness();
  finished.set(name, URL.createObjectURL(painting));
  tell();
  await pause();
}

/** What moves would falter while the page is busy with pictures. */
async function stillness(): Promise<void> {
  while (isAnythingMoving()) await pause();
}

const pause = (): Promise<void> => new Promise(done => setTimeout(done, 50));

const isAnythingMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState !== 'finished' && effect?.getTiming().iterations !== Infinity,
    );

function hire(): Worker {
  const worker = new Worker(new URL('./painter.ts', import.meta.url), {
    type: 'module',
    name: 'painter',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<Painting>) => {
    hanging = hanging.then(() => hang(data));
  });
  return worker;
}

/** One drawing at a time, when the page has nothing better to do: what a person does comes first. */
function idle(): Promise<void> {
  return new Promise(done => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 60);
  });
}

function begin(name: FieldName): void {
  if (begun.has(name)) return;
  begun.add(name);
  queue = queue
    .then(() => finish(name))
    .catch((error: unknown) => console.warn(`The field "${name}" stays a drawing.`, error));
}

/** The picture of a field: its sky at first, soon its drawing, its painting as soon as that is done. */
export function useField(field: string): string {
  const name = field in FIELDS ? (field as FieldName) : 'plain';
  useEffect(() => begin(name), [name]);
  return useStore(subscribe, () => finished.get(name) ?? drawing(name));
}

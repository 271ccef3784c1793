import { useEffect } from 'preact/hooks';
import { useStore } from '../view.ts';
import type { Scenery } from './canvas.ts';
import { HIGH, WIDE } from './canvas.ts';
import { draw, skyOf } from './paint.ts';
import type { Drawn, Painting } from './painter.ts';
import type { FieldName } from './registry.ts';
import { FIELDS } from './registry.ts';

/** How much finer than its drawing a painting is kept: sharp on the largest card there is, at two dots to the point. */
const FINE = 2.5;

/** The backgrounds of fields. A painting has a short address: every card of the field carries it. */
const backgrounds = new Map<string, string>();
const begun = new Set<string>();
const listeners = new Set<() => void>();
let queue: Promise<void> = Promise.resolve();
let hanging: Promise<void> = Promise.resolve();
let painter: Worker | null = null;
/** What is painted in each field. It comes after the table, which needs it least. */
let scenes: Promise<Readonly<Record<FieldName, Scenery>>> | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has a field painted: once in the life of a page, however many cards show it. */
async function finish(name: FieldName): Promise<void> {
  await idle();
  scenes ??= import('./scenes.ts').then(({ SCENES }) => SCENES);
  const svg = draw(name, (await scenes)[name]);
  const drawing = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await paint(name, drawing).catch((error: unknown) => {
    console.warn(`The field "${name}" stays a drawing.`, error);
    hang(name, drawing);
  });
}

async function paint(name: FieldName, drawing: string): Promise<void> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const [wide, high] = [WIDE * FINE, HIGH * FINE];
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas here.');
  context.drawImage(image, 0, 0, wide, high);
  const bitmap = canvas.transferToImageBitmap();
  painter ??= hire();
  painter.postMessage({ name, drawing: bitmap } satisfies Drawn, [bitmap]);
}

/** Shows a picture when its turn comes. One after the other: unpacking one is much work. */
function hang(name: string, picture: string): void {
  hanging = hanging.then(async () => {
    await stillness();
    backgrounds.set(name, `url("${picture}")`);
    for (const listener of listeners) listener();
    await pause();
  });
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
    hang(data.name, URL.createObjectURL(data.painting));
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
    .catch((error: unknown) => console.warn(`The field "${name}" stays a sky.`, error));
}

/** The picture of a field as a background: its sky at first, its painting as soon as that is done. */
export function useField(field: string): string {
  const name = field in FIELDS ? (field as FieldName) : 'plain';
  useEffect(() => begin(name), [name]);
  return useStore(subscribe, () => backgroundOf(name));
}

function backgroundOf(name: FieldName): string {
  let background = backgrounds.get(name);
  if (background === undefined) backgrounds.set(name, (background = skyOf(name)));
  return background;
}

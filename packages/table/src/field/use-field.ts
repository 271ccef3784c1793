import { useEffect, useSyncExternalStore } from 'react';
import { HIGH, WIDE } from './brush.ts';
import { fieldUrl } from './paint.ts';
import { FIELDS } from './registry.ts';
import { roughen } from './roughen.ts';

/** How much finer than its drawing a painting is kept: sharp on the largest card there is, at two dots to the point. */
const FINE = 2.5;

const finished = new Map<string, string>();
const begun = new Set<string>();
const listeners = new Set<() => void>();
let queue: Promise<void> = Promise.resolve();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Paints a field: once in the life of a page, however many cards show it. Where a page can't, the drawing stays. */
async function finish(name: string): Promise<void> {
  await idle();
  const drawing = new Image();
  drawing.src = fieldUrl(name);
  await drawing.decode();
  const canvas = document.createElement('canvas');
  const [wide, high] = [WIDE * FINE, HIGH * FINE];
  [canvas.width, canvas.height] = [wide, high];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.drawImage(drawing, 0, 0, wide, high);
  const { data } = context.getImageData(0, 0, wide, high);
  context.putImageData(new ImageData(roughen(data, wide, high), wide, high), 0, 0);
  const bitmap = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!bitmap) return;
  finished.set(name, URL.createObjectURL(bitmap));
  for (const listener of listeners) listener();
}

/** One painting at a time, when the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise(done => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => done(), { timeout: 150 });
    else setTimeout(done, 30);
  });
}

function begin(name: string): void {
  if (begun.has(name)) return;
  begun.add(name);
  queue = queue
    .then(() => finish(name))
    .catch((error: unknown) => console.warn(`The field "${name}" stays a drawing.`, error));
}

/** The picture of a field: its drawing at first, its painting as soon as that is done. */
export function useField(field: string): string {
  const name = field in FIELDS ? field : 'plain';
  useEffect(() => begin(name), [name]);
  return useSyncExternalStore(
    subscribe,
    () => finished.get(name) ?? fieldUrl(name),
    () => fieldUrl(name),
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import { HIGH, WIDE } from './brush.ts';
import { fieldUrl } from './paint.ts';
import { FIELDS } from './registry.ts';

/** How much finer than its drawing a painting is kept: sharp on a card of 340 points at two dots to the point. */
const FINE = 2.8;

const finished = new Map<string, string>();
const begun = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Paints a field into a bitmap: once in the life of a page, however many cards show it. Where that can't be done, the drawing stays. */
async function finish(name: string): Promise<void> {
  const drawing = new Image();
  drawing.src = fieldUrl(name, true);
  await drawing.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE * FINE, HIGH * FINE];
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const bitmap = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', 0.92));
  if (!bitmap) return;
  finished.set(name, URL.createObjectURL(bitmap));
  for (const listener of listeners) listener();
}

/** The picture of a field: its drawing at first, its painting as soon as that is done. */
export function useField(field: string): string {
  const name = field in FIELDS ? field : 'plain';
  useEffect(() => {
    if (begun.has(name)) return;
    begun.add(name);
    finish(name).catch((error: unknown) =>
      console.warn(`The field "${name}" stays a drawing.`, error),
    );
  }, [name]);
  return useSyncExternalStore(
    subscribe,
    () => finished.get(name) ?? fieldUrl(name),
    () => fieldUrl(name),
  );
}

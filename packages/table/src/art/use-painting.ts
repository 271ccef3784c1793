import { useEffect } from 'preact/hooks';
import { useStore } from '../view.ts';
import { fieldOf } from './fields.ts';
import { onPaintings, order, paintingOf } from './paintings.ts';
import type { View } from './views.ts';

/** What a painting shows. A back has no ref: nothing stands in its picture. */
export interface Sitter {
  readonly ref?: string | undefined;
  readonly emblem: string;
  readonly field: string;
  /** The emblem's outline; null where nothing stands. */
  readonly path: string | null;
}

/** Any other view of it will do while the one that is asked for is not there yet. */
const OTHERS: readonly View[] = ['card', 'tile', 'strip', 'near', 'tall', 'zoom'];

/** The picture of a card, as a background, once it is painted; where it can wait, it is ordered after so many milliseconds. */
export function usePainting(
  { ref, emblem, field, path }: Sitter,
  view: View,
  waits = 0,
): string | undefined {
  const keyOf = (one: View): string => `${ref ?? 'back'} ${emblem} ${field} ${one}`;
  const key = keyOf(view);
  useEffect(() => {
    const { tint } = fieldOf(field);
    const now = (): void =>
      order({ key, view, subject: { ref: ref ?? field, emblem, path, field, tint } });
    if (waits === 0) return now();
    const timer = setTimeout(now, waits);
    return () => clearTimeout(timer);
  }, [key, path, waits]);
  return useStore(
    onPaintings,
    () => paintingOf(key) ?? OTHERS.map(other => paintingOf(keyOf(other))).find(isThere),
  );
}

const isThere = (painting: string | undefined): boolean => painting !== undefined;

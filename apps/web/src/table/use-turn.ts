import type { Seat } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import type { Director } from '@castellan/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameBundle } from '../game-bundle.ts';

interface Turn {
  /** Whose turn it is; undefined where nobody knows. */
  readonly turnOf: Seat | undefined;
  readonly isOwnTurn: boolean;
}

/**
 * Whose turn it is, as far as it has been shown. While a turn is held, the table may have the next one already; and an answer
 * that ends a turn is shown before the next turn begins.
 */
export function useTurn({ ui }: GameBundle, scene: TableScene, director: Director): Turn {
  const { view, viewer, held } = scene;
  const seat = useRef<Seat | undefined>(undefined);
  const [, look] = useState(0);
  const now = ui.turnOf?.(view);
  const isFirst = seat.current === undefined;
  // Less than 0: the beat with which it begins is still to come.
  const ago = director.isPlaying() && !isFirst ? director.since('turn') : Infinity;
  if (!held && ago >= 0) seat.current = now;
  useEffect(() => {
    if (ago >= 0) return undefined;
    const again = (): void => look(n => n + 1);
    const timer = setTimeout(again, -ago);
    const unsubscribe = director.subscribe(again);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  });
  const turnOf = seat.current ?? now;
  return { turnOf, isOwnTurn: ui.turnOf === undefined || turnOf === viewer };
}

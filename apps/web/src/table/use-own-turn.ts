import type { Update } from '@castellan/protocol';
import { useRef } from 'preact/compat';
import type { GameBundle } from '../game-bundle.ts';

/** Whether it is the turn of the one who looks. While a turn is held, the table may show the next one already. */
export function useOwnTurn({ ui }: GameBundle, { view, viewer, held }: Update): boolean {
  const isOwn = useRef(true);
  if (!held) isOwn.current = ui.turnOf === undefined || ui.turnOf(view) === viewer;
  return isOwn.current;
}

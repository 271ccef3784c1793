import type { Position, Viewer } from '@castellan/kernel';

/** All viewers: each seat, and a spectator. */
export function viewersOf(state: Position): Viewer[] {
  return [...state.core.answered.keys(), 'spectator'];
}

export function viewerName(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}

import type { Position, Viewer } from '@castellan/kernel';

/** Everyone who may look: each seat, and someone who has none. */
export function viewersOf(state: Position): Viewer[] {
  return [...state.core.answered.keys(), 'spectator'];
}

export function viewerName(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}

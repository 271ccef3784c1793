// Grants [MV 9.5]: tiles that their owner may discard at any time in their own turn.
import type { Seat } from '@castellan/kernel';
import { TILES } from './cards/tiles.ts';
import type { State } from './state.ts';

export const isGrant: readonly boolean[] = TILES.map(({ grant }) => grant !== null);

/** Whether a seat can use a grant now. Before the first turn nobody can. */
export function holdsGrant({ turn, players }: State, seat: Seat): boolean {
  if (turn.number === 0 || seat !== turn.seat) return false;
  const { tiles } = players[seat]!;
  for (let i = 0; i < tiles.length; i++) if (isGrant[tiles[i]!]) return true;
  return false;
}

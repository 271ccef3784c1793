// Grants [MV 9.5]: tiles that their owner may discard at any time in their own turn.
import type { Seat } from '@castellan/kernel';
import { actionsIn, tally } from '@castellan/powers';
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

/** What these do can bring anything: the power of a Location, a reward, a step of influence and so another tile. */
const LEADING: ReadonlySet<string> = new Set(['move', 'move-anywhere', 'deploy', 'slay']);

const leads: readonly boolean[] = TILES.map(
  ({ grant }) =>
    grant !== null &&
    (tally(grant, 'influence', () => 0) > 0 ||
      actionsIn(grant).some(action => LEADING.has(action))),
);

/** Whether a tile of this seat can bring more than what it shows [MV R15]. */
export function holdsLeading({ players }: State, seat: Seat): boolean {
  return players[seat]!.tiles.some(tile => leads[tile]!);
}

import { DECK } from '@castellan/kernel';
import type { TableSpec } from '@castellan/protocol';
import { Refused } from './refused.ts';

/** Why a table with these settings can't be rated; null: it can be, or is not asked to. */
function whyNotRated({ rated, settings, clock, undo, hints, lessons }: TableSpec): string | null {
  if (rated !== true) return null;
  if (clock.kind === 'none')
    return 'A rated table needs a clock: choose how long everyone may think.';
  if (undo !== 'off') return 'Nothing is taken back at a rated table: choose undo “never”.';
  if (settings[DECK] !== undefined) return 'A rated table is played with the printed cards.';
  if (hints === true || lessons === true) return 'A rated table has no hints and no lessons.';
  return null;
}

/** Rated games must be the same contest for all. `isBegun`: the game was begun alone, elsewhere. */
export function mustBeFair(spec: TableSpec, isBegun: boolean): void {
  const why = whyNotRated(spec);
  if (why !== null) throw new Refused('settings', why);
  if (spec.rated === true && isBegun)
    throw new Refused('settings', 'A game that was started alone can’t be rated.');
}

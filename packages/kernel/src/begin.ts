import type { Edition } from './edition.ts';
import type { Agreed } from './promise.ts';
import { promiseOf } from './promise.ts';
import { Refusal } from './refusal.ts';
import { seedFrom } from './rng.ts';
import type { Save } from './save.ts';
import type { Seated } from './seating.ts';
import { readSeated } from './seating.ts';
import { readSettings } from './settings.ts';

/**
 * A game before its first card: what was agreed, and the promise of it. It needs no rules; they deal from it.
 * `seating` says who sits where; null if nobody is named.
 */
export function begin(
  edition: Edition,
  settings: unknown,
  seed: string | number,
  seating: readonly Seated[] | null = null,
): Save {
  // With defaults filled in, so that a save contains every setting.
  const chosen = readSettings(edition, settings);
  const agreed: Agreed = {
    game: edition.id,
    rulesVersion: edition.rulesVersion,
    settings: chosen,
    seating: seating === null ? null : seatingFor(chosen.players, seating),
    seed: seedFrom(seed),
  };
  return { castellan: 3, ...agreed, commitment: promiseOf(agreed), answers: [], events: [] };
}

function seatingFor(seats: number, seating: readonly Seated[]): readonly Seated[] {
  const seated = readSeated(seating);
  if (seated?.length === seats) return seated;
  throw new Refusal('settings', `This table has ${seats} seats: say who sits in each.`);
}

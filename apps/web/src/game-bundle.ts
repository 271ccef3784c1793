import type { Edition } from '@castellan/kernel';
import type { GameUi } from '@castellan/table';
import { use } from 'preact/compat';
import { boards } from 'virtual:boards';
import { picturesOf } from 'virtual:pictures';
import type { Listing } from './games.ts';
import { listingOf } from './games.ts';

/** The path data of pictures by their names. */
type Pictures = Readonly<Record<string, string>>;

/** A loaded game: everything that the page needs to show it. */
export interface GameBundle {
  readonly listing: Listing;
  readonly edition: Edition;
  readonly ui: GameUi;
  readonly pictures: Pictures;
}

const taken = new Map<string, Promise<GameBundle | null>>();

/** Loads a game once; null if it is not on the shelf. A failed load may be tried again. */
export function gameBundle(id: string): Promise<GameBundle | null> {
  let bundle = taken.get(id);
  if (bundle === undefined) {
    const reading = read(id);
    // With this mark, React's `use` returns the value of a resolved promise at once.
    reading.then(
      value => Object.assign(reading, { status: 'fulfilled', value }),
      () => taken.delete(id),
    );
    bundle = reading;
    taken.set(id, bundle);
  }
  return bundle;
}

async function read(id: string): Promise<GameBundle | null> {
  const listing = listingOf(id);
  if (listing === null) return null;
  const [edition, { ui }, own, shared] = await Promise.all([
    listing.edition(),
    boards[listing.id]!(),
    picturesOf[listing.id]?.(),
    import('virtual:pictures/table'),
  ]);
  return {
    listing,
    edition,
    ui,
    pictures: { ...shared.pictures, ...own?.pictures },
  };
}

/** The game, for a screen inside a <Suspense>. */
export function useGame(id: string): GameBundle | null {
  return use(gameBundle(id));
}

import { listings } from '@castellan/shelf/listings';
import type { Listing } from '@castellan/shelf/listings';
import type { Edition } from '@castellan/kernel';

export { listings as games } from '@castellan/shelf/listings';
export type { Listing } from '@castellan/shelf/listings';

export function listingOf(id: string): Listing | null {
  return listings.find(game => game.id === id) ?? null;
}

/** What is needed to begin a game; null for an unknown one. */
export async function editionOf(id: string): Promise<Edition | null> {
  return (await listingOf(id)?.edition()) ?? null;
}

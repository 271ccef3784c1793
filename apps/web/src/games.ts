import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import type { Listing } from '@castellan/shelf';

export { shelf as games } from '@castellan/shelf';
export type { Listing } from '@castellan/shelf';

export function listingOf(id: string): Listing | null {
  return shelf.find(game => game.id === id) ?? null;
}

export async function rulesOf(id: string): Promise<Game | null> {
  return (await listingOf(id)?.rules()) ?? null;
}

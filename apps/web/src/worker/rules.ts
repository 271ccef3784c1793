import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';

/** The rules of a game; null for an unknown one. Only a worker loads them: the page draws what it is sent. */
export async function rulesOf(id: string): Promise<Game | null> {
  return (await shelf.find(game => game.id === id)?.rules()) ?? null;
}

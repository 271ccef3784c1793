import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';

/** Where tables get their rules. A table keeps the rules that it began with until it ends. */
export interface Library {
  /** The rules by which new tables are played; null for a game that is not here. */
  current(game: string): Promise<Game | null>;
  /** The rules of one version; null if they are not here. */
  edition(game: string, rulesVersion: number): Promise<Game | null>;
}

/** The games of the shelf, and older editions of them, which stand beside. */
export function libraryOf(older: readonly Game[] = []): Library {
  const current = async (id: string): Promise<Game | null> =>
    (await shelf.find(game => game.id === id)?.rules()) ?? null;
  return {
    current,
    edition: async (id, version) => {
      const game = await current(id);
      if (game?.rulesVersion === version) return game;
      return older.find(one => one.id === id && one.rulesVersion === version) ?? null;
    },
  };
}

import type { Game } from '@castellan/kernel';
import { rulesOf } from '@castellan/shelf';

/** Where tables get their rules. A table keeps the rules that it began with until it ends. */
export interface Library {
  /** The rules by which new tables are played; null for a game that is not here. */
  current(game: string): Promise<Game | null>;
  /** The rules of one version; null if they are not here. */
  edition(game: string, rulesVersion: number): Promise<Game | null>;
}

/** The games of the shelf, with the editions of them that were kept. */
export const library: Library = {
  current: game => rulesOf(game),
  edition: rulesOf,
};

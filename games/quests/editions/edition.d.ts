// Rules as they were in an older version: the same contract as today's.
import type { Game } from '@castellan/kernel';

export const game: Game;

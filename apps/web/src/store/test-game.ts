import { cardKingdoms } from '@castellan/card-kingdoms';
import type { Game } from '@castellan/kernel';
import { freshGame } from '../seating.ts';
import type { SavedGame } from './saved-game.ts';

const fresh = freshGame(cardKingdoms as unknown as Game, {
  settings: { players: 1 },
  seed: 'test',
  sitters: ['person'],
  names: ['Anna'],
});

/** For tests: a game `a` with this many answers. They are only counted; they are not valid. */
export function gameWith(answers: number): SavedGame {
  const given = Array.from({ length: answers }, (_, n) => ({ decision: `0.${n}`, picks: ['x'] }));
  return {
    ...fresh,
    id: 'a',
    save: { ...fresh.save, answers: given, events: given.map(() => []) },
  };
}

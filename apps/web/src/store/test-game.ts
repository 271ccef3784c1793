import { cardKingdoms } from '@castellan/card-kingdoms';
import type { Game } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { freshGame } from '../seating.ts';

const [opened, ...rest] = freshGame(cardKingdoms as unknown as Game, {
  settings: { players: 1 },
  seed: 'test',
  sitters: ['person'],
  names: ['Anna'],
});

/** For tests: an answer. It is only counted; it is not valid. */
export const answered = (n: number): Entry => ({
  type: 'answered',
  at: n,
  seat: 0,
  hand: 'own',
  answer: { decision: `0.${n}`, picks: ['x'] },
  events: [],
});

/** For tests: the log of a game with this many answers. */
export function logWith(answers: number, id = 'a'): Entry[] {
  const given = Array.from({ length: answers }, (_, n) => answered(n));
  return [{ ...opened, table: id } as Entry, ...rest, ...given];
}

import type { Bout, QuickChair } from '@castellan/bots';
import { chairNamed, playBout, ratings, winsOf } from '@castellan/bots';
import type { Game } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import type { Rating } from '../src/history/rating.ts';
import { NEWCOMER, pointsOf, ratedAfter } from '../src/history/rating.ts';

/** A player of a grade: in `grade` of ten decisions it does as the squire does, in the others as the page does. */
interface Graded {
  readonly grade: number;
  rating: Rating;
}

export interface Grade {
  readonly grade: number;
  /** Their strength, worked out from all games at once, and what the ratings say on average; both from their mean. */
  readonly strength: number;
  readonly rated: number;
}

const GRADES = 11;
const NAMES = Array.from({ length: GRADES }, (_, grade) => grade);

function mixed(game: Game, grade: number, chance: QuickChance): QuickChair {
  const [page, squire] = ['page', 'squire'].map(name => chairNamed(name)(game, chance));
  return {
    ...page!,
    pick: (t, lane, picks) =>
      (chance.below(GRADES - 1) < grade ? squire! : page!).pick(t, lane, picks),
  };
}

/** Bots of known grades really play a game, and are rated as people would be. */
export function playReal(game: Game, players: number, games: number, seed: number) {
  const chance = new QuickChance(seed);
  const people = Array.from({ length: players }, (_, i): Graded => ({
    grade: i % GRADES,
    rating: NEWCOMER,
  }));
  const bouts: Bout[] = [];
  for (let n = 0; n < games; n++) {
    const seated = new Set<Graded>();
    const size = 2 + chance.below(3);
    while (seated.size < size) seated.add(people[chance.below(players)]!);
    const sitting = [...seated];
    const state = game.setup({ players: size }, `${seed} ${n}`);
    const draft = game.draft(state);
    playBout(
      draft,
      sitting.map(({ grade }) => mixed(game, grade, chance)),
    );
    const outcome = game.outcome(draft.state);
    if (outcome === null) throw new Error(`Game ${n} did not end.`);
    const after = ratedAfter(
      sitting.map(({ rating }, seat) => ({ rating, place: outcome.ranks[seat]! })),
    );
    for (const [seat, player] of sitting.entries()) player.rating = after[seat]!;
    bouts.push({ seated: sitting.map(({ grade }) => grade), wins: winsOf(outcome, size) });
  }
  return { people, grades: gradesOf(people, bouts, chance) };
}

function gradesOf(people: readonly Graded[], bouts: readonly Bout[], chance: QuickChance): Grade[] {
  const strengths = ratings([bouts], GRADES, chance);
  const rated = NAMES.map(grade => {
    const own = people.filter(one => one.grade === grade);
    return own.reduce((sum, { rating }) => sum + pointsOf(rating), 0) / Math.max(1, own.length);
  });
  const middle = rated.reduce((sum, one) => sum + one, 0) / GRADES;
  return NAMES.map(grade => ({
    grade,
    strength: strengths[grade]!.elo,
    rated: rated[grade]! - middle,
  }));
}

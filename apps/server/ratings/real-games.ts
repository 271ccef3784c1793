import type { Bout, QuickChair, Rating } from '@castellan/bots';
import { chairNamed, playBout, ratings } from '@castellan/bots';
import type { Game } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';

/** Games that were really played: of each pair of grades, which came in which place; the lower grade first. */
export type RealGames = readonly (readonly (readonly [lower: number, higher: number])[])[];

/** Where a pair of grades is in the list. */
export const pairOf = (one: number, other: number): number =>
  Math.min(one, other) * GRADES + Math.max(one, other);

/** Of ten decisions so many are the better bot's: from random to page, and from there to squire. */
const STEPS = 10;
const LADDER = ['random', 'page', 'squire'] as const;
export const GRADES = STEPS * (LADDER.length - 1) + 1;
const BLOCKS = 100;

function chairOf(game: Game, grade: number, chance: QuickChance): QuickChair {
  const below = Math.min(Math.floor(grade / STEPS), LADDER.length - 2);
  const [worse, better] = [LADDER[below]!, LADDER[below + 1]!].map(name =>
    chairNamed(name)(game, chance),
  ) as [QuickChair, QuickChair];
  const share = grade - below * STEPS;
  return {
    ...worse,
    pick: (t, lane, picks) => (chance.below(STEPS) < share ? better : worse).pick(t, lane, picks),
  };
}

/** Lets two bots of known grades really play, each pair as often as any other; who begins is in turns. */
export function playReal(game: Game, count: number, seed: number): RealGames {
  const chance = new QuickChance(seed);
  const places: [number, number][][] = Array.from({ length: GRADES * GRADES }, () => []);
  for (let n = 0; n < count; n++) {
    const pair = n % places.length;
    const grades = [Math.floor(pair / GRADES), pair % GRADES] as const;
    const draft = game.draft(game.setup({ players: 2 }, `${seed} ${n}`));
    playBout(
      draft,
      grades.map(grade => chairOf(game, grade, chance)),
    );
    const outcome = game.outcome(draft.state);
    if (outcome === null) throw new Error(`Game ${n} did not end.`);
    const [first, second] = outcome.ranks as readonly [number, number];
    places[pairOf(...grades)]!.push(grades[0] <= grades[1] ? [first, second] : [second, first]);
  }
  return places;
}

/** How strong each grade is, worked out from all these games at once: points above their mean, and where 95 % lie. */
export function strengthsIn(bouts: readonly Bout[], chance: QuickChance): readonly Rating[] {
  const blocks = Array.from({ length: BLOCKS }, (_, block) =>
    bouts.filter((_, n) => n % BLOCKS === block),
  );
  return ratings(blocks, GRADES, chance);
}

import type { Chance } from '@castellan/kernel';
import type { Rating } from './elo.ts';

/** One game: who sat where (places in a list of names), and what share each seat won. */
export interface Bout {
  readonly seated: readonly number[];
  readonly wins: readonly number[];
}

/** A little of a win and a loss for everyone, so that nobody is infinitely strong. */
const PRIOR = 0.5;
const ROUNDS = 60;
const RESAMPLES = 200;

/**
 * How strong each name is, in Elo above their mean: the strengths under which these results are most likely, if a seat
 * wins in proportion to its strength (Luce). The games of one seed are one block: intervals come from resampling
 * blocks.
 */
export function ratings(
  blocks: readonly (readonly Bout[])[],
  names: number,
  chance: Chance,
): Rating[] {
  const middle = strengths(blocks.flat(), names);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    strengths(
      blocks.flatMap(() => blocks[chance.below(blocks.length)]!),
      names,
    ),
  );
  return middle.map((elo, name) => {
    const sorted = drawn.map(one => one[name]!).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.round(share * (RESAMPLES - 1))]!;
    return { elo, low: at(0.025), high: at(0.975) };
  });
}

/** Minorisation and maximisation: each round makes the results more likely. */
function strengths(bouts: readonly Bout[], names: number): number[] {
  let strength = Array.from({ length: names }, () => 1);
  const wins = Array.from({ length: names }, () => PRIOR);
  for (const { seated, wins: won } of bouts)
    seated.forEach((name, seat) => (wins[name]! += won[seat]!));
  for (let round = 0; round < ROUNDS; round++) {
    const chances = strength.map(own => (2 * PRIOR) / (own + 1));
    for (const { seated, wins: won } of bouts) {
      const all = seated.reduce((sum, name) => sum + strength[name]!, 0);
      const given = won.reduce((sum, one) => sum + one, 0);
      for (const name of seated) chances[name]! += given / all;
    }
    strength = wins.map((own, name) => own / chances[name]!);
  }
  const elos = strength.map(own => 400 * Math.log10(own));
  const mean = elos.reduce((sum, elo) => sum + elo, 0) / names;
  return elos.map(elo => elo - mean);
}

import type { Appraisal } from './think.ts';

/**
 * A way to play that others recognise: what it likes, and how far that carries it. A style plays at any level, by the
 * same search.
 */
export interface Style<S> {
  /** As it stands behind the level in the name of a chair: `castellan-slayer`. */
  readonly name: string;
  /** How much it likes each option, about 1 for what it is known for; steps that are not there leave it cold. */
  readonly taste: Appraisal<S>;
  /** What one of that is worth to those who take what looks best, in the units of the appraisal. */
  readonly whim: number;
  /** What it is worth to those who search, in chance to win. Both are as large as can be without costing strength. */
  readonly leaning: number;
}

/** An appraisal by somebody with such a taste. */
export function bent<S>(appraise: Appraisal<S>, taste: Appraisal<S>, whim: number): Appraisal<S> {
  const tasted = Object.entries(taste).map(([step, likes]) => [
    step,
    (state: S, seat: number, args: Parameters<typeof likes>[2]) => {
      const worth = appraise[step]!(state, seat, args);
      const liked = likes(state, seat, args);
      return (code: number) => worth(code) + whim * liked(code);
    },
  ]);
  return { ...appraise, ...Object.fromEntries(tasted) };
}

import type { AdvisedPlan, Reason } from '@castellan/kernel';

/** Less than this is not worth a word. */
const SOME = 0.5;

/** What is expected a few turns later. */
export type Points = Pick<AdvisedPlan, 'own' | 'rival'>;

/** At most two reasons, the stronger first; then how the points stand with the better plan. */
export function reasonsFor(better: Points, other: Points): Reason[] {
  const more = better.own - other.own;
  const less = other.rival - better.rival;
  const reasons: Reason[] = [];
  if (more >= SOME) reasons.push({ kind: 'more', points: rounded(more) });
  if (less >= SOME) reasons.push({ kind: 'less', points: rounded(less) });
  if (more <= -SOME) reasons.push({ kind: 'later', points: rounded(-more) });
  // Alone there is nobody to lead.
  const lead: Reason[] =
    better.rival === 0 && other.rival === 0
      ? []
      : [{ kind: 'lead', points: Math.round(better.own - better.rival) }];
  if (reasons.length === 0) return [{ kind: 'position' }, ...lead];
  const weight = (reason: Reason): number => ('points' in reason ? reason.points : 0);
  return [...reasons.sort((a, b) => weight(b) - weight(a)).slice(0, 2), ...lead];
}

const rounded = (points: number): number => Math.round(points * 2) / 2;

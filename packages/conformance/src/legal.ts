import { allowed, matchAnswer, randomAnswer, offerOf } from '@castellan/kernel';
import type { Answer, Chance, Decision, Option, Run } from '@castellan/kernel';

export function allows(decision: Decision, answer: Answer): boolean {
  try {
    matchAnswer(decision, answer);
    return true;
  } catch {
    return false;
  }
}

/** Answers that the decision allows: all of a choice; of the other kinds, enough to include every option. */
export function legalAnswers(decision: Decision, chance: Chance): Answer[] {
  const options = allowed(decision);
  const places = options.map((_, i) => i);
  if (decision.kind === 'choose') return places.map(place => picked(decision, options, [place]));
  const some = [randomAnswer(decision, chance), randomAnswer(decision, chance), decision.fallback];
  if (decision.kind === 'order') {
    return [
      ...some,
      picked(decision, options, places),
      picked(decision, options, places.toReversed()),
    ];
  }
  if (decision.kind === 'select') {
    const sizes = [decision.min, decision.max, Math.max(1, decision.min)];
    return [
      ...some,
      ...places.flatMap(first =>
        sizes
          .filter(size => size <= decision.max)
          .map(size => picked(decision, options, around(places, first).slice(0, size))),
      ),
    ];
  }
  return [
    ...some,
    ...places.map(first => dealt(decision, options, greedy(decision, options, first))),
  ];
}

/** The places from `first` on, wrapping around. */
function around(places: readonly number[], first: number): number[] {
  return [...places.slice(first), ...places.slice(0, first)];
}

/** As much as possible to the first share, then to the next, wrapping around. */
function greedy(decision: Decision, options: readonly Option[], first: number): number[] {
  const counts = options.map(option => option.min ?? 0);
  let left = decision.max - counts.reduce((sum, count) => sum + count, 0);
  for (const place of around(
    options.map((_, i) => i),
    first,
  )) {
    const more = Math.min(left, (options[place]!.max ?? 0) - counts[place]!);
    counts[place]! += more;
    left -= more;
  }
  return counts;
}

function picked(decision: Decision, options: readonly Option[], places: readonly number[]): Answer {
  return { decision: decision.id, picks: places.map(place => options[place]!.id) };
}

function dealt(decision: Decision, options: readonly Option[], counts: readonly number[]): Answer {
  const shares = options.map((option, i) => [option.id, counts[i]!] as const);
  return { decision: decision.id, counts: Object.fromEntries(shares) };
}

/** An answer in the form that rules use: codes, or counts for a split. */
export function picksOf<S>(
  t: Run<S>,
  lane: number,
  decision: Decision,
  answer: Answer,
): readonly number[] {
  const places = matchAnswer(decision, answer);
  if (decision.kind === 'split') return places;
  const { codes } = offerOf(t, lane);
  return places.map(place => codes[place]!);
}

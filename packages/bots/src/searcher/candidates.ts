import type { Appraisal, Ask, Offer, Position, Run, Style } from '@castellan/kernel';
import { bent, frameOn, offerOf } from '@castellan/kernel';

/** An answer to try: its picks, and how much worse it looks than the best one. */
interface Try {
  readonly picks: readonly number[];
  readonly regret: number;
}

export interface Candidate extends Try {
  /** How well it suits the bot's style. */
  readonly liked: number;
}

/**
 * The answers to a decision that are worth trying, the best first, at most `width`. What the appraisal likes best
 * comes first, so a search that has no time left has at least looked at that.
 */
export function candidatesOf(
  t: Run<Position>,
  lane: number,
  appraise: Appraisal<Position>,
  width: number,
  style: Style<Position> | null,
): Candidate[] {
  const offer = offerOf(t, lane);
  const { step, seat, args } = frameOn(t, lane);
  const taste = style?.taste[step]?.(t.state, seat, args) ?? null;
  const by = style === null || taste === null ? appraise : bent(appraise, style.taste, style.whim);
  const worth = by[step]!(t.state, seat, args);
  const choices = offer.codes
    .map((code, place) => ({ code, place, worth: finite(worth(code)) }))
    .sort((a, b) => b.worth - a.worth);
  const { kind } = t.steps[step] as Ask<Position>;
  const found = tries[kind](choices, offer, width);
  const best = found.sort((a, b) => a.regret - b.regret).slice(0, width);
  // What is divided or put in order is no matter of taste.
  const isTasted = taste !== null && (kind === 'choose' || kind === 'select');
  return best.map(({ picks, regret }) => ({
    picks,
    regret,
    liked: isTasted ? picks.reduce((sum, code) => sum + taste(code), 0) : 0,
  }));
}

interface Choice {
  readonly code: number;
  readonly place: number;
  readonly worth: number;
}

const finite = (worth: number): number => (Number.isFinite(worth) ? worth : worth > 0 ? 1e9 : -1e9);

type Tries = (choices: readonly Choice[], offer: Offer, width: number) => Try[];

const tries: Readonly<Record<Ask<unknown>['kind'], Tries>> = {
  choose: (choices, _, width) =>
    choices
      .slice(0, width)
      .map(({ code, worth }) => ({ picks: [code], regret: choices[0]!.worth - worth })),

  /** The best set, and each set that differs from it in one thing. */
  select(choices, { least, most }, width) {
    const top = Math.min(most, choices.length);
    let size = least;
    while (size < top && choices[size]!.worth > 0) size++;
    const best = choices.slice(0, size);
    const rest = choices.slice(size);
    const found: Try[] = [{ picks: codes(best), regret: 0 }];
    if (size > least)
      for (const out of best)
        found.push({ picks: codes(without(best, out)), regret: Math.max(0, out.worth) });
    for (const more of rest.slice(0, width)) {
      if (size < top) found.push({ picks: codes([...best, more]), regret: -more.worth });
      for (const out of best)
        found.push({
          picks: codes([...without(best, out), more]),
          regret: out.worth - more.worth,
        });
    }
    return found;
  },

  /** Each share is filled first once, the others by their worth. */
  split(choices, offer) {
    const found = new Map<string, Try>();
    for (const first of choices) {
      const counts = filled([first, ...without(choices, first)], offer);
      const regret = choices.reduce((sum, { place, worth }) => sum - counts[place]! * worth, 0);
      found.set(counts.join(), { picks: counts, regret });
    }
    const least = Math.min(...[...found.values()].map(({ regret }) => regret));
    return [...found.values()].map(({ picks, regret }) => ({ picks, regret: regret - least }));
  },

  /** By worth, or with one of the things first. */
  order: choices =>
    choices.map((first, i) => ({
      picks: codes([first, ...without(choices, first)]),
      regret: 0.1 * i,
    })),
};

const codes = (choices: readonly Choice[]): number[] => choices.map(({ code }) => code);

const without = (choices: readonly Choice[], one: Choice): Choice[] =>
  choices.filter(other => other !== one);

function filled(choices: readonly Choice[], offer: Offer): number[] {
  const counts = offer.mins;
  let left = offer.total - counts.reduce((sum, n) => sum + n, 0);
  for (const { place } of choices) {
    const more = Math.min(left, offer.max(place) - offer.min(place));
    counts[place]! += more;
    left -= more;
  }
  return counts;
}

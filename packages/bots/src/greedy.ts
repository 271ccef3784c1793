import type { Answer, Chance, Decision, Game, Option, View } from '@castellan/kernel';
import { shuffled } from '@castellan/kernel';
import type { ChairMaker } from './chair.ts';
import { quickChair } from './chair.ts';

/** An allowed option and what the game says it is worth. */
interface Valued {
  readonly option: Option;
  readonly worth: number;
}

type Appraise = Game['appraise'];

/** Takes what looks best now, by the game's own `appraise`, and never looks ahead. */
export const greedy: ChairMaker = (game, chance) =>
  quickChair('greedy', (view, decision) => bestAnswer(game.appraise, view, decision, chance));

/** The first greedy, frozen: plays by the appraisal of that time, so that ratings have a fixed point. */
export const greedy1: ChairMaker = (game, chance) => {
  const appraise = game.anchors?.['greedy-1'] ?? game.appraise;
  return quickChair('greedy-1', (view, decision) => bestAnswer(appraise, view, decision, chance));
};

function bestAnswer(appraise: Appraise, view: View, decision: Decision, chance: Chance): Answer {
  // Shuffled before the (stable) sort, so that chance decides between equals.
  const ranked = shuffled(allowed(decision), chance)
    .map((option): Valued => ({ option, worth: worthOf(appraise(view, decision, option)) }))
    .sort((a, b) => b.worth - a.worth);
  switch (decision.kind) {
    case 'choose':
      return picked(decision, ranked.slice(0, 1));
    case 'select':
      return picked(decision, worthwhile(decision, ranked));
    case 'order':
      return picked(decision, ranked);
    case 'split':
      return { decision: decision.id, counts: shares(decision, ranked) };
  }
}

const allowed = (decision: Decision): readonly Option[] =>
  decision.options.filter(option => option.blocked === undefined);

/** A game that can't value an option (no number) does not want it; comparing must still work. */
const worthOf = (worth: number): number => (Number.isNaN(worth) ? -Number.MAX_VALUE : worth);

function picked(decision: Decision, chosen: readonly Valued[]): Answer {
  return { decision: decision.id, picks: chosen.map(({ option }) => option.id) };
}

/** As many of the best as must be; beyond that, only what is worth having. */
function worthwhile(decision: Decision, ranked: readonly Valued[]): readonly Valued[] {
  return ranked.slice(0, decision.max).filter(({ worth }, i) => i < decision.min || worth > 0);
}

/** Each share its least, then the rest by worth: an option is valued by the unit, so no other division is better. */
function shares(decision: Decision, ranked: readonly Valued[]): Record<string, number> {
  const counts: Record<string, number> = {};
  let left = decision.max;
  for (const { id, min = 0 } of allowed(decision)) {
    counts[id] = min;
    left -= min;
  }
  for (const { option } of ranked) {
    const { id, min = 0, max = 0 } = option;
    const more = Math.min(left, max - min);
    counts[id]! += more;
    left -= more;
  }
  return counts;
}

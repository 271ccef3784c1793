import type { Chance } from '@castellan/kernel';
import { frameOn, offerOf } from '@castellan/kernel';
import type { ChairMaker } from './chair.ts';
import { quickChair } from './chair.ts';
import { bestBy, opinionOf } from './greedy.ts';

/** How often, of 100 decisions, it follows a whim: anything may be the best then. */
const WHIM = 20;
/** How often, of 100, it overlooks an option. */
const OVERLOOKS = 15;
/** How far its opinion of an option is off, as a share of what lies between the good ones and the rest. */
const OFF = 0.6;
/** What others like, a beginner can't resist: it likes it this many times as much. */
const HABIT = 1.5;
/** This many points below the best is bad enough: worse options don't confuse it more. */
const BAD = 6;

/**
 * A beginner: it wants the right things, but overlooks some, misjudges others, and now and then follows a whim. Its
 * mistakes are those of someone who has just learned the game: what it misjudges, it misjudges in the same way for as long
 * as it sits there.
 */
export const page: ChairMaker = (game, chance, _, style = null) => {
  const opinions = new Map<number, number>();
  const habits = new Map<string, number>();
  const clumsy = game.prospects?.clumsy ?? 1;
  const appraise = opinionOf(game, style && { ...style, whim: HABIT * style.whim });
  const pick = bestBy((t, lane) => {
    const { step, seat, args } = frameOn(t, lane);
    const { codes } = offerOf(t, lane);
    const worths = codes.map(appraise[step]!(t.state, seat, args));
    const habitOf = (code: number): number => {
      const key = `${step} ${code}`;
      const habit = habits.get(key) ?? unit(chance) + unit(chance) - 1;
      habits.set(key, habit);
      return habit;
    };
    form(opinions, codes, worths, habitOf, clumsy, chance);
    return code => opinions.get(code)!;
  }, chance);
  return quickChair('page', game, pick);
};

function form(
  opinions: Map<number, number>,
  codes: readonly number[],
  worths: readonly number[],
  habitOf: (code: number) => number,
  clumsy: number,
  chance: Chance,
): void {
  const best = Math.max(...worths);
  const gaps = worths.map(worth => Math.min(BAD, best - worth));
  const spread = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length - 1);
  const isWhim = chance.below(100) < clumsy * WHIM;
  opinions.clear();
  codes.forEach((code, i) => {
    const off = clumsy * OFF * spread * habitOf(code);
    const missed = chance.below(100) < clumsy * OVERLOOKS ? spread : 0;
    opinions.set(code, isWhim ? unit(chance) : best - gaps[i]! + off - missed);
  });
}

const unit = (chance: Chance): number => chance.below(0x100_0000) / 0x100_0000;

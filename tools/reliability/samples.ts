// What a value says of positions of played games, and who won them.
import { Value, winsOf } from '@castellan/bots';
import type { Played } from '@castellan/bots/learning';
import type { Game } from '@castellan/kernel';
import { proceed } from '@castellan/kernel';

/** One position: how well each seat stands, in logits as they were before any temperature, and what each won. */
export interface Sample {
  readonly strengths: readonly number[];
  readonly won: readonly number[];
}

/** How many positions of each game, spread evenly: more are only alike. */
const OF_EACH = 12;

export function samplesOf(game: Game, played: Played): Sample[] {
  const { settings, players, seed, answers } = played;
  const state = game.setup({ ...settings, players }, seed);
  const t = game.draft(state);
  const value = new Value(game);
  const told: number[][] = [];
  answers.forEach(([lane, ...picks], at) => {
    // From the middle of each part, so that neither the start nor the end counts twice.
    const part = Math.floor(((at + 0.5) * OF_EACH) / answers.length);
    if (part >= told.length)
      told.push(Array.from({ length: players }, (_, seat) => value.strength(state, seat)));
    proceed(t, lane!, picks);
  });
  const won = winsOf(game.outcome(state)!, players);
  return told.map(strengths => ({ strengths, won }));
}

/** The chances that strengths stand for: less certain below a temper of 1, more certain above. */
export function chancesOf(strengths: readonly number[], temper: number): number[] {
  const most = Math.max(...strengths);
  const powers = strengths.map(strength => Math.exp(temper * (strength - most)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / all);
}

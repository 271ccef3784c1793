// The record of a game: what random games of every variant ask, offer, refuse and tell, as a few lines that can be kept. If the lines
// change, the same answers no longer give the same game.
import { sha256 } from '@castellan/kernel';
import type { Game, Position, Variant, View } from '@castellan/kernel';
import { misplaced, positionsOf } from '@castellan/kernel/testing';
import { chanceFrom } from './chance-from.ts';
import { Fault } from './fault.ts';
import { donorFor } from './mutant.ts';
import { mutate } from './mutate.ts';
import { budgetOf } from './run.ts';
import { bytes } from './same.ts';
import { viewersOf } from './viewers.ts';
import { somewhere, walk } from './walk.ts';

/** Of each variant: games, positions, and how often each position is spoiled. */
const GAMES = 3;
const POSITIONS = 8;
const TIMES = 15;

/** A text with a line for every game, and one for the spoiled positions of every variant. */
export function recordOf<S extends Position, V extends View>(game: Game<S, V>): string {
  const lines = [`${game.name}, rules version ${game.rulesVersion}`];
  for (const variant of game.variants) {
    lines.push('', `${variant.name} ${bytes(variant.settings)}`);
    for (let n = 1; n <= GAMES; n++) lines.push(gameLine(game, variant, `record ${n}`));
    lines.push(spoiledLine(game, variant), misplacedLine(game, variant));
  }
  return `${lines.join('\n')}\n`;
}

/** Everything that is asked and told from the first decision to the last, and what each viewer sees at every close look. */
function gameLine<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string,
): string {
  const seen: string[] = [];
  let answers = 0;
  let kept: { readonly copy: S; readonly was: string } | null = null;
  let result = '';
  walk(game, variant, seed, budgetOf({ every: 10 }), ({ state, decisions, events, close }) => {
    if (kept !== null && bytes(kept.copy) !== kept.was)
      throw new Fault('an answer changed a copy that was made before it');
    kept = null;
    seen.push(bytes(decisions), bytes(events));
    if (decisions.length > 0) answers++;
    else result = resultOf(game, state, seen);
    if (!close) return;
    for (const viewer of viewersOf(state)) seen.push(bytes(game.view(state, viewer)));
    kept = { copy: game.clone(state), was: bytes(state) };
  });
  return `${seed}: ${answers} answers, ${result}, ${shortened(seen)}`;
}

function resultOf<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  seen: string[],
): string {
  const outcome = game.outcome(state);
  seen.push(bytes(outcome));
  const totals = outcome?.scores.map(({ total }) => total) ?? [];
  return totals.length > 0 ? totals.join(' : ') : 'no points';
}

/** Positions that are wrong in one to three places: which are refused, and why. */
function spoiledLine<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
): string {
  const steps = Object.keys(game.steps);
  const seen: string[] = [];
  let refused = 0;
  for (let n = 0; n < POSITIONS; n++) {
    const chance = chanceFrom(`spoiled ${n}`);
    const state = somewhere(game, variant, `spoiled ${n}`);
    const donor = donorFor(game, `spoiled ${n}`, chance);
    for (let time = 0; time < TIMES; time++) {
      const problems = game.problems(mutate(state, donor, steps, chance));
      if (problems.length > 0) refused++;
      seen.push(bytes(problems));
    }
  }
  return `${refused} of ${POSITIONS * TIMES} spoiled positions refused, ${shortened(seen)}`;
}

/** Positions in which a waiting step is lost, doubled, swapped, or given to another: which are refused, and why. */
function misplacedLine<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
): string {
  const all = positionsOf(game, variant.settings, GAMES)
    .flatMap(position => misplaced(position))
    .map(({ state }) => bytes(game.problems(state)));
  const believed = all.filter(problems => problems === '[]').length;
  return `${all.length - believed} of ${all.length} misplaced steps refused, ${shortened(all)}`;
}

const shortened = (seen: readonly string[]): string => sha256(seen.join('\n')).slice(0, 12);

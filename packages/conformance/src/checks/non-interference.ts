// What is hidden stays hidden, no matter who moves.
//
// Take a position and a viewer X. Its twin is a position that looks the same to X, with everything that X can't see
// dealt again. X must get the same bytes in both:
//
// 1. While nobody moves: its view, its decisions, which seats are asked, the outcome. Each seat that is asked in one
//    world is asked in the other. A seat may have more or fewer options than in the twin. But if it were skipped
//    because it has only one option left, X would learn what is in its hand.
// 2. The texts of its errors.
// 3. When any seat answers: an answer may depend on what the seat holds, that is part of the game. So the seat gives
//    an answer that is possible in both worlds, with the same option ids. Then both worlds take the same steps, each
//    asked in both or automatic in both, and after each step X is told and sees the same.
//
// After two kinds of steps X may know more than before. From there on, the twin is dealt again from what X sees now.
// The first is a step in which someone learns something (a die, a card turned up, a sealed choice revealed); it must
// be such a step in both worlds. The second is a forced answer of another seat, if it is forced in both worlds but
// the answers differ.
import { randomAnswer, shuffled } from '@castellan/kernel';
import type { Chance, Game, Position, View, Viewer, Variant } from '@castellan/kernel';
import { chanceFrom } from '../chance-from.ts';
import type { Check } from '../check.ts';
import { forgeries, unasked } from '../forged.ts';
import { legalAnswers } from '../legal.ts';
import { Twins } from '../twin.ts';
import { viewersOf } from '../viewers.ts';
import type { Moment } from '../walk.ts';
import { walk, somewhere } from '../walk.ts';

/** How many answers to a decision are tried in both worlds. */
const TRIES = 3;

export const nonInterference: Check = {
  name: 'non-interference',
  promise:
    'what a viewer can’t see never changes a byte of what it gets, whoever moves: views, decisions, events, errors, who is asked',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, moment => {
        if (!moment.close) return;
        for (const viewer of viewersOf(moment.state)) expectSameFor(game, moment, viewer);
      });
    }
  },
};

/** Checks the whole promise for one viewer at one position. */
function expectSameFor<S extends Position, V extends View>(
  game: Game<S, V>,
  { state, decisions, next, chance }: Pick<Moment<S>, 'state' | 'decisions' | 'next' | 'chance'>,
  viewer: Viewer,
): void {
  const twins = new Twins(game, state, viewer, chance);
  twins.expectSameLook();
  const own = decisions.find(({ seat }) => seat === viewer);
  if (own !== undefined) twins.expectSameErrors(forgeries(own, randomAnswer(own, chance)));
  else if (viewer !== 'spectator') twins.expectSameErrors(unasked(state, viewer));
  for (const decision of decisions) {
    const answers = some(twins.shared(legalAnswers(decision, chance)), chance);
    if (next?.decision === decision.id) answers.push(...twins.shared([next]));
    for (const answer of answers) twins.expectSameMove(decision, answer);
  }
}

function some<T>(all: T[], chance: Chance): T[] {
  return all.length <= TRIES ? all : shuffled(all, chance).slice(0, TRIES);
}

/**
 * Compares one position of this seed's game with a twin, for one viewer. Throws a fault that says how they differ.
 */
export function twinWorld<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string,
): void {
  const chance = chanceFrom(`twin ${seed}`);
  const state = somewhere(game, variant, seed);
  const viewers = viewersOf(state);
  const viewer = viewers[chance.below(viewers.length)]!;
  expectSameFor(game, { state, decisions: game.pending(state), next: null, chance }, viewer);
}

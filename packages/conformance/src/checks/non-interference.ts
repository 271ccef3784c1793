// Hidden is hidden, whoever moves.
//
// Take a position, and a viewer X. The twin of that position looks the same to X; all that X can't see is dealt
// anew. Then X gets the same bytes in both:
//
// 1. Standing still: its view, the decisions put to it, which seats are asked, the outcome; and each seat that is
//    asked in one is asked in the other. A seat may have more to choose from than in the twin, or less. That it is
//    passed over because it has only one thing left would tell X what is in its hand.
// 2. The texts of its errors.
// 3. When some seat answers, X or another: what a seat answers may depend on what it holds, for that is play. So
//    it gives an answer that is open to it in both worlds, by the same option ids. The worlds then take the same
//    steps, each of them asked in both or taken by itself in both, and after each X is told and sees the same.
//
// After two kinds of steps X may know more than before, so that from there on the twin is dealt anew from what X
// sees now. One is a step in which something is learned (a die, a card turned up, what was sealed is shown); it
// must be such a step in both worlds. The other is the only answer left to another seat, where it is the only one
// in both worlds but not the same one: that seat's answers differ.
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

/** How many of the answers to a decision are tried in both worlds. */
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

/** All of the promise for one viewer at one position. */
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

/** Compares one position of this seed's game with a twin of it, for one viewer; a fault says how they differ. */
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

import { copy, over, playRandomly, QuickChance, quote } from '@castellan/kernel';
import type { Game, Position, Seat, Variant, View, Viewer } from '@castellan/kernel';
import type { Budget, Check } from '../check.ts';
import { Fault, messageOf, rootOf } from '../fault.ts';
import { expectPlain } from '../plain.ts';
import { bytes, expectSame } from '../same.ts';
import { viewerName, viewersOf } from '../viewers.ts';
import type { Moment } from '../walk.ts';
import { walk } from '../walk.ts';

export const sample: Check = {
  name: 'sample',
  promise: 'a sampled world looks the same to its viewer, can be played to the end, and is a guess',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      const guessed = new Set<Viewer>();
      let viewers: Viewer[] = [];
      walk(game, variant, seed, budget, moment => {
        viewers = viewersOf(moment.state);
        if (!moment.close) return;
        const playing = viewers[moment.chance.below(viewers.length)];
        for (const viewer of viewers) {
          const world = lookAt(game, moment, viewer);
          if (bytes(withoutChance(world)) !== bytes(withoutChance(moment.state)))
            guessed.add(viewer);
          if (viewer === playing) expectPlayable(game, world, moment, budget, viewer);
        }
      });
      if (!budget.open) expectGuesses(game, variant, seed, viewers, guessed);
    }
  },
};

function lookAt<S extends Position, V extends View>(
  game: Game<S, V>,
  moment: Moment<S>,
  viewer: Viewer,
): S {
  const { state, chance } = moment;
  const name = viewerName(viewer);
  const seed = chance.below(0x1_0000_0000);
  const view = game.view(state, viewer);
  const seen = bytes(view);
  // As a bot in another process receives it.
  const sent = copy(view);
  const world = game.sample(sent, new QuickChance(seed));
  if (bytes(sent) !== seen) throw new Fault(`to sample from the view of ${name} changes that view`);
  expectSame(
    game.sample(view, new QuickChance(seed)),
    world,
    `the same view of ${name} and the same chance give two worlds`,
  );
  expectPlain(world, `the world sampled for ${name}`);
  expectSame(game.view(world, viewer), view, `in its sampled world ${name} sees something else`);
  const problems = game.problems(world);
  if (problems.length > 0)
    throw new Fault(`the world sampled for ${name} is no position: ${quote(problems)}`);
  const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);
  expectSame(
    sorted(game.cards(world)),
    sorted(game.cards(state)),
    `the world sampled for ${name} has other cards`,
  );
  return world;
}

function expectPlayable<S extends Position, V extends View>(
  game: Game<S, V>,
  world: S,
  { decisions, chance }: Moment<S>,
  { limit }: Budget,
  viewer: Viewer,
): void {
  const name = viewerName(viewer);
  expectSame(
    game.waiting(world),
    decisions.map(({ seat }): Seat => seat),
    `in the world sampled for ${name} others are to decide`,
  );
  const view = game.view(world, viewer);
  const seen = bytes(view);
  const again = game.sample(view, chance);
  const t = game.draft(again);
  const picks: number[] = [];
  try {
    for (let i = 0; !over(t); i++) {
      if (i > limit) throw new Fault(`it is not over after ${i} answers`);
      playRandomly(t, chance, picks);
    }
  } catch (error) {
    throw new Fault(
      `the world sampled for ${name} can't be played to the end: ${messageOf(error)}`,
      { cause: rootOf(error) },
    );
  }
  if (game.outcome(again) === null)
    throw new Fault(`the world sampled for ${name} ends without an outcome`);
  if (bytes(view) !== seen)
    throw new Fault(`what happens in the world sampled for ${name} happens to its view`);
}

/** If every sample of a whole game is the true world, it is not a guess but a leak. */
function expectGuesses<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string,
  viewers: readonly Viewer[],
  guessed: ReadonlySet<Viewer>,
): void {
  for (const viewer of viewers) {
    if (guessed.has(viewer)) continue;
    throw new Fault(
      `seed ${quote(seed)}: ${viewerName(viewer)} of ${game.id}, ${variant.name}, always samples the true world. ` +
        'Either its view gives the truth away, or the game has no secrets and should say `open: true`',
    );
  }
}

/** A sampled world always has another generator, so only the rest is compared. */
function withoutChance<S extends Position>(state: S): unknown {
  return { ...state, core: { ...state.core, rng: null } };
}

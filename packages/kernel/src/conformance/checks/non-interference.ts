import type { Position } from '../../core.ts';
import type { Answer, Decision } from '../../decision.ts';
import { projectEvent } from '../../event.ts';
import type { Game, View } from '../../game.ts';
import type { Phrase } from '../../json.ts';
import type { Seat, Viewer } from '../../seat.ts';
import { quote } from '../../refusal.ts';
import type { Check } from '../check.ts';
import { Fault, messageOf } from '../fault.ts';
import { forgeries } from '../forged.ts';
import { randomAnswer } from '../../playout.ts';
import { expectSame } from '../same.ts';
import { nameOf, viewersOf } from '../viewers.ts';
import type { Moment } from '../walk.ts';
import { walk } from '../walk.ts';

export const nonInterference: Check = {
  name: 'non-interference',
  promise:
    'what a viewer can’t see never changes a byte of what it gets: views, decisions, events, errors',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, moment => {
        if (!moment.close) return;
        for (const viewer of viewersOf(moment.state)) {
          const world = game.sample(game.view(moment.state, viewer), moment.chance);
          expectSameLook(game, moment, world, viewer);
          const own = moment.decisions.find(({ seat }) => seat === viewer);
          if (own !== undefined) expectSameMoves(game, moment, world, own);
        }
      });
    }
  },
};

function expectSameLook<S extends Position, V extends View>(
  game: Game<S, V>,
  { state, decisions }: Moment<S>,
  world: S,
  viewer: Viewer,
): void {
  const name = nameOf(viewer);
  const pending = game.pending(world);
  const ids = (all: readonly Decision[]): string[] => all.map(({ id }) => id);
  const own = (all: readonly Decision[]): Decision[] => all.filter(({ seat }) => seat === viewer);
  expectSame(
    game.view(world, viewer),
    game.view(state, viewer),
    `hidden things change the view of ${name}`,
  );
  expectSame(ids(pending), ids(decisions), `hidden things change who decides, which ${name} sees`);
  expectSame(own(pending), own(decisions), `hidden things change what ${name} is asked`);
  expectSame(
    game.outcome(world),
    game.outcome(state),
    `hidden things change the outcome that ${name} gets`,
  );
}

function expectSameMoves<S extends Position, V extends View>(
  game: Game<S, V>,
  { state, next, chance }: Moment<S>,
  world: S,
  decision: Decision,
): void {
  const { seat } = decision;
  const legal = randomAnswer(decision, chance);
  for (const { what, answer } of forgeries(decision, legal)) {
    expectSame(
      errorOf(game, world, answer),
      errorOf(game, state, answer),
      `hidden things change the error text for ${what}`,
    );
  }
  const answers = [legal, randomAnswer(decision, chance), decision.fallback];
  if (next?.decision === decision.id) answers.push(next);
  for (const answer of answers) {
    const here = given(game, state, answer, seat);
    const there = given(game, world, answer, seat);
    // Who learns something may well be told something else.
    if (here.learned || there.learned) continue;
    const hint = `though nothing was learned (say so with t.learn() where it is; or ask always, where a forced choice would tell)`;
    expectSame(
      there.told,
      here.told,
      `hidden things change what ${quote(answer)} tells seat ${seat}, ${hint}`,
    );
    expectSame(
      there.view,
      here.view,
      `hidden things change what seat ${seat} sees after ${quote(answer)}, ${hint}`,
    );
    expectSame(
      there.pending,
      here.pending,
      `hidden things change what seat ${seat} is asked after ${quote(answer)}, ${hint}`,
    );
  }
}

interface Given<V> {
  readonly learned: boolean;
  readonly told: readonly Phrase[];
  readonly view: V;
  readonly pending: readonly Decision[];
}

/** What a seat gets for an answer. */
function given<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  answer: Answer,
  seat: Seat,
): Given<V> {
  const after = game.clone(state);
  const events = game.apply(after, answer);
  return {
    learned: after.core.learned !== state.core.learned,
    told: events.map(event => projectEvent(event, seat)),
    view: game.view(after, seat),
    pending: game.pending(after).filter(decision => decision.seat === seat),
  };
}

function errorOf<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  answer: unknown,
): string {
  try {
    game.apply(game.clone(state), answer);
  } catch (error) {
    return messageOf(error);
  }
  throw new Fault(`${quote(answer)} is accepted`);
}

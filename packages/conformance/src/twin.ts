import { laneOf, MAIN, projectEvent, quote } from '@castellan/kernel';
import type {
  Answer,
  Chance,
  Decision,
  Event,
  Frame,
  Game,
  Phrase,
  Position,
  Run,
  View,
  Viewer,
} from '@castellan/kernel';
import { answerStep, onlyAnswer, takeStep } from '@castellan/kernel/testing';
import { Fault, messageOf } from './fault.ts';
import type { Forgery } from './forged.ts';
import { allows, picksOf } from './legal.ts';
import { bytes, expectSame } from './same.ts';
import { viewerName } from './viewers.ts';

const HINT =
  'though nothing was learned (say so with t.learn() where it is; or ask always, where a forced choice would tell)';

/** Far more steps than any rule takes between two decisions. */
const ENDLESS = 100_000;

/**
 * The true world and a twin that this viewer can't tell from it: the same view, with everything else dealt again.
 * Everything that reaches the viewer is compared, byte by byte.
 */
export class Twins<S extends Position, V extends View> {
  readonly #game: Game<S, V>;
  readonly #viewer: Viewer;
  readonly #chance: Chance;
  readonly #truth: S;
  readonly #twin: S;

  constructor(game: Game<S, V>, truth: S, viewer: Viewer, chance: Chance) {
    this.#game = game;
    this.#viewer = viewer;
    this.#chance = chance;
    this.#truth = truth;
    this.#twin = game.sample(game.view(truth, viewer), chance);
  }

  /** What the viewer gets while nobody moves. */
  expectSameLook(): void {
    expectSameRest(this.#game, this.#truth, this.#twin, this.#viewer, '');
    // Open decisions are only read from the agenda; whether the twin would ask is checked separately.
    for (const seat of this.#game.waiting(this.#truth)) {
      const t = this.#game.draft(this.#game.clone(this.#twin));
      t.lane = laneOf(t.state, seat);
      if (takeStep(t, t.state.core.agenda[t.lane]!))
        throw new Fault(
          `hidden things change whether seat ${seat} is asked, which ${viewerName(this.#viewer)} sees (ask always, where a forced choice would tell)`,
        );
    }
  }

  /** The error texts for these answers, which must all be refused. */
  expectSameErrors(forged: readonly Forgery[]): void {
    for (const { what, answer } of forged) {
      expectSame(
        errorOf(this.#game, this.#twin, answer),
        errorOf(this.#game, this.#truth, answer),
        `hidden things change the error text for ${what}`,
      );
    }
  }

  /** The answers that are also possible in the twin. */
  shared(answers: readonly Answer[]): Answer[] {
    const pending = this.#game.pending(this.#twin);
    return answers.filter(answer => {
      const decision = pending.find(({ id }) => id === answer.decision);
      return decision !== undefined && allows(decision, answer);
    });
  }

  /**
   * What the viewer gets when any seat gives this answer in both worlds, and then from each automatic step that
   * follows.
   */
  expectSameMove({ step, seat }: Decision, answer: Answer): void {
    const after = `after ${quote(answer)}`;
    const here = new World(this.#game, this.#truth, this.#viewer);
    let there = new World(this.#game, this.#twin, this.#viewer);
    here.answer(answer);
    there.answer(answer);
    let taken: Taken = { lane: laneOf(this.#truth, seat), step, seat, forced: '' };
    let takenThere = taken;
    for (let steps = 0; ; steps++) {
      if (steps === ENDLESS) throw new Fault(`nobody is asked ${after}, and it comes to no end`);
      const differs = taken.seat !== this.#viewer && taken.forced !== takenThere.forced;
      if (!differs) this.#expectSameStep(here, there, taken, after);
      if (differs || here.learned) there = this.#twinOf(here);
      const next = here.advance();
      const nextThere = there.advance();
      if (next?.lane !== nextThere?.lane) {
        const one = (next ?? nextThere)!;
        throw new Fault(
          `hidden things change whether seat ${one.seat} is asked (${one.step}) ${after}, which ${viewerName(this.#viewer)} sees, ${HINT}`,
        );
      }
      if (next === null || nextThere === null) break;
      taken = next;
      takenThere = nextThere;
    }
    expectSameRest(this.#game, here.state, there.state, this.#viewer, ` ${after}, ${HINT}`);
    const whole = this.#game.clone(this.#truth);
    this.#game.apply(whole, answer);
    expectSame(here.state, whole, `taken step by step, the state is another ${after}`);
  }

  /** A new twin for a world that has moved on, because the viewer knows more now. */
  #twinOf({ state }: World<S, V>): World<S, V> {
    const twin = this.#game.sample(this.#game.view(state, this.#viewer), this.#chance);
    return new World(this.#game, twin, this.#viewer);
  }

  #expectSameStep(
    here: World<S, V>,
    there: World<S, V>,
    { step, seat }: Taken,
    after: string,
  ): void {
    const name = viewerName(this.#viewer);
    if (here.learned !== there.learned)
      throw new Fault(
        `hidden things change whether ${step} of seat ${seat} lets anyone learn anything ${after}, which ${name} sees`,
      );
    if (here.learned) return;
    expectSame(
      there.told,
      here.told,
      `hidden things change what ${name} is told ${after}, ${HINT}`,
    );
    expectSame(
      this.#game.view(there.state, this.#viewer),
      this.#game.view(here.state, this.#viewer),
      `hidden things change what ${name} sees ${after}, ${HINT}`,
    );
  }
}

/** A step that was taken: on which stack, and the answer if there was only one. */
interface Taken extends Pick<Frame, 'step' | 'seat'> {
  readonly lane: number;
  readonly forced: string;
}

/** A world that advances one step of the agenda at a time, and what its viewer is told each time. */
class World<S extends Position, V extends View> {
  readonly state: S;
  readonly #t: Run<S>;
  readonly #events: Event[] = [];
  readonly #game: Game<S, V>;
  readonly #viewer: Viewer;
  #before: number;

  constructor(game: Game<S, V>, state: S, viewer: Viewer) {
    this.state = game.clone(state);
    this.#t = game.draft(this.state, this.#events);
    this.#game = game;
    this.#viewer = viewer;
    this.#before = this.state.core.learned;
  }

  /** Whether anyone learned something in the last step. */
  get learned(): boolean {
    return this.state.core.learned !== this.#before;
  }

  /** What the viewer was told about the last step. */
  get told(): Phrase[] {
    return this.#events.map(event => projectEvent(event, this.#viewer));
  }

  answer(answer: Answer): void {
    const decision = this.#game.pending(this.state).find(({ id }) => id === answer.decision)!;
    const lane = laneOf(this.state, decision.seat);
    answerStep(this.#t, lane, picksOf(this.#t, lane, decision, answer));
  }

  /** Takes the next step that needs no decision, as `settle` would; null if only decisions are left, or nothing. */
  advance(): Taken | null {
    const [table, ...seats] = this.state.core.agenda;
    this.#events.length = 0;
    this.#before = this.state.core.learned;
    let waits = false;
    for (const [seat, stack] of seats.entries()) {
      if (stack.length === 0) continue;
      const taken = this.#take(1 + seat);
      if (taken !== null) return taken;
      waits = true;
    }
    return waits || table!.length === 0 ? null : this.#take(MAIN);
  }

  #take(lane: number): Taken | null {
    const t = this.#t;
    const stack = this.state.core.agenda[lane]!;
    const frame = stack.at(-1)!;
    const step = t.steps[frame.step]!;
    let forced = '';
    t.lane = lane;
    if (step.kind !== 'auto') {
      t.offer.reset();
      step.options(t, frame.seat, t.offer, frame.args);
      forced = bytes([t.offer.codes, onlyAnswer(t, frame, step)]);
    }
    return takeStep(t, stack) ? { lane, step: frame.step, seat: frame.seat, forced } : null;
  }
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

/** Compares two positions before an answer: the view, who is asked, what the viewer itself is asked, the outcome. */
function expectSameRest<S extends Position, V extends View>(
  game: Game<S, V>,
  truth: S,
  twin: S,
  viewer: Viewer,
  when: string,
): void {
  const name = viewerName(viewer);
  const [here, there] = [game.pending(truth), game.pending(twin)];
  const ids = (all: readonly Decision[]): string[] => all.map(({ id }) => id);
  const own = (all: readonly Decision[]): Decision[] => all.filter(({ seat }) => seat === viewer);
  expectSame(
    game.view(twin, viewer),
    game.view(truth, viewer),
    `hidden things change the view of ${name}${when}`,
  );
  expectSame(ids(there), ids(here), `hidden things change who decides, which ${name} sees${when}`);
  expectSame(own(there), own(here), `hidden things change what ${name} is asked${when}`);
  expectSame(
    game.outcome(twin),
    game.outcome(truth),
    `hidden things change the outcome that ${name} gets${when}`,
  );
}

import { readAnswer } from './answer.ts';
import { allAsked, answerAsked, askedOn, laneAsked } from './asked.ts';
import type { Audit } from './audit.ts';
import type { Position } from './core.ts';
import { waitingLanes } from './decision.ts';
import type { Decision } from './decision.ts';
import type { Event } from './event.ts';
import { settle } from './flow.ts';
import { readSettings } from './settings.ts';
import type { Play, View } from './play.ts';
import { seedFrom } from './rng.ts';
import { Run } from './run.ts';
import type { Seat } from './seat.ts';
import type { Show } from './show.ts';
import type { Think } from './think.ts';

/**
 * What a game must say about itself: how it is played, what people read of it, what chairs that think need, and what
 * lets others check it. Everything else the kernel does. All of it is pure: the same arguments, the same result, and
 * nothing is changed but the draft's state by `deal` and the steps.
 */
export interface Rules<S extends Position, V extends View>
  extends Play<S, V>, Show<V>, Think<S>, Audit<S> {}

/** The contract: six functions over plain data, and what the rules said about themselves. */
export interface Game<S extends Position = Position, V extends View = View> extends Rules<S, V> {
  /** A game dealt and run to its first decision; or a `Refusal` of the settings. The seed may be any word. */
  setup(settings: unknown, seed: string | number): S;
  /** What is to be decided now: by several seats at the same time, by one, or, when the game is over, by none. */
  pending(state: S): Decision[];
  /** Changes the state by an answer and tells what happened; or throws a `Refusal` and changes nothing. */
  apply(state: S, answer: unknown): Event[];
  /** The state as the rules work on it, for whoever plays without words. `events` null: nobody listens. */
  draft(state: S, events?: Event[] | null): Run<S>;
  /** The seats that are to decide now. */
  waiting(state: S): Seat[];
}

export function defineGame<S extends Position, V extends View>(rules: Rules<S, V>): Game<S, V> {
  const draft = (state: S, events: Event[] | null = null): Run<S> =>
    new Run<S>(state, rules.steps, events);

  function setup(settings: unknown, seed: string | number): S {
    const state = rules.unpack(readSettings(rules.name, rules.settings, settings), seedFrom(seed));
    const t = draft(state);
    rules.deal(t);
    settle(t);
    return state;
  }

  function pending(state: S): Decision[] {
    return allAsked(draft(state)).map(({ decision }) => decision);
  }

  function apply(state: S, answer: unknown): Event[] {
    const given = readAnswer(answer);
    const events: Event[] = [];
    const t = draft(state, events);
    answerAsked(t, askedOn(t, laneAsked(state, given)), given, rules.words.en);
    return events;
  }

  function waiting(state: S): Seat[] {
    return waitingLanes(state).map(lane => state.core.agenda[lane]!.at(-1)!.seat);
  }

  return { ...rules, setup, pending, apply, draft, waiting };
}

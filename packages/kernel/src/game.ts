import { readAnswer } from './answer.ts';
import { allAsked, answerAsked, askedOn, laneAsked } from './asked.ts';
import type { Audit } from './audit.ts';
import type { Position } from './core.ts';
import { waitingLanes } from './decision.ts';
import type { Decision } from './decision.ts';
import type { Event } from './event.ts';
import { settle } from './flow.ts';
import { DECK, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Play, View } from './play.ts';
import { seedFrom } from './rng.ts';
import { Run } from './run.ts';
import type { Seat } from './seat.ts';
import type { Show } from './show.ts';
import type { Think } from './think.ts';

/**
 * What a game must say about itself: how it is played, what people read, what bots need, and what lets others check
 * it. The kernel does everything else. All functions are pure, except that `deal` and the steps change the draft's
 * state.
 */
export interface Rules<S extends Position, V extends View>
  extends Play<S, V>, Show<V>, Think<S>, Audit<S> {}

/** The contract: six functions over plain data, and what the rules said about themselves. */
export interface Game<S extends Position = Position, V extends View = View> extends Rules<S, V> {
  /** Deals a game and runs it to its first decision; throws a `Refusal` for bad settings. Any text can be a seed. */
  setup(settings: unknown, seed: string | number): S;
  /** What must be decided now: by one seat, by several at the same time, or by none when the game is over. */
  pending(state: S): Decision[];
  /** Changes the state by an answer and returns what happened; or throws a `Refusal` and changes nothing. */
  apply(state: S, answer: unknown): Event[];
  /** The state as the rules work on it, for playing without words. With `events` null, nobody listens. */
  draft(state: S, events?: Event[] | null): Run<S>;
  /** The seats that must decide now. */
  waiting(state: S): Seat[];
}

export function defineGame<S extends Position, V extends View>(rules: Rules<S, V>): Game<S, V> {
  const draft = (state: S, events: Event[] | null = null): Run<S> =>
    new Run<S>(state, rules.steps, events);

  function setup(settings: unknown, seed: string | number): S {
    const { [DECK]: _, ...chosen } = readSettings(rules, settings);
    const state = rules.unpack(chosen as Settings, seedFrom(seed));
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

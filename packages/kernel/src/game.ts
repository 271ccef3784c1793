import { matchAnswer, readAnswer } from './answer.ts';
import type { Chance } from './chance.ts';
import type { Core, Position } from './core.ts';
import { decisionId, decisionOn, waitingLanes } from './decision.ts';
import type { Answer, Decision, Option } from './decision.ts';
import type { Description } from './describe.ts';
import type { Draft } from './draft.ts';
import type { Event } from './event.ts';
import { offerOf, proceed, settle } from './flow.ts';
import type { LedgerRow } from './ledger.ts';
import type { Legend } from './legend.ts';
import type { OptionSpec, Options } from './options.ts';
import { readOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { quote, Refusal } from './refusal.ts';
import { seedFrom } from './rng.ts';
import { Run } from './run.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Steps } from './step.ts';
import type { Take } from './take.ts';
import type { BoardText, Words } from './words.ts';

/** A table that the suite, the soak and the simulator play: one set of options with a name. */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/**
 * What a viewer sees of a position: the viewer, the public part of the kernel's core (`viewCore`; a game
 * whose frames carry secrets hides those as well), and the game's own part. Plain JSON: it is sent.
 */
export interface View {
  readonly viewer: Viewer;
  readonly core: Core;
}

/**
 * What a game must say about itself. Everything else the kernel does. All of it is pure: the same
 * arguments, the same result, and nothing is changed but the draft's state by `deal` and the steps.
 */
export interface Rules<S extends Position, V extends View> {
  /** The name of its folder: `card-kingdoms`. Saves quote it. */
  readonly id: string;
  /** As it stands on the box. */
  readonly name: string;
  /** Rises when the same answers would no longer give the same game. */
  readonly rulesVersion: number;
  /** The first is always `players`. */
  readonly options: readonly OptionSpec[];
  /** The tables that are tested: at least one for each number of players, and each variant of the rules. */
  readonly variants: readonly Variant[];
  /** Every step that a frame of the agenda may name. */
  readonly steps: Steps<S>;

  /** The box on the table: every card in it, nothing dealt yet. */
  unpack(options: Options, seed: string): S;
  /** Shuffles, deals, and puts the first step on the agenda. */
  deal(t: Draft<S>): void;
  /** The state described once, where it is: what the other functions here may be taken from. */
  readonly description?: Description<S>;
  /** A copy that shares nothing that may change; equal to a JSON round trip. */
  clone(state: S): S;
  /** All that this viewer may know, and nothing else: what is hidden from it changes no byte of this. */
  view(state: S, viewer: Viewer): V;
  /**
   * A position that this viewer can't tell from the real one, drawn from all of those: it has the same
   * view, asks the viewer the same, and can be played to the end. Its generator has a guessed seed. Must
   * neither change the view nor share anything with it.
   */
  sample(view: V, chance: Chance): S;
  /** Null exactly while something pends. */
  outcome(state: S): Outcome | null;
  /** What each seat would score if the game ended here, secrets and all: for looking back on a game that is over. */
  standing?(state: S): readonly number[];
  /** The points of each seat that lie open before everyone: what may be told of a game that goes on. */
  inSight?(view: V): readonly number[];

  /** Every card there is, wherever it lies: always the same cards. */
  cards(state: S): number[];
  /**
   * What is wrong with something that claims to be a state of this game; empty when nothing is. Takes
   * anything, never throws. Whatever passes can be played on.
   */
  problems(state: unknown): string[];
  /** How many turns have begun. */
  turns(state: S): number;
  /**
   * All that each seat came to have in a game that is over, once for each time, from how it lies now and what was told
   * since the deal: for the report on balance.
   */
  takes?(state: S, events: readonly Event[]): readonly Take[];
  /** The powers printed on the cards, by name; `Draft.resolved` marks them by their place in this list. */
  readonly powers: readonly string[];
  /** The powers on the cards of this table. */
  inPlay(state: S): readonly number[];

  /** Every card of the game, for people to read and for scripts to compare. */
  ledger(): readonly LedgerRow[];
  /** What the numbers in a state and a view stand for. */
  readonly legend: Legend;
  /** The languages of the game; `en` is always there. */
  readonly words: Readonly<Record<string, Words>> & { readonly en: Words };
  /** The table as lines of text. */
  board(view: V, text: BoardText): string[];
  /** What an option that is offered is worth to the seat that is asked, in points, give or take: for bots. Finite. */
  appraise(view: V, decision: Decision, option: Option): number;
  /**
   * Earlier appraisals, frozen, by the chair that plays by them (`greedy-1`): what ratings are measured
   * against, so their choices never change. A game that has none under a name has not changed since.
   */
  readonly anchors?: Readonly<Record<string, Rules<S, V>['appraise']>>;
}

/** The contract: six functions over plain data, and what the rules said about themselves. */
export interface Game<S extends Position = Position, V extends View = View> extends Rules<S, V> {
  /** A game dealt and run to its first decision; or a `Refusal` of the options. The seed may be any word. */
  setup(options: unknown, seed: string | number): S;
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

  function setup(options: unknown, seed: string | number): S {
    const state = rules.unpack(readOptions(rules.name, rules.options, options), seedFrom(seed));
    const t = draft(state);
    rules.deal(t);
    settle(t);
    return state;
  }

  function pending(state: S): Decision[] {
    const t = draft(state);
    return waitingLanes(state).map(lane => decisionOn(t, lane));
  }

  function apply(state: S, answer: unknown): Event[] {
    const given = readAnswer(answer);
    const events: Event[] = [];
    const t = draft(state, events);
    const lane = laneAsked(state, given);
    const decision = decisionOn(t, lane);
    const places = matchAnswer(decision, given, rules.words.en);
    const codes = offerOf(t, lane).codes;
    proceed(t, lane, decision.kind === 'split' ? places : places.map(place => codes[place]!));
    return events;
  }

  function waiting(state: S): Seat[] {
    return waitingLanes(state).map(lane => state.core.agenda[lane]!.at(-1)!.seat);
  }

  return { ...rules, setup, pending, apply, draft, waiting };
}

/** The stack on which the answered decision waits. Says only which decisions wait, not what they are about: the asker may not be allowed to know. */
function laneAsked(state: Position, answer: Answer): number {
  const lanes = waitingLanes(state);
  const ids = lanes.map(lane => decisionId(state, state.core.agenda[lane]!.at(-1)!.seat));
  const place = ids.indexOf(answer.decision);
  if (place >= 0) return lanes[place]!;
  if (ids.length === 0) {
    throw new Refusal('over', `The game is over: decision ${quote(answer.decision)} is not open.`, {
      decision: answer.decision,
      answer: quote(answer),
      allowed: [],
    });
  }
  throw new Refusal(
    'stale',
    `Decision ${quote(answer.decision)} is not open: it was answered already, or never asked. Open now: ${ids.join(', ')}.`,
    { decision: answer.decision, answer: quote(answer), allowed: ids },
  );
}

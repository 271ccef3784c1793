import type { Chance } from './chance.ts';
import type { Core, Position } from './core.ts';
import type { Description } from './describe.ts';
import type { Draft } from './draft.ts';
import type { SettingSpec, Settings } from './settings.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './seat.ts';
import type { Steps } from './step.ts';

/**
 * What a viewer sees of a position: the viewer, the public part of the kernel's core (`viewCore`; a game
 * whose frames carry secrets hides those as well), and the game's own part. Plain JSON: it is sent.
 */
export interface View {
  readonly viewer: Viewer;
  readonly core: Core;
}

/** The rules themselves: all that is needed to play. */
export interface Play<S extends Position, V extends View> {
  /** The name of its folder: `card-kingdoms`. Saves quote it. */
  readonly id: string;
  /** As it stands on the box. */
  readonly name: string;
  /** Rises when the same answers would no longer give the same game. */
  readonly rulesVersion: number;
  /** The first is always `players`. */
  readonly settings: readonly SettingSpec[];
  /** Every step that a frame of the agenda may name. */
  readonly steps: Steps<S>;

  /** The box on the table: every card in it, nothing dealt yet. */
  unpack(settings: Settings, seed: string): S;
  /** Shuffles, deals, and puts the first step on the agenda. */
  deal(t: Draft<S>): void;
  /** The state described once, where it is: what the other functions here may be taken from. */
  readonly description?: Description<S>;
  /** A copy that shares nothing that may change; equal to a JSON round trip. */
  clone(state: S): S;
  /**
   * All that this viewer may know, and nothing else: what is hidden from it changes no byte of this. It has the form of a
   * state, with something that is no card in place of what is hidden: what a seat is asked can be worked out from its view.
   */
  view(state: S, viewer: Viewer): V;
  /**
   * A position that this viewer can't tell from the real one, drawn from all of those: it has the same
   * view, asks the viewer the same, and can be played to the end. Its generator has a guessed seed. Must
   * neither change the view nor share anything with it that may change.
   */
  sample(view: V, chance: Chance): S;

  /** How many turns have begun. */
  turns(state: S): number;
  /** Null exactly while something pends. */
  outcome(state: S): Outcome | null;
}

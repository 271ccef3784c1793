import type { Chance } from './chance.ts';
import type { Core, Position } from './core.ts';
import type { Description } from './describe.ts';
import type { Draft } from './draft.ts';
import type { Edition } from './edition.ts';
import type { Settings } from './settings.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './seat.ts';
import type { Steps } from './step.ts';

/**
 * What a viewer sees of a position: the viewer, the public part of the kernel's core (`viewCore`; a game whose frames
 * carry secrets hides those too), and the game's own part. Plain JSON, because it is sent.
 */
export interface View {
  readonly viewer: Viewer;
  readonly core: Core;
}

/** The rules: everything that is needed to play. */
export interface Play<S extends Position, V extends View> extends Edition {
  /** Every step that a frame of the agenda may name. */
  readonly steps: Steps<S>;

  /** The box on the table: every card is in it, nothing is dealt yet. */
  unpack(settings: Settings, seed: string): S;
  /** Shuffles, deals, and puts the first step on the agenda. */
  deal(t: Draft<S>): void;
  /** The description of the state, if there is one: the other functions here may come from it. */
  readonly description?: Description<S>;
  /** A copy that shares nothing that may change; equal to a JSON round trip. */
  clone(state: S): S;
  /**
   * Everything this viewer may know, and nothing else: no byte depends on what is hidden. It has the form of a state,
   * with a stand-in for each hidden card, so a seat's options can be worked out from its view.
   */
  view(state: S, viewer: Viewer): V;
  /**
   * A random position that this viewer can't tell from the real one: it gives the same view, asks the viewer the
   * same, and can be played to the end. Its generator has a guessed seed. Must not change the view, nor share with it
   * anything that may change.
   */
  sample(view: V, chance: Chance): S;

  /** How many turns have begun. */
  turns(state: S): number;
  /** Null as long as a decision waits. */
  outcome(state: S): Outcome | null;
}

import type { Effect } from '../effect.ts';
import type { Power } from '../power.ts';
import type { Grammar } from '../sentence.ts';
import type { Terms } from '../terms.ts';
import type { World } from '../world.ts';

/** Something that a card says, and on which card. */
export interface Printed {
  readonly on: string;
  readonly says: Effect | Power;
}

/** What a game that speaks the icon language shows to the suite. */
export interface Speech<S, T extends Terms = Terms> {
  readonly world: World<S, T>;
  /** All that is printed on its cards. */
  readonly printed: readonly Printed[];
  /** By language. */
  readonly grammars: Readonly<Record<string, Grammar>>;
}

import type { Effect } from '../effect.ts';
import type { Power } from '../power.ts';
import type { Grammar } from '../sentence.ts';
import type { Terms } from '../terms.ts';
import type { World } from '../world.ts';

/** What a card says, and which card. */
export interface Printed {
  readonly on: string;
  readonly says: Effect | Power;
}

/** What a game that uses the icon language shows to the suite. */
export interface Speech<S, T extends Terms = Terms> {
  readonly world: World<S, T>;
  /** Everything printed on its cards. */
  readonly printed: readonly Printed[];
  /** By language. */
  readonly grammars: Readonly<Record<string, Grammar>>;
}

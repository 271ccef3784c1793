import type { Agenda } from './agenda.ts';
import { emptyAgenda } from './agenda.ts';
import type { Rng } from './rng.ts';

/** The kernel's part of every state. */
export interface Core {
  rng: Rng;
  agenda: Agenda;
  /** How many answers each seat has given. It numbers the decisions, so a stale answer is recognised. */
  answered: number[];
  /**
   * Goes up whenever anyone learns something (a die, a draw, a card turned up, a sealed choice revealed). Undo never
   * goes back past it. While it stays the same, what the mover gets may not depend on anything hidden from it.
   */
  learned: number;
}

/** What every game's state has. A state is plain JSON with objects of fixed shape; empty is `null`. */
export interface Position {
  core: Core;
}

/** Whether nothing is left to do: the game is over. */
export function isOver({ core: { agenda } }: Position): boolean {
  for (let lane = 0; lane < agenda.length; lane++) if (agenda[lane]!.length > 0) return false;
  return true;
}

export function newCore(seats: number, seed: string): Core {
  return {
    rng: { seed, drawn: 0 },
    agenda: emptyAgenda(seats),
    answered: Array.from({ length: seats }, () => 0),
    learned: 0,
  };
}

export function cloneCore(core: Core): Core {
  const from = core.agenda;
  const agenda: Agenda = new Array(from.length);
  // Frames are immutable: the stacks are copied, the frames are shared.
  for (let i = 0; i < from.length; i++) agenda[i] = from[i]!.slice();
  return {
    rng: { seed: core.rng.seed, drawn: core.rng.drawn },
    agenda,
    answered: core.answered.slice(),
    learned: core.learned,
  };
}

/** The core as a viewer may see it: without the generator. */
export function viewCore(core: Core): Core {
  const shown = cloneCore(core);
  shown.rng = { seed: '', drawn: 0 };
  return shown;
}

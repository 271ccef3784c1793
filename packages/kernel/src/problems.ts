import type { Position } from './core.ts';
import type { Description } from './describe.ts';
import type { Family } from './family.ts';
import { agendaProblems } from './fitting.ts';
import { coreShape } from './shape.ts';
import type { Steps } from './step.ts';

/** What is needed to check a state of a game. */
export interface StateCheck<S extends Position> {
  readonly description: Description<S>;
  /** Every card of these families must be somewhere. */
  readonly families: readonly Family[];
  readonly steps: Steps<S>;
  /** The possible numbers of players. */
  readonly players: readonly number[];
  /** Whether the game is over. The agenda must be empty exactly then. */
  isOver(state: S): boolean;
  /** What else must be true of a state with the right form and all its cards. */
  invariants(state: S): string[];
}

/** What is wrong with a value that should be a state; empty if it is sound. Accepts any value, never throws. */
export function problemsOf<S extends Position>(
  { description, families, steps, players, isOver, invariants }: StateCheck<S>,
  value: unknown,
): string[] {
  const problems: string[] = [];
  const seats = seatsIn(value);
  if (!players.includes(seats))
    return [`state.core.answered must have an entry for each of ${players.join(', ')} players`];
  description.shape(seats, coreShape(seats, steps))(value, 'state', problems);
  if (problems.length > 0) return problems;
  const state = value as S;
  problems.push(...description.missing(state, families), ...endProblems(state, isOver(state)));
  if (problems.length === 0) problems.push(...invariants(state));
  // It is only safe to ask for options when every frame is in its place.
  return problems.length > 0 ? problems : agendaProblems(state, steps);
}

function seatsIn(value: unknown): number {
  const answered = (value as Partial<Position> | null)?.core?.answered;
  return Array.isArray(answered) ? answered.length : 0;
}

function endProblems({ core }: Position, over: boolean): string[] {
  const waiting = core.agenda.some(stack => stack.length > 0);
  if (!waiting && !over) return ['nothing is left to do, but the game is not over'];
  return waiting && over ? ['the game is over, but something is left to do'] : [];
}

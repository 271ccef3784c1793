import { QuickChance } from '../chance.ts';
import type { Position } from '../core.ts';
import type { Game } from '../game.ts';
import { copy } from '../json.ts';
import type { Settings } from '../settings.ts';
import type { View } from '../play.ts';
import { playRandomly } from '../playout.ts';

/**
 * Plays random games until every step has waited on every other that it can wait on: one position for each such pair.
 */
export function positionsOf<S extends Position, V extends View>(
  game: Game<S, V>,
  settings: Partial<Settings>,
  games: number,
): S[] {
  const found = new Map<string, S>();
  const picks: number[] = [];
  for (let n = 1; n <= games; n++) {
    const chance = new QuickChance(n);
    const t = game.draft(game.setup(settings, `position ${n}`));
    do {
      for (const [lane, stack] of t.state.core.agenda.entries()) {
        for (const [at, { step }] of stack.entries()) {
          const pair = `${Math.min(lane, 1)} ${step} on ${stack[at - 1]?.step}`;
          if (!found.has(pair)) found.set(pair, copy(t.state));
        }
      }
    } while (playRandomly(t, chance, picks));
  }
  return [...found.values()];
}

/** A position in which one step was moved, and what was done. */
export interface Misplaced<S> {
  readonly how: 'lost' | 'doubled' | 'swapped' | 'given to another seat' | 'put in another lane';
  readonly step: string;
  readonly state: S;
}

/** All ways to misplace one of the waiting steps of a position. */
export function misplaced<S extends Position>(state: S): Misplaced<S>[] {
  const all: Misplaced<S>[] = [];
  const seats = state.core.agenda.length - 1;
  for (const [lane, stack] of state.core.agenda.entries()) {
    for (const [at, frame] of stack.entries()) {
      const misplace = (
        how: Misplaced<S>['how'],
        change: (stacks: S['core']['agenda']) => void,
      ): void => {
        const forged = copy(state);
        change(forged.core.agenda);
        all.push({ how, step: frame.step, state: forged });
      };
      misplace('lost', stacks => stacks[lane]!.splice(at, 1));
      misplace('doubled', stacks => stacks[lane]!.splice(at, 0, frame));
      misplace('put in another lane', stacks => {
        stacks[lane]!.splice(at, 1);
        stacks[lane === 0 ? 1 + frame.seat : 0]!.push(frame);
      });
      if (seats > 1) {
        const seat = (frame.seat + 1) % seats;
        misplace('given to another seat', stacks => (stacks[lane]![at] = { ...frame, seat }));
      }
      const below = stack[at - 1];
      if (below !== undefined && below.step !== frame.step) {
        misplace('swapped', stacks => stacks[lane]!.splice(at - 1, 2, frame, below));
      }
    }
  }
  return all;
}

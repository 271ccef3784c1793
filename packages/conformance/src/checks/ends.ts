import { quote } from '@castellan/kernel';
import type { Outcome } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { walk } from '../walk.ts';

export const ends: Check = {
  name: 'ends',
  promise: 'games end, with an outcome that ranks every seat; turns only rise',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      let turns = 0;
      let outcome: Outcome | null = null;
      let seats = 0;
      walk(game, variant, seed, budget, ({ state, next }) => {
        const now = game.turns(state);
        if (!Number.isSafeInteger(now) || now < turns)
          throw new Fault(`turns went from ${turns} to ${now}`);
        turns = now;
        seats = state.core.answered.length;
        if (next === null) outcome = game.outcome(state);
      });
      if (outcome === null)
        throw new Fault(`seed ${quote(seed)}: nothing pends at the end, but there is no outcome`);
      checkOutcome(outcome, seats);
    }
  },
};

function checkOutcome({ ranks, winners, scores }: Outcome, seats: number): void {
  if (ranks.length !== seats) throw new Fault(`${seats} seats have ${ranks.length} ranks`);
  for (const rank of ranks) {
    if (!Number.isSafeInteger(rank) || rank < 1 || rank > seats)
      throw new Fault(`${rank} is no rank for ${seats} seats`);
  }
  for (const seat of winners) {
    if (seat !== -1 && ranks[seat] !== 1)
      throw new Fault(`seat ${seat} wins with rank ${ranks[seat]}`);
  }
  if (seats > 1 && !ranks.includes(1)) throw new Fault('no seat has rank 1');
  for (const { seat, total, parts } of scores) {
    if (!Number.isFinite(total)) throw new Fault(`the score of seat ${seat} is ${total}`);
    if (!Number.isSafeInteger(seat) || seat < -1 || seat >= seats)
      throw new Fault(`a score belongs to seat ${seat}`);
    for (const part of parts) {
      if (!Number.isFinite(part.points))
        throw new Fault(`a part of the score of seat ${seat} is ${quote(part)}`);
    }
  }
}

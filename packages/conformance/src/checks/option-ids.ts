import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { walk } from '../walk.ts';

export const optionIds: Check = {
  name: 'option-ids',
  promise:
    'the options of a decision have different ids, also those of earlier saves, the decisions of a game too, and a seat is asked one thing at a time',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      const answered = new Set<string>();
      let last: string | null = null;
      walk(game, variant, seed, budget, ({ state, decisions, next }) => {
        if (last !== null) answered.add(last);
        last = next?.decision ?? null;
        const seats = new Set<number>();
        for (const { id, seat, options } of decisions) {
          if (!(seat in state.core.answered))
            throw new Fault(`decision ${id} asks seat ${seat}, which is not at the table`);
          if (seats.has(seat)) throw new Fault(`seat ${seat} is asked two things at the same time`);
          seats.add(seat);
          if (answered.has(id)) throw new Fault(`decision id ${id} is used again`);
          const ids = new Set<string>();
          for (const option of options) {
            if (option.id.trim() === '' || option.id !== option.id.trim())
              throw new Fault(`"${option.id}" is no id for an option`);
            if (ids.has(option.id))
              throw new Fault(`decision ${id} has two options "${option.id}"`);
            ids.add(option.id);
          }
          for (const { id: today, was } of options) {
            if (was === undefined) continue;
            if (ids.has(was))
              throw new Fault(
                `in decision ${id}, "${was}" is both an option and what "${today}" was called before`,
              );
            ids.add(was);
          }
        }
      });
    }
  },
};

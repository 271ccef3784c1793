import type { Answer, Chance, Decision, Game, View } from '@castellan/kernel';
import { answerFrom, frameOn, laneOf, offerOf } from '@castellan/kernel';
import type { Lent, QuickChair } from '../chair.ts';
import type { Budget } from './budget.ts';
import type { Line } from './planner.ts';
import type { Manner } from './search.ts';
import { Search } from './search.ts';

/** For how many milliseconds a chair thinks before it lets others work. */
const SLICE = 8;

/** A chair that searches. It gets a view like every player, and plays the plan it found until something is learned. */
export function searcher(
  name: string,
  game: Game,
  chance: Chance,
  manner: Manner,
  budget: () => Budget,
  lent: Lent | null = null,
): QuickChair {
  const memory = new Memory();

  const begin = (view: View, seat: number): Search =>
    new Search(game, view, seat, chance, manner, budget());

  const end = (search: Search, view: View, seat: number): readonly number[] => {
    const { line } = search.best;
    memory.keep(view, seat, line);
    return line[0]!;
  };

  const think = (view: View, seat: number): readonly number[] => {
    const known = memory.next(view, seat);
    if (known !== null) return known;
    const search = begin(view, seat);
    while (!search.isDone) search.step();
    return end(search, view, seat);
  };

  const answer = (view: View, decision: Decision, picks: readonly number[]): Answer => {
    const codes = offerOf(game.draft(view), laneOf(view, decision.seat)).codes;
    return answerFrom(decision, codes, picks);
  };

  return {
    name,
    choose: (view, decision) => answer(view, decision, think(view, decision.seat)),
    pick(t, lane, picks) {
      const { seat } = frameOn(t, lane);
      const best = think(game.view(t.state, seat), seat);
      for (let i = 0; i < best.length; i++) picks[i] = best[i]!;
      picks.length = best.length;
    },
    async decide(view, decision, isStopped = () => false) {
      const { seat } = decision;
      const known = memory.next(view, seat);
      if (known !== null) return answer(view, decision, known);
      const search = begin(view, seat);
      let since = lent?.clock() ?? 0;
      while (!search.isDone) {
        if (isStopped()) break;
        search.step();
        if (lent === null || lent.clock() - since < SLICE) continue;
        await lent.pause();
        since = lent.clock();
      }
      return answer(view, decision, end(search, view, seat));
    },
  };
}

/** The rest of a plan, as long as it fits: the same seat, its next decision, and nothing learned since. */
class Memory {
  #line: Line = [];
  #seat = -1;
  #answered = -1;
  #learned = -1;

  keep({ core }: View, seat: number, line: Line): void {
    this.#line = line.slice(1);
    this.#seat = seat;
    this.#answered = core.answered[seat]! + 1;
    this.#learned = core.learned;
  }

  next({ core }: View, seat: number): readonly number[] | null {
    const fits =
      this.#line.length > 0 &&
      seat === this.#seat &&
      core.answered[seat] === this.#answered &&
      core.learned === this.#learned;
    if (!fits) return null;
    const [picks, ...rest] = this.#line;
    this.#line = rest;
    this.#answered++;
    return picks!;
  }
}

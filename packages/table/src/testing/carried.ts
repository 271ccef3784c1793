import { allowed, QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { Decision, Game, Position, View } from '@castellan/kernel';
import { carriesIn } from '../carry/carry.ts';
import type { Carry, CarryTable } from '../contract.ts';

/** What was found while games were played by carrying. */
interface Carried {
  /** What is wrong with any carry. */
  readonly faults: readonly string[];
  /** What was carried: what the options say that were chosen so, each once. */
  readonly said: readonly string[];
  /** What was meant to come next, but was not offered. */
  readonly missed: readonly string[];
}

/** Plays by chance, every second time by carrying where that can be done, and looks at each carry. */
export function carried<S extends Position, V extends View>(
  game: Game<S, V>,
  carries: CarryTable<V>,
  players: readonly number[],
  answers: number,
): Carried {
  const faults = new Set<string>();
  const said = new Set<string>();
  const missed = new Set<string>();
  for (const n of players) {
    const table = new Table(game, { players: n }, `carried ${n}`);
    const chance = new QuickChance(n);
    let due: readonly string[] = [];
    for (let i = 0; i < answers && table.outcome() === null; i++) {
      const decision = table.decisions()[0]!;
      const options = allowed(decision);
      const isOffered = (option: string): boolean => options.some(({ id }) => id === option);
      const all = carriesIn(carries, decision, table.view(decision.seat));
      for (const carry of all)
        for (const fault of faultsOf(decision, carry)) faults.add(`${decision.step}: ${fault}`);
      const can = all.filter(({ option }) => isOffered(option));
      for (const { option } of can) said.add(options.find(({ id }) => id === option)!.note.say);
      // What is forced is not asked for.
      const at = due.findIndex(isOffered);
      if (due.length > 0 && at < 0) missed.add(`${decision.step}: ${due.join(' ')}`);
      const carry = chance.below(2) === 0 ? can[chance.below(Math.max(1, can.length))] : undefined;
      const [option, next] =
        at >= 0 ? [due[at], due.slice(at + 1)] : [carry?.option, carry?.next ?? []];
      const isGiven = decision.kind === 'choose' && option !== undefined;
      due = isGiven ? next : [];
      table.answer(
        isGiven ? { decision: decision.id, picks: [option] } : randomAnswer(decision, chance),
      );
    }
  }
  return { faults: [...faults], said: [...said].toSorted(), missed: [...missed] };
}

function faultsOf({ options }: Decision, { thing, onto, option }: Carry): string[] {
  return [
    ...(options.some(({ id }) => id === option) ? [] : [`there is no option ${option}`]),
    ...(thing === onto ? [`${thing} is carried onto itself`] : []),
    ...(/undefined|NaN|null/.test(`${thing} ${onto}`) ? [`${thing} goes onto ${onto}`] : []),
  ];
}

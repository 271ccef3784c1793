import { allowed, QuickChance, shuffled, Table } from '@castellan/kernel';
import type { Answer, Chance, Decision, Game, Position, View } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import type { Lesson, Tutorial } from '../contract.ts';

/** How the lessons of a game went. */
interface Played<S extends Position, V extends View> {
  readonly table: Table<S, V>;
  /** What the learner was asked, one for each lesson that asks. */
  readonly asked: readonly Decision[];
  /** What is wrong with the lessons. */
  readonly faults: readonly string[];
}

/**
 * Plays the lessons of a game to their end, as the page does: a greedy bot answers for the others whenever it is asked.
 * Each lesson asks for what is allowed, meets no other question, and lights what is to be pressed for it, or nothing.
 * `look` sees the table before each lesson.
 */
export function playLessons<S extends Position, V extends View>(
  game: Game<S, V>,
  { settings, seed, seat, lessons }: Tutorial,
  chance: Chance = new QuickChance(1),
  look?: (table: Table<S, V>, lesson: number) => void,
): Played<S, V> {
  const table = new Table(game, settings, seed);
  const others = (): Decision | undefined => table.decisions().find(one => one.seat !== seat);
  const asked: Decision[] = [];
  const faults: string[] = [];
  for (const [i, lesson] of lessons.entries()) {
    for (let other = others(); other !== undefined; other = others())
      table.answer(greedy(game, table, other, chance));
    look?.(table, i);
    if (lesson.choose === undefined) continue;
    const [decision] = table.decisions();
    const wrong = decision === undefined ? ['meets no question'] : faultsOf(lesson, decision);
    faults.push(...wrong.map(fault => `lesson ${i + 1} ${fault}`));
    if (decision === undefined || !isAllowed(lesson, decision)) break;
    asked.push(decision);
    const { choose, counts } = lesson;
    table.answer(
      counts === undefined
        ? { decision: decision.id, picks: [choose] }
        : { decision: decision.id, counts },
    );
  }
  return { table, asked, faults };
}

/** As a greedy bot answers: the best by appraisal, chance deciding between equals. */
function greedy<S extends Position, V extends View>(
  { steps, appraise }: Game<S, V>,
  table: Table<S, V>,
  decision: Decision,
  chance: Chance,
): Answer {
  if (decision.kind !== 'choose') return decision.fallback;
  const worths = worthsOf(steps, appraise, table.view(decision.seat) as unknown as S, decision);
  const options = allowed(decision).map((option, i) => ({ option, worth: worths[i]! }));
  const [best] = shuffled(options, chance).sort((a, b) => b.worth - a.worth);
  return { decision: decision.id, picks: [best!.option.id] };
}

const isAllowed = ({ choose }: Lesson, decision: Decision): boolean =>
  allowed(decision).some(({ id }) => id === choose);

function faultsOf(lesson: Lesson, decision: Decision): string[] {
  const { choose, counts, ref } = lesson;
  const { kind, min, max } = decision;
  const isMeant = counts === undefined ? min === 1 && max === 1 : kind === 'split';
  const pressed = toPress(lesson, decision);
  return [
    ...(isAllowed(lesson, decision) ? [] : [`asks for "${choose}", which is not allowed`]),
    ...(isMeant ? [] : [`meets another question: ${kind} ${min} to ${max}`]),
    ...(ref === undefined || pressed.includes(ref)
      ? []
      : [`lights "${ref}"; to be pressed: ${pressed.join(', ') || 'a button'}`]),
  ];
}

/** The things that the wish of a lesson is about: one option, or each share of a split that it wants something of. */
function toPress({ choose, counts }: Lesson, { options }: Decision): string[] {
  return options
    .filter(({ id }) => (counts === undefined ? id === choose : (counts[id] ?? 0) > 0))
    .flatMap(({ ref }) => ref ?? []);
}

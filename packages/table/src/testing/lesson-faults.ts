import { allowed, Table } from '@castellan/kernel';
import type { Answer, Decision, Game, Position, View } from '@castellan/kernel';
import type { Lesson, Tutorial } from '../contract.ts';

/**
 * What is wrong with the lessons of a game, played to their end: each asks for what is allowed, and one that asks lights
 * what is to be pressed for it, or nothing. `rival` answers for the others.
 */
export function lessonFaults<S extends Position, V extends View>(
  game: Game<S, V>,
  { settings, seed, seat, lessons }: Tutorial,
  rival: (table: Table<S, V>, decision: Decision) => Answer = (_, decision) => decision.fallback,
): string[] {
  const table = new Table(game, settings, seed);
  const faults: string[] = [];
  for (const [i, lesson] of lessons.entries()) {
    if (lesson.choose === undefined) continue;
    for (let theirs = asked(table, one => one !== seat); theirs !== undefined;) {
      table.answer(rival(table, theirs));
      theirs = asked(table, one => one !== seat);
    }
    const decision = asked(table, one => one === seat);
    const option = decision && allowed(decision).find(({ id }) => id === lesson.choose);
    if (decision === undefined || option === undefined)
      return [...faults, `lesson ${i + 1} asks for "${lesson.choose}", which is not allowed`];
    const pressed = toPress(lesson, decision);
    if (lesson.ref !== undefined && !pressed.includes(lesson.ref))
      faults.push(
        `lesson ${i + 1} lights "${lesson.ref}"; to be pressed: ${pressed.join(', ') || 'a button'}`,
      );
    table.answer(
      lesson.counts === undefined
        ? { decision: decision.id, picks: [lesson.choose] }
        : { decision: decision.id, counts: lesson.counts },
    );
  }
  return faults;
}

function asked<S extends Position, V extends View>(
  table: Table<S, V>,
  isWhose: (seat: number) => boolean,
): Decision | undefined {
  return table.decisions().find(one => isWhose(one.seat));
}

/** The things that the wish of a lesson is about: one option, or each share of a split that it wants something of. */
function toPress({ choose, counts }: Lesson, { options }: Decision): string[] {
  return options
    .filter(({ id }) => (counts === undefined ? id === choose : (counts[id] ?? 0) > 0))
    .flatMap(({ ref }) => ref ?? []);
}

import type { Answer, Decision } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';

/** Whether what the lesson wants can be done here; a lesson that no longer fits its table must not lock it. */
function fits({ choose }: Lesson, { options }: Decision): boolean {
  return options.some(option => option.id === choose && option.blocked === undefined);
}

/** The decision with nothing in it but what the lesson asks for; none while there is only something to read. */
export function onlyAsked(lesson: Lesson, decision: Decision): Decision | null {
  if (lesson.choose === undefined) return null;
  if (decision.kind === 'split' || !fits(lesson, decision)) return decision;
  return { ...decision, options: decision.options.filter(option => option.id === lesson.choose) };
}

export function isAnswerTo(lesson: Lesson, decision: Decision, given: Answer): boolean {
  if (lesson.choose === undefined) return false;
  if (!fits(lesson, decision)) return true;
  if ('counts' in given) {
    const wanted = lesson.counts;
    if (wanted === undefined) return true;
    const ids = new Set([...Object.keys(wanted), ...Object.keys(given.counts)]);
    return [...ids].every(id => (wanted[id] ?? 0) === (given.counts[id] ?? 0));
  }
  return given.picks.includes(lesson.choose);
}

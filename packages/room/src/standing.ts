import type { Answer, Decision, Seat } from '@castellan/kernel';
import type { Room } from './room.ts';

/** An answer that holds whenever its seat is asked the same again. */
export interface StandingAnswer {
  readonly question: string;
  readonly answer: Answer;
}

/** How many a seat may have, the oldest going first; and how many may follow from one answer that someone gives. */
export const MOST_STANDING = 20;

/**
 * What makes a choice of one the same: the step that asks, its words, and everything that may be chosen. What could be
 * chosen once can be chosen again then; of more than one that is not certain.
 */
export const questionOf = ({ step, prompt, options }: Decision): string =>
  JSON.stringify([step, prompt, options.map(({ id, blocked }) => (blocked ? [id] : id))]);

/** A seat that is asked something it has answered for good. What is different in any way is asked. */
export function standingAnswer(
  room: Room,
): { readonly seat: Seat; readonly answer: Answer } | null {
  const { standing, table, held } = room;
  if (held !== null || standing.every(known => known.length === 0)) return null;
  for (const decision of table!.decisions()) {
    const { id, seat } = decision;
    const known = room.isPlayedByBot(seat) ? [] : standing[seat]!;
    if (known.length === 0 || decision.kind !== 'choose') continue;
    const question = questionOf(decision);
    const found = known.find(one => one.question === question);
    if (found !== undefined) return { seat, answer: { ...found.answer, decision: id } };
  }
  return null;
}

/** One more of a seat's; what it said before to the same question is forgotten. */
export function standingAfter(
  standing: Room['standing'],
  seat: Seat,
  added: StandingAnswer,
): Room['standing'] {
  const others = standing[seat]!.filter(({ question }) => question !== added.question);
  return standing.with(seat, [...others, added].slice(-MOST_STANDING));
}

import type { Met } from '../store/preferences.ts';

/** For how many games things can be new; in the first everything is, and a lesson says it better. */
const GAMES = 3;

/** Someone is asked by a step at a table: what they have met then, and whether a tip about it is due. */
export function meet(
  before: Met | undefined,
  table: string,
  step: string,
): { readonly met: Met; readonly isTipDue: boolean } {
  const met = before ?? { tables: [], steps: [] };
  const isNew = !met.steps.includes(step);
  const isSeated = met.tables.includes(table);
  if ((isSeated && !isNew) || (!isSeated && met.tables.length >= GAMES))
    return { met, isTipDue: false };
  const tables = isSeated ? met.tables : [...met.tables, table];
  return {
    met: { tables, steps: isNew ? [...met.steps, step] : met.steps },
    isTipDue: isNew && tables.indexOf(table) > 0,
  };
}

/** How long a tip may be and still be read in eight seconds, in three lines of a phone. */
const LENGTH = 125;

/** The first sentences of what a coach would say, as many as are read at a glance. */
export function tipFrom(text: string): string {
  const sentences = text.match(/\S.*?[.!?](?=\s|$)/g) ?? [text];
  let tip = sentences[0]!;
  for (const sentence of sentences.slice(1)) {
    if (tip.length + sentence.length >= LENGTH) break;
    tip += ` ${sentence}`;
  }
  return tip;
}

import type { Phrase } from '@castellan/kernel';
import { Refusal } from '@castellan/kernel';

/** What is wrong with a deck, and in which cell; empty names are for what is about a whole row, table or deck. */
export interface Fault {
  readonly table: string;
  /** The id of the card. */
  readonly row: string;
  readonly column: string;
  /** What is wrong, or expected there: the name of a text of `words/`, without what all begin with, and its values. */
  readonly why: Phrase;
  /** What can be read, and is most like what was written. */
  readonly nearest?: string;
}

/** A fault of the whole deck. */
export const wholly = (why: Phrase): Fault => ({ table: '', row: '', column: '', why });

/** Of these names, those that there are. */
export const placeOf = ({ table, row, column }: Fault): string[] =>
  [table, row, column].filter(part => part !== '');

/**
 * For those who take only what can be played: the first of what is wrong. The message is for programs; people are told
 * by what the details say, in their language.
 */
export function unplayable([first]: readonly Fault[]): Refusal {
  const { why, nearest } = first!;
  const { say, ...values } = why;
  const hint = nearest === undefined ? '' : `, perhaps ${JSON.stringify(nearest)} was meant`;
  const where = placeOf(first!).join(' › ');
  const message = `${where === '' ? '' : `${where}: `}${say} ${JSON.stringify(values)}${hint}`;
  return new Refusal('malformed', `This deck can't be played: ${message}`, {
    deckFault: { ...first! },
  });
}

/** The fault for which a deck was refused; null if something else was. */
export function faultOfRefusal(details: Refusal['details'] | undefined): Fault | null {
  return (details?.['deckFault'] as unknown as Fault | undefined) ?? null;
}

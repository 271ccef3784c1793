// What is wrong with a deck, in every language.
import type { Catalogue, Speech, TextArgs } from '@castellan/kernel';
import { partsOf, saidText, Speaker } from '@castellan/kernel';
import type { FaultWords } from './said-fault.ts';

export { fault } from '../words/made/fault.ts';
export type { Args } from '../words/made/fault.ts';

/** The words of a language, with tables and columns as files name them. */
export function plainWords({ texts, locale }: { texts: object; locale: string }): FaultWords {
  const catalogue = texts as Catalogue<TextArgs, Speech>;
  const speaker = new Speaker(locale);
  return {
    tell: (name, values) => saidText(partsOf(catalogue, `fault-${name}`, values, speaker)),
    table: name => name,
    column: name => name,
  };
}

import type { Rows } from '@castellan/powers';
import type { Locale } from '@castellan/table';
import type { Column, ItemClass, ItemType, Level, Triple } from '../cards/types.ts';
import { columns } from '../cards/types.ts';
import type { terms } from '../vocabulary/terms.ts';
import { speech } from './speech.ts';
import type { terms as english } from './terms-en.ts';

/** What stands on the cards and on the board: in every language what there is in English. */
export type UiWords = Readonly<typeof english>;
export type UiTerms = UiWords & ReturnType<typeof named> & { readonly locale: Locale };

/** What the vocabulary's signs are called. */
const named = ({ resources, signs }: Rows<typeof terms>) => ({
  column: (name: Column) => resources[name][0],
  type: (name: ItemType) => signs[`type:${name}`],
  ofClass: (name: ItemClass) => signs[`class:${name}`],
  level: (name: Level) => signs[`level:${name}`],
});

export function uiTerms(locale: Locale): UiTerms {
  const said = speech(locale);
  return { ...said.terms, ...named(said.rows), locale };
}

/** "2 might, 1 wits and 2 spirit". Columns with nothing in them are left out; nothing at all is "0". */
export function spelled(numbers: Triple | readonly number[], say: UiTerms): string {
  const parts = numbers.flatMap((n, i) =>
    n === 0 ? [] : [say.amount(n, say.column(columns[i]!))],
  );
  return parts.length === 0 ? '0' : say.list(parts);
}

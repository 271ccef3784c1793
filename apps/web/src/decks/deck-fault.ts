// Why a deck was refused, said outside the screens about decks.
import type { Fault } from '@castellan/decks';
import { faultText } from '@castellan/decks';
import { fault as faults, plainWords } from '@castellan/decks/words';
import type { Catalogue, Speech, TextArgs } from '@castellan/kernel';
import { partsOf, saidText, Speaker } from '@castellan/kernel';
import type { Loaders, Locale } from '@castellan/table/languages';
import { owned } from '../words/made/owned.ts';
import { columnName, tableName } from './text.ts';
import type { Tell } from './text.ts';

export async function deckFaultText(fault: Fault, locale: Locale): Promise<string> {
  const load = <M>(texts: Loaders<M>): Promise<M> => (texts[locale] ?? texts.en)();
  const [page, made] = await Promise.all([load(owned), load(faults)]);
  const catalogue = page.texts as Catalogue<TextArgs, Speech>;
  const speaker = new Speaker(locale);
  const tell: Tell = (key, values = {}) =>
    saidText(partsOf(catalogue, `owned-${key}`, values, speaker));
  return faultText(fault, {
    ...plainWords(made),
    table: name => tableName(tell, name),
    column: name => columnName(tell, name),
  });
}

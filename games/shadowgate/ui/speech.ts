import { saidText } from '@castellan/kernel';
import { labelOf } from '@castellan/powers';
import type { GameSpeech } from '@castellan/powers';
import { iconsFrom } from '@castellan/table';
import type { Locale } from '@castellan/table';
import { spoken } from '@castellan/table/languages';
import type { Column, ItemClass, ItemType, Level, Triple } from '../cards/types.ts';
import { columns } from '../cards/types.ts';
import { icons } from '../vocabulary/icons.ts';
import type { Functions } from '../words/functions.ts';
import { speak } from '../words/functions.ts';
import type { Args } from '../words/made/index.ts';
import { catalogues } from '../words/made/index.ts';

type Spoken = GameSpeech<Args, Functions>;

/** All that the game says on the screen. */
export const speech = spoken(catalogues, speak);

/** The icons of the vocabulary, each with its name in the language asked for. */
export const icon = iconsFrom('Shadowgate', icons, locale => speech(locale).rows);

/** What stands on the cards and on the board. */
export interface UiTerms {
  readonly locale: Locale;
  readonly values: Spoken['values'];
  readonly text: Spoken['say'];
  /** What an icon is called. */
  sign(name: string): string;
  column(name: Column): string;
  type(name: ItemType): string;
  ofClass(name: ItemClass): string;
  level(name: Level): string;
  list(parts: readonly string[]): string;
}

export function uiTerms(locale: Locale): UiTerms {
  const { say, speaker, values } = speech(locale);
  const sign = (name: string): string => labelOf(speaker.rows, name)!;
  return {
    locale,
    values,
    text: say,
    sign,
    column: name => speaker.rows.resources[name][0],
    type: name => sign(`type:${name}`),
    ofClass: name => sign(`class:${name}`),
    level: name => sign(`level:${name}`),
    list: parts => saidText(speaker.LIST(parts)),
  };
}

/** "2 might, 1 wits and 2 spirit". Columns with nothing in them are left out; nothing at all is "0". */
export function spelled(numbers: Triple | readonly number[], say: UiTerms): string {
  const parts = numbers.flatMap((n, i) =>
    n === 0 ? [] : [say.text('amount', { n, column: say.column(columns[i]!) })],
  );
  return parts.length === 0 ? '0' : say.list(parts);
}

import { saidText } from '@castellan/kernel';
import type { Locale } from '@castellan/table';
import { speechFrom } from '@castellan/table';
import type { Column } from '../cards/types.ts';
import { columns } from '../cards/types.ts';
import { icons } from '../vocabulary/icons.ts';
import { speak } from '../words/functions.ts';
import { catalogues } from '../words/made/index.ts';

const said = speechFrom('Shadowgate', icons, catalogues, speak);

/** All that the game says on the screen, and its icons. */
export const { speech, icon } = said;

/** What stands on the cards and on the board. */
export type Terms = ReturnType<typeof termsIn>;

export function termsIn(locale: Locale) {
  const { text: say, ...texts } = said.cardTexts(locale);
  const { speaker, called } = speech(locale);
  // "1 wit", "2 wits".
  const column = (name: Column, n: number): string => speaker.rows.resources[name][n === 1 ? 0 : 1];
  const list = (parts: readonly string[]): string => saidText(speaker.LIST(parts));
  // "2 might, 1 wit and 2 spirit". Columns with nothing in them are left out; nothing at all is "0".
  const spelled = (numbers: readonly number[]): string => {
    const parts = numbers.flatMap((n, i) =>
      n === 0 ? [] : [say('amount', { n, column: column(columns[i]!, n) })],
    );
    return parts.length === 0 ? '0' : list(parts);
  };
  return { ...texts, say, called, column, list, spelled };
}

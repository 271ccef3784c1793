import { labelOf } from '@castellan/powers';
import type { Look, Rows, Terms } from '@castellan/powers';
import type { GameUi } from '../contract.ts';
import type { Locale } from '../languages.ts';

/** A game's icons out of its vocabulary: how each looks, and what it is called in each language. */
export function iconsFrom<T extends Terms>(
  game: string,
  looks: Readonly<Record<string, Look>>,
  rows: (locale: Locale) => Rows<T>,
): GameUi['icon'] {
  return (name, locale) => {
    const look = Object.hasOwn(looks, name) ? looks[name] : undefined;
    const label = labelOf(rows(locale), name);
    if (look === undefined || label === undefined) throw new Error(`${game} has no icon "${name}"`);
    return { picture: look.picture, tone: look.tone, shape: look.shape, label };
  };
}

import type { GameUi, Handbook } from '../contract.ts';
import type { Locale } from '../languages.ts';
import { iconsOn } from '../legend/legend.ts';

/** What is wrong with a game's handbook in a language that has been loaded. */
export function handbookFaults(
  ui: Pick<GameUi, 'cards' | 'card' | 'row' | 'icon'>,
  handbook: Handbook,
  locale: Locale,
): string[] {
  const entries = handbook.legend(locale).flatMap(group => group.entries);
  const explained = new Set(entries.flatMap(({ icons }) => icons));
  const clauses = handbook.rules(locale).flatMap(section => section.clauses);
  return [
    ...clauses.flatMap(({ id, cards }) =>
      cards.filter(ref => ui.card(ref, locale) === null).map(ref => `${id} shows no card "${ref}"`),
    ),
    ...[...iconsOn(ui, locale).keys()]
      .filter(icon => !explained.has(icon))
      .map(icon => `the legend has no "${icon}"`),
    ...entries
      .filter(({ name, meaning }) => name === '' || !/^\p{Lu}.*\.$/su.test(meaning))
      .map(({ icons, meaning }) => `"${icons[0]}" has no sentence: "${meaning}"`),
  ];
}

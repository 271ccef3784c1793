import { sayer, Speaker } from '@castellan/kernel';
import { capital, COMMON_ICONS, iconNames, meaningIn, OPERATORS } from '@castellan/powers';
import type { Grammar, Icon, Meanings, Rows, Terms } from '@castellan/powers';
import type { CardFace, GameUi, LegendEntry, LegendGroup } from '../contract.ts';
import type { Locale } from '../languages.ts';
import { spoken, tableTexts } from '../languages.ts';
import { lessons } from '../../words/made/lessons.ts';

/** What a legend says in any game. */
export const legendTexts = spoken(lessons, ({ texts, locale }) =>
  sayer(texts, new Speaker(locale)),
);

interface Vocabulary<T extends Terms> {
  readonly terms: T;
  readonly rows: Rows<T>;
  readonly grammar: Grammar;
  readonly meanings: Meanings<T>;
}

/** What a legend needs of a game: how its cards and icons look. */
export type LegendUi = Pick<GameUi, 'cards' | 'card' | 'row' | 'icon'>;

/** Which group an icon of the vocabulary belongs to, by what stands before the colon. */
const GROUPS: Readonly<Record<string, LegendGroup['of']>> = {
  count: 'counts',
  at: 'times',
  modify: 'actions',
  action: 'actions',
  verb: 'actions',
  place: 'actions',
  filter: 'actions',
};

const ORDER = ['resources', 'signs', 'actions', 'times', 'counts', 'joints'] as const;

/**
 * What the icons of a game mean: all that its cards show, and the signs that lie on its board. Icons that look the same
 * are one entry: the first of the vocabulary tells what it is.
 */
export function legendOf<T extends Terms>(
  ui: LegendUi,
  locale: Locale,
  { terms, rows, grammar, meanings }: Vocabulary<T>,
): LegendGroup[] {
  const [text, say] = [tableTexts(locale), legendTexts(locale)];
  const shown = iconsOn(ui, locale);
  const common = COMMON_ICONS.map(icon => [icon, say(`legend-icon-${icon}`)]);
  const told: Readonly<Record<string, string>> = { ...Object.fromEntries(common), ...meanings };
  const entries = new Map<string, { of: LegendGroup['of']; entry: LegendEntry }>();
  for (const name of inOrder(terms)) {
    const seen = shown.get(name);
    if (seen === undefined && !terms.signs.includes(name)) continue;
    const { picture, tone, shape, label } = ui.icon(name, locale);
    const n = seen !== undefined && 'icon' in seen ? seen.n : null;
    const look = `${picture} ${tone} ${shape}`;
    const same = entries.get(look);
    if (same !== undefined) {
      const { entry } = same;
      entries.set(look, { ...same, entry: { ...entry, icons: [...entry.icons, name] } });
      continue;
    }
    const meaning = meaningIn(rows, grammar, name, n) ?? told[name];
    if (meaning === undefined) throw new Error(`the legend does not say what "${name}" means`);
    entries.set(look, {
      of: groupOf(name, terms),
      entry: { icons: [name], shown: drawn(name, n, terms), name: capital(label), meaning },
    });
  }
  const all = [
    ...entries.values(),
    ...OPERATORS.filter(operator => shown.has(operator)).map(operator => ({
      of: 'joints' as const,
      entry: {
        icons: [operator],
        shown: { operator },
        name: capital(text(`operator-${operator}`)),
        meaning: say(`operator-${operator}.meaning`),
      },
    })),
  ];
  return ORDER.map(of => ({
    of,
    title: say(`legend-${of}`),
    entries: all.filter(one => one.of === of).map(({ entry }) => entry),
  })).filter(group => group.entries.length > 0);
}

/** Signs first: where another icon looks the same, the sign says best what it is. */
function inOrder(terms: Terms): string[] {
  return [...new Set([...Object.keys(terms.resources), ...terms.signs, ...iconNames(terms)])];
}

function groupOf(name: string, terms: Terms): LegendGroup['of'] {
  if (name in terms.resources) return 'resources';
  if (terms.signs.includes(name)) return 'signs';
  const [sort = ''] = name.split(':');
  return GROUPS[sort] ?? (sort === 'card' ? 'actions' : 'signs');
}

function drawn(name: string, n: number | null, terms: Terms): Icon {
  const supply = name.startsWith('card:') ? name.slice('card:'.length) : '';
  if (supply !== '' && supply in terms.supplies) return { card: supply, filter: {} };
  // An amount on a token stands for any; that of an action is part of it.
  return { icon: name, n: name.includes(':') ? n : null };
}

/** Every icon and operator that some card shows, by its name, as it is first shown. */
export function iconsOn(ui: LegendUi, locale: Locale): ReadonlyMap<string, Icon> {
  const found = new Map<string, Icon>();
  const add = (name: string, icon: Icon): void => {
    if (!found.has(name)) found.set(name, icon);
  };
  for (const ref of ui.cards) {
    const face = ui.card(ref, locale);
    if (face !== null) for (const [name, icon] of iconsOf(face, ui)) add(name, icon);
  }
  return found;
}

/** All that a face shows, row by row as the game draws it. */
export function* iconsOf(
  { price, marks, rows }: CardFace,
  ui: Pick<LegendUi, 'row'>,
): Generator<readonly [name: string, icon: Icon]> {
  for (const { icon } of [...price, ...marks]) yield [icon, { icon, n: null }];
  for (const { icons } of rows) {
    for (const icon of ui.row?.(icons) ?? icons) {
      if ('icon' in icon) yield [icon.icon, icon];
      else if ('operator' in icon) yield [icon.operator, icon];
      else {
        yield [`card:${icon.card}`, icon];
        for (const [filter, value] of Object.entries(icon.filter)) {
          const name = typeof value === 'number' ? `filter:${filter}` : `filter:${filter}:${value}`;
          yield [name, { icon: name, n: typeof value === 'number' ? value : null }];
        }
      }
    }
  }
}

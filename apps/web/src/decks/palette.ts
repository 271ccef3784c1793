// What can be put into a cell by pressing it, instead of typing its mark.
import type { Takes } from '@castellan/kernel';
import type { Terms } from '@castellan/powers';
import type { GameUi, Locale } from '@castellan/table';

/** A piece of a cell: what is written, and the icon that stands for it. */
export interface Piece {
  readonly text: string;
  /** An icon of the game's; null for what has none. */
  readonly icon: string | null;
  readonly label: string;
  /** Put at the end of what stands there, counted up, or in place of all. */
  readonly how: 'insert' | 'count' | 'replace';
}

type Ui = Pick<GameUi, 'icon'>;

/** In groups that belong together. */
export function piecesOf(takes: Takes, ui: Ui, locale: Locale): readonly (readonly Piece[])[] {
  const icon = iconsOf(ui, locale);
  const piece = (text: string, name: string | null, how: Piece['how'] = 'insert'): Piece => {
    const known = name === null ? null : icon(name);
    return { text, icon: known === null ? null : name, label: known ?? text.trim(), how };
  };
  const marked = (mark: string, how: Piece['how'], text = mark): Piece =>
    piece(text, iconOfMark(mark, icon), how);
  switch (takes.a) {
    case 'text':
    case 'number':
      return [];
    case 'number-or':
      return [[marked(takes.word, 'replace')]];
    case 'word':
      return [takes.words.map(word => marked(word, 'replace'))];
    case 'or-null':
      return [...piecesOf(takes.of, ui, locale), [piece('-', null, 'replace')]];
    case 'amounts':
      return [takes.marks.map(mark => marked(mark, 'count')), [piece('-', null, 'replace')]];
    case 'list':
      return sideBySide([takes.of], ui, locale);
    case 'tuple':
      return sideBySide(takes.parts, ui, locale);
    case 'effect':
    case 'power':
      return powerPieces(takes.terms as Terms, takes.a === 'power', piece);
  }
}

/** The pieces of several values in one cell, each once. */
function sideBySide(parts: readonly Takes[], ui: Ui, locale: Locale): Piece[][] {
  const all = parts.flatMap(part => piecesOf(part, ui, locale).flat());
  const once = [...new Map(all.map(one => [one.text, one])).values()];
  return once.length === 0 ? [] : [once.map(one => ({ ...one, how: 'insert' }))];
}

type Make = (text: string, icon: string | null) => Piece;

function powerPieces(terms: Terms, isTimed: boolean, piece: Make): Piece[][] {
  const of = (
    marks: Readonly<Record<string, string>>,
    sort: string,
    text: (mark: string) => string,
  ): Piece[] =>
    Object.entries(marks).map(([term, mark]) =>
      piece(text(mark.replace('#', '1')), sort === '' ? term : `${sort}:${term}`),
    );
  const groups = [
    isTimed ? of(terms.timings, 'at', mark => `${mark}: `) : [],
    isTimed ? of(terms.modifiers, 'modify', mark => `always: ${mark}`) : [],
    of(terms.resources, '', mark => `1${mark}`),
    of(terms.actions, 'action', mark => mark),
    of(terms.verbs, 'verb', mark => mark),
    of(terms.counts, 'count', mark => ` × ${mark}`),
    of(terms.places, 'place', mark => `lose ${mark}`),
    of(terms.supplies, 'card', mark => `free ${mark}`),
    ['→', '/', '&', '+', 'may', '◎', 'take', 'rob', 'scrap', 'random', '(', ')'].map(text =>
      piece(text === '(' || text === ')' ? text : `${text} `, text === '◎' ? 'opponent' : null),
    ),
  ];
  return groups.filter(group => group.length > 0);
}

type Icons = (name: string) => string | null;

/** What an icon is called; null if the game has no such icon. */
function iconsOf(ui: Ui, locale: Locale): Icons {
  return name => {
    try {
      return ui.icon(name, locale).label;
    } catch {
      return null;
    }
  };
}

const SORTS = ['', 'type:', 'role:', 'guild:', 'banner:', 'area:', 'lair:', 'class:', 'level:'];
/** Some games write their resources by a letter. */
const LETTERS: Readonly<Record<string, string>> = { G: 'gold', S: 'strength', M: 'magic' };

function iconOfMark(mark: string, icon: Icons): string | null {
  const names = [mark.toLowerCase(), LETTERS[mark] ?? mark];
  const all = SORTS.flatMap(sort => names.map(name => `${sort}${name}`));
  return all.find(name => icon(name) !== null) ?? null;
}

/** The cell with a piece in it. */
export function withPiece(cell: string, { text, how }: Piece): string {
  const plain = cell === '-' ? '' : cell;
  if (how === 'replace') return text;
  if (how === 'count') return counted(plain, text);
  const needsBlank = plain !== '' && !/[\s(]$/.test(plain) && !/^[\s):]/.test(text);
  return `${plain}${needsBlank ? ' ' : ''}${plain === '' ? text.trimStart() : text}`;
}

/** One more of it: `2wood` → `3wood`. */
function counted(cell: string, mark: string): string {
  let isThere = false;
  const parts = cell
    .split(' ')
    .filter(part => part !== '')
    .map(part => {
      const [, n, of] = /^(\d+)(.+)$/.exec(part) ?? [];
      if (of !== mark) return part;
      isThere = true;
      return `${Number(n) + 1}${mark}`;
    });
  return (isThere ? parts : [...parts, `1${mark}`]).join(' ');
}

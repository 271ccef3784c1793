// What someone means who types less than the whole: `w` is `worker`, `2w1m` is `2wood 1magic`, `b:1f` is `Build: 1food`.
import type { Sheet } from '@castellan/decks';
import { faultOfCell } from '@castellan/decks';
import type { Takes } from '@castellan/kernel';
import type { Terms } from '@castellan/powers';

/** What was typed in a cell as it is written there; as it is, if nobody can tell what was meant. */
export function completed(sheet: Sheet, column: string, typed: string): string {
  const plain = typed.trim().replaceAll(/\s+/g, ' ');
  const isRight = (cell: string): boolean => faultOfCell(sheet, column, cell) === null;
  if (isRight(plain)) return plain;
  const { takes } = sheet.columns.find(one => one.name === column)!;
  const meant = guess(takes, plain);
  return meant !== null && isRight(meant) ? meant : plain;
}

function guess(takes: Takes, typed: string): string | null {
  switch (takes.a) {
    case 'text':
    case 'number':
    case 'number-or':
      return null;
    case 'word':
      return begun(typed, takes.words);
    case 'or-null':
      return isNothing(typed) ? '-' : (guess(takes.of, typed) ?? typed);
    case 'list': {
      if (isNothing(typed)) return '-';
      const parts = typed.split(takes.between.trim() === '' ? /[\s,]+/ : takes.between.trim());
      return parts.map(part => guess(takes.of, part.trim()) ?? part.trim()).join(takes.between);
    }
    case 'tuple': {
      const parts = typed.split(/[\s,/]+/);
      return parts
        .map((part, at) => (takes.parts[at] && guess(takes.parts[at], part)) ?? part)
        .join(' ');
    }
    case 'amounts':
      return isNothing(typed) ? '-' : amounts(typed, takes.marks);
    case 'effect':
    case 'power':
      return power(typed, takes.terms as Terms);
  }
}

const isNothing = (typed: string): boolean => /^(?:|-|–|—|0)$/.test(typed);

/** The word that begins so. Of several, the one that all the others begin with. */
function begun(typed: string, words: readonly string[]): string | null {
  const like = (word: string): boolean => word.toLowerCase().startsWith(typed.toLowerCase());
  if (typed === '') return null;
  const found = words.filter(like).sort((a, b) => a.length - b.length);
  const [shortest] = found;
  if (shortest === undefined) return null;
  return found.every(word => word.startsWith(shortest)) ? shortest : null;
}

/** `2w m` → `2wood 1magic`. */
function amounts(typed: string, marks: readonly string[]): string | null {
  const found = [...typed.matchAll(/(\d+|=)?\s*(\p{L}+)/gu)].map(([, n = '1', word]) => {
    const mark = begun(word!, marks);
    return mark === null ? null : `${n}${mark}`;
  });
  return found.includes(null) ? null : found.join(' ');
}

/** Words of a power: when it works, and what is gained. */
function power(typed: string, { timings, resources, actions }: Terms): string | null {
  const cut = typed.indexOf(':');
  const when = cut < 0 ? null : begun(typed.slice(0, cut).trim(), Object.values(timings));
  const rest = cut < 0 || when === null ? typed : typed.slice(cut + 1).trim();
  const known = Object.values(resources);
  const gained = rest
    .replaceAll('->', ' → ')
    .replaceAll('@', '◎ ')
    .replaceAll('<=', '≤')
    .replaceAll(/ [x*] /g, ' × ')
    .replaceAll(/(\d+) ?(\p{L}+)/gu, (all, n: string, word: string) => {
      const mark = known.includes(word) ? word : begun(word, known);
      return mark === null ? all : `${n}${mark}`;
    })
    .replaceAll(/(?<=\p{L})(?=\d)/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  const action = begun(gained, Object.values(actions)) ?? gained;
  return when === null ? action : `${when}: ${action}`;
}

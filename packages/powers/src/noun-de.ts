import { said } from '@castellan/kernel';
import type { Json, Part, Said } from '@castellan/kernel';

/**
 * A German name: its gender (m, f, n, p for several, x for a name without an article), then the name. `~` takes the ending of
 * an adjective, what stands in brackets is added in the other cases (of several: in the dative), and after ` / ` comes a
 * title that is declined: `m Rot~ Drache(n)`, `p Kobolde(n)`, `x Simon / m Unrein~`.
 */
type Gender = 'm' | 'f' | 'n' | 'p' | 'x';
export type Case = 'nom' | 'acc' | 'dat';
/** Which article stands before it; the ending of an adjective depends on it. */
type Article = 'the' | 'a' | 'none';

/** By case, for m, f, n and p; a dash is nothing. */
type Table = Readonly<Record<Article, Readonly<Record<Case, string>>>>;

const ARTICLES: Table = {
  the: { nom: 'der die das die', acc: 'den die das die', dat: 'dem der dem den' },
  a: { nom: 'ein eine ein –', acc: 'einen eine ein –', dat: 'einem einer einem –' },
  none: { nom: '– – – –', acc: '– – – –', dat: '– – – –' },
};

const ENDINGS: Table = {
  the: { nom: 'e e e en', acc: 'en e e en', dat: 'en en en en' },
  a: { nom: 'er e es e', acc: 'en e es e', dat: 'en en en en' },
  none: { nom: 'er e es e', acc: 'en e es e', dat: 'em er em en' },
};

const formIn = (table: Table, article: Article, inCase: Case, gender: Gender): string =>
  table[article][inCase].split(' ')['mfnp'.indexOf(gender)]!.replace('–', '');

/** The article and the name in a case. */
function declined(noun: string, article: Article, inCase: Case): [article: string, name: string] {
  const gender = noun.charAt(0) as Gender;
  const [name, title] = noun.slice(2).split(' / ') as [string, string?];
  if (gender === 'x')
    return ['', title === undefined ? name : `${name} ${declined(title, 'the', inCase).join('')}`];
  const isAdded = gender === 'p' ? inCase === 'dat' : inCase !== 'nom';
  const before = formIn(ARTICLES, article, inCase, gender);
  const ending = formIn(ENDINGS, article, inCase, gender);
  return [
    before === '' ? '' : `${before} `,
    name.replaceAll('~', ending).replaceAll(/\((\w+)\)/g, isAdded ? '$1' : ''),
  ];
}

/** The cards of a game by their German names, in the forms that sentences need. */
export interface GermanCards {
  /** "Roter Drache", "Roten Drachen erlegen". */
  card(id: Json | undefined, inCase?: Case): Part;
  /** "einen Roten Drachen". */
  a(id: Json | undefined, inCase: Case): Said;
  /** "den Roten Drachen". */
  the(id: Json | undefined, inCase: Case): Said;
  /** "zum Roten Drachen". */
  to(id: Json | undefined): Said;
}

export function germanCards(
  printed: (id: Json | undefined) => Part,
  names: Readonly<Record<string, string>>,
): GermanCards {
  const put = (id: Json | undefined, article: Article, inCase: Case): [string, Part] => {
    const part = printed(id);
    const noun = names[String(id)];
    if (noun === undefined || typeof part === 'string') return ['', part];
    const [before, text] = declined(noun, article, inCase);
    return [before, { ...part, text }];
  };
  return {
    card: (id, inCase = 'nom') => put(id, 'none', inCase)[1],
    a: (id, inCase) => said`${put(id, 'a', inCase)}`,
    the: (id, inCase) => said`${put(id, 'the', inCase)}`,
    to: id => {
      const [before, name] = put(id, 'the', 'dat');
      return said`${CONTRACTED[before] ?? `zu ${before}`}${name}`;
    },
  };
}

const CONTRACTED: Readonly<Record<string, string>> = { 'dem ': 'zum ', 'der ': 'zur ' };

/** What stands on the card. */
export function germanName(noun: string): string {
  return declined(noun, 'none', 'nom')[1];
}

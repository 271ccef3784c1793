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

type Table = Readonly<Record<Exclude<Gender, 'x'>, Readonly<Record<Case, string>>>>;

const ARTICLES: Readonly<Record<Article, Table>> = {
  the: {
    m: { nom: 'der ', acc: 'den ', dat: 'dem ' },
    f: { nom: 'die ', acc: 'die ', dat: 'der ' },
    n: { nom: 'das ', acc: 'das ', dat: 'dem ' },
    p: { nom: 'die ', acc: 'die ', dat: 'den ' },
  },
  a: {
    m: { nom: 'ein ', acc: 'einen ', dat: 'einem ' },
    f: { nom: 'eine ', acc: 'eine ', dat: 'einer ' },
    n: { nom: 'ein ', acc: 'ein ', dat: 'einem ' },
    p: { nom: '', acc: '', dat: '' },
  },
  none: {
    m: { nom: '', acc: '', dat: '' },
    f: { nom: '', acc: '', dat: '' },
    n: { nom: '', acc: '', dat: '' },
    p: { nom: '', acc: '', dat: '' },
  },
};

const ENDINGS: Readonly<Record<Article, Table>> = {
  the: {
    m: { nom: 'e', acc: 'en', dat: 'en' },
    f: { nom: 'e', acc: 'e', dat: 'en' },
    n: { nom: 'e', acc: 'e', dat: 'en' },
    p: { nom: 'en', acc: 'en', dat: 'en' },
  },
  a: {
    m: { nom: 'er', acc: 'en', dat: 'en' },
    f: { nom: 'e', acc: 'e', dat: 'en' },
    n: { nom: 'es', acc: 'es', dat: 'en' },
    p: { nom: 'e', acc: 'e', dat: 'en' },
  },
  none: {
    m: { nom: 'er', acc: 'en', dat: 'em' },
    f: { nom: 'e', acc: 'e', dat: 'er' },
    n: { nom: 'es', acc: 'es', dat: 'em' },
    p: { nom: 'e', acc: 'e', dat: 'en' },
  },
};

/** The article and the name in a case. */
function declined(noun: string, article: Article, inCase: Case): [article: string, name: string] {
  const gender = noun.charAt(0) as Gender;
  const [name, title] = noun.slice(2).split(' / ') as [string, string?];
  if (gender === 'x')
    return ['', title === undefined ? name : `${name} ${declined(title, 'the', inCase).join('')}`];
  const isAdded = gender === 'p' ? inCase === 'dat' : inCase !== 'nom';
  const ending = ENDINGS[article][gender][inCase];
  return [
    ARTICLES[article][gender][inCase],
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

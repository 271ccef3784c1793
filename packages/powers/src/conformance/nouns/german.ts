// German sentences, read as a reader does: which case the words around a name ask for, and whether its article, its
// adjective and its own ending have that case.
import type { SaidCard } from './said-cards.ts';

type Case = 'nom' | 'acc' | 'dat';
type Article = 'the' | 'a' | 'none';

/** By case, for m, f, n and p. */
const ARTICLES: Readonly<Record<Exclude<Article, 'none'>, Readonly<Record<Case, string>>>> = {
  the: { nom: 'der die das die', acc: 'den die das die', dat: 'dem der dem den' },
  a: { nom: 'ein eine ein –', acc: 'einen eine ein –', dat: 'einem einer einem –' },
};
/** The same for what comes at the end of an adjective. */
const ENDINGS: Readonly<Record<Article, Readonly<Record<Case, string>>>> = {
  the: { nom: 'e e e en', acc: 'en e e en', dat: 'en en en en' },
  a: { nom: 'er e es e', acc: 'en e es e', dat: 'en en en en' },
  none: { nom: 'er e es e', acc: 'en e es e', dat: 'em er em en' },
};
const GENDERS = ['m', 'f', 'n', 'p'];
const among = (row: string, gender: string): string =>
  row.split(' ')[GENDERS.indexOf(gender)]!.replace('–', '');

const CONTRACTED: Readonly<Record<string, string>> = { zum: 'zu dem', zur: 'zu der' };
const ARTICLE = /(?:^|(?<=[\s(„]))(der|die|das|den|dem|eine?|einen|einem|einer) $/iu;

const AFTER_DATIVE = ['mit', 'von', 'zu', 'bei', 'aus', 'nach'];
const AFTER_ACCUSATIVE = ['für', 'durch', 'ohne', 'gegen', 'um', 'auf'];
const IS = ['ist', 'sind', 'als'];
/** An infinitive at the end: what stands before it is its object. */
const INFINITIVE = /(?<!\p{L})\p{Ll}+(?:en|ern|eln|tun)[?.]?$/u;

interface Read {
  readonly article: Article;
  readonly inCase: Case;
}

/** Which case the sentence asks for. */
function caseAt(lead: string, article: Article, after: string): Case {
  const word = /(\p{L}+),?\s*$/u.exec(lead)?.[1]?.toLowerCase() ?? '';
  if (AFTER_DATIVE.includes(word)) return 'dat';
  if (AFTER_ACCUSATIVE.includes(word)) return 'acc';
  if (IS.includes(word)) return 'nom';
  // "…, und der Ritter verlässt die Reihe."
  if (word === 'und' && /^ \p{Ll}+t /u.test(after)) return 'nom';
  const isBegin = /(?:^|[:.;(„·×]\s*)$/u.test(lead);
  if (!isBegin) return 'acc';
  if (article === 'none') {
    const clause = after.split(/[:;(,]/)[0]!;
    return INFINITIVE.test(clause.trim()) ? 'acc' : 'nom';
  }
  return 'nom';
}

function read({ before, after }: SaidCard): Read & { readonly found: string } {
  const spelled = before.replace(
    /(zum|zur) $/i,
    word => `${CONTRACTED[word.trim().toLowerCase()]} `,
  );
  const found = ARTICLE.exec(spelled)?.[1] ?? '';
  const lead = spelled.slice(0, spelled.length - (found === '' ? 0 : found.length + 1));
  const article = found === '' ? 'none' : /^ein/i.test(found) ? 'a' : 'the';
  return { article, inCase: caseAt(lead, article, after), found: found.toLowerCase() };
}

/** What is wrong with names in these sentences. `names` are written as `germanCards` reads them. */
export function germanFaults(
  said: readonly SaidCard[],
  names: Readonly<Record<string, string>>,
): string[] {
  const articles = new Map<string, Article>();
  for (const one of said) {
    const { article } = read(one);
    // A name of several or of one person may have none.
    if (article !== 'none') articles.set(one.pattern, article);
  }
  return said.flatMap(one => {
    const noun = names[one.id];
    const sentence = `${one.before}[${one.name}]${one.after}`;
    // What has no name of its own is called after what it does.
    if (noun === undefined) return [];
    const { inCase, found } = read(one);
    const article = articles.get(one.pattern) ?? 'none';
    const wanted = expected(noun, article, inCase);
    return wanted === `${found} ${one.name}`.trim()
      ? []
      : [`${one.pattern}: ${sentence} should have "${wanted}"`];
  });
}

function expected(noun: string, article: Article, inCase: Case): string {
  const gender = noun.charAt(0);
  const [name, title] = noun.slice(2).split(' / ') as [string, string?];
  if (gender === 'x')
    return title === undefined ? name : `${name} ${expected(title, 'the', inCase)}`;
  const before = article === 'none' ? '' : among(ARTICLES[article][inCase], gender);
  const isAdded = gender === 'p' ? inCase === 'dat' : inCase !== 'nom';
  const formed = name
    .replaceAll('~', among(ENDINGS[article][inCase], gender))
    .replaceAll(/\((\w+)\)/g, isAdded ? '$1' : '');
  return `${before} ${formed}`.trim();
}

/** How the last word of a name tells its gender. */
const TELLING: readonly (readonly [end: RegExp, gender: string])[] = [
  [/(?:[ei]rin|igin|ung|heit|keit|schaft|erei|tät)$/, 'f'],
  [/(?:chen|lein|um)$/, 'n'],
];
/** A masculine word that ends so has -n or -en in the other cases. */
const WEAK = /(?:[^e]e|ist|ant|ent|at|oge|isk|lith|herr|bär|graf|held|fürst)$/i;

/** What is odd in a table of names: a gender or a declension that the word itself speaks against. */
export function germanNameFaults(names: Readonly<Record<string, string>>): string[] {
  return Object.values(names).flatMap(noun => {
    const gender = noun.charAt(0);
    if (gender === 'x' || gender === 'p') return [];
    // "Palisade von Fuchshain", "Lich der Ruinen": the head is the first word in capitals that is no adjective.
    const head =
      noun
        .slice(2)
        .split(' ')
        .find(word => !word.endsWith('~')) ?? '';
    const bare = head.replace(/\(\w+\)/, '');
    const told = TELLING.find(([end]) => end.test(bare))?.[1] ?? gender;
    const isWeak = WEAK.test(bare) && gender === 'm';
    return [
      ...(gender === told ? [] : [`${noun}: is it not ${told}?`]),
      ...(isWeak === /\(e?n\)/.test(head) || (gender === 'm' && /\(e?n\)/.test(head))
        ? []
        : [`${noun}: ${isWeak ? 'has an ending in other cases' : 'has no ending'}`]),
    ];
  });
}

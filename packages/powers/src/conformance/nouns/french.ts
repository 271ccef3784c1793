// French sentences, read as a reader does: whether the article before a name has its gender and number, is elided before a
// vowel, and is drawn together with "de"; and whether a participle after it agrees.
import type { SaidCard } from './said-cards.ts';

/** For m, f, mp and fp. */
const ARTICLES: Readonly<Record<string, string>> = {
  the: 'le la les les',
  a: 'un une des des',
  'of the': 'du,de la,des,des',
};
const GENDERS = ['m', 'f', 'mp', 'fp'];
const VOWEL = /^(?:[aàâeéèêëiîïoôœuûh]|y[^aeiou])/i;

const FOUND =
  /(?:^|(?<=[\s(«]))(de la |de l’|du |des |de |d’|le |la |l’|les |une |un |à |au |aux )?$/i;

/** The article that a name must have where another has this one; both with what comes behind them. */
function wanted(noun: string, kind: string): string {
  const [gender, ...rest] = noun.split(' ') as [string, ...string[]];
  const name = rest.join(' ');
  const isElided = VOWEL.test(name);
  if (gender === 'x') return kind === 'of the' ? (isElided ? 'd’' : 'de ') : '';
  if (isElided && (gender === 'm' || gender === 'f')) {
    if (kind === 'the') return 'l’';
    if (kind === 'of the') return 'de l’';
  }
  return `${ARTICLES[kind]!.split(kind === 'of the' ? ',' : ' ')[GENDERS.indexOf(gender)]} `;
}

const KINDS: Readonly<Record<string, string>> = {
  'le ': 'the',
  'la ': 'the',
  'l’': 'the',
  'un ': 'a',
  'une ': 'a',
  'du ': 'of the',
  'de la ': 'of the',
  'de l’': 'of the',
};

/** What is wrong with names in these sentences. `names` are written as `frenchCards` reads them. */
export function frenchFaults(
  said: readonly SaidCard[],
  names: Readonly<Record<string, string>>,
): string[] {
  const before = (one: SaidCard): string => FOUND.exec(one.before)?.[1]?.toLowerCase() ?? '';
  const kinds = new Map<string, string>();
  for (const one of said) {
    const kind = KINDS[before(one)];
    if (kind !== undefined) kinds.set(one.pattern, kind);
  }
  return said.flatMap(one => {
    const noun = names[one.id];
    const sentence = `${one.before}[${one.name}]${one.after}`;
    // What has no name of its own is called after what it does.
    if (noun === undefined) return [];
    const kind = kinds.get(one.pattern);
    const faults: string[] = [];
    if (kind !== undefined && before(one) !== wanted(noun, kind))
      faults.push(`${one.pattern}: ${sentence} should have "${wanted(noun, kind)}"`);
    if (/(?:^|\s)(?:à|de) les? $/i.test(one.before))
      faults.push(`${one.pattern}: ${sentence} is not drawn together`);
    const participle = /^ (est|sont) \p{L}+?(ée?s?)(?!\p{L})/u.exec(one.after);
    const agreed = { m: 'é', f: 'ée', mp: 'és', fp: 'ées' }[noun.split(' ')[0]!];
    if (participle !== null && agreed !== undefined && participle[2] !== agreed)
      faults.push(`${one.pattern}: ${sentence} should end in "${agreed}"`);
    if (participle?.[1] === 'est' && /^[mf]p /.test(noun))
      faults.push(`${one.pattern}: ${sentence} is several`);
    return faults;
  });
}

/** How a word tells its gender. */
const TELLING: readonly (readonly [end: RegExp, gender: string])[] = [
  [/(?:tion|sion|ette|esse|ière|euse|trice|ance|ence|ure|ade|ine|erie|onne|elle)$/, 'f'],
  [/(?:age|ment|eau|isme|oir|eur|ier|on|ard|and)$/, 'm'],
];
/** What has another one all the same. */
const ODD: Readonly<Record<string, string>> = {
  Moine: 'm',
  Capitaine: 'm',
  Squelette: 'm',
  Murmure: 'm',
  Lueur: 'f',
};

/** What is odd in a table of names: a gender that the word itself speaks against, an h without a word on it. */
export function frenchNameFaults(names: Readonly<Record<string, string>>): string[] {
  return Object.values(names).flatMap(noun => {
    const [gender, head] = noun.split(' ') as [string, string];
    if (gender === 'x') return [];
    const bare = head.replace(/^\*|s$/g, '');
    const told = ODD[bare] ?? TELLING.find(([end]) => end.test(bare))?.[1];
    const isAspirated = /^\*h/i.test(head);
    return [
      ...(told === undefined || gender.charAt(0) === told ? [] : [`${noun}: is it not ${told}?`]),
      ...(/^h/i.test(head) && !SILENT_H.test(head) && !isAspirated
        ? [`${noun}: is its h silent?`]
        : []),
    ];
  });
}

const SILENT_H = /^(?:Haleine|Homme-arbre|Hospice)$/;

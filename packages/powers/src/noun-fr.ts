import { said } from '@castellan/kernel';
import type { Json, Part, Said } from '@castellan/kernel';

/**
 * A French name: its gender (m, f, mp and fp for several, x for a name without an article), then the name. A star before it
 * says that its h is not silent: `m *Héros`.
 */
type Gender = 'm' | 'f' | 'mp' | 'fp' | 'x';

/** What an article is elided before; a y only before a consonant: "d’Ysolde", "de Yorick". */
const SILENT = /^(?:[aâàeéèêëhiîïoôœuû]|y[^aeiou])/i;

interface FrenchNoun {
  readonly gender: Gender;
  readonly name: string;
  readonly isElided: boolean;
}

function nounOf(noun: string): FrenchNoun {
  const cut = noun.indexOf(' ');
  const name = noun.slice(cut + 1);
  return {
    gender: noun.slice(0, cut) as Gender,
    name: name.replace(/^\*/, ''),
    isElided: SILENT.test(name),
  };
}

const A = { m: 'un ', f: 'une ', mp: 'des ', fp: 'des ', x: '' } as const;
const THE = { m: 'le ', f: 'la ', mp: 'les ', fp: 'les ', x: '' } as const;
const OF_THE = { m: 'du ', f: 'de la ', mp: 'des ', fp: 'des ', x: 'de ' } as const;

function the({ gender, isElided }: FrenchNoun): string {
  return isElided && (gender === 'm' || gender === 'f') ? 'l’' : THE[gender];
}

function ofThe({ gender, isElided }: FrenchNoun): string {
  if (!isElided || gender === 'mp' || gender === 'fp') return OF_THE[gender];
  return gender === 'x' ? 'd’' : 'de l’';
}

/** The cards of a game by their French names, in the forms that sentences need. */
export interface FrenchCards {
  /** "Chevalier". */
  card(id: Json | undefined): Part;
  /** "un Chevalier". */
  a(id: Json | undefined): Said;
  /** "l’Archer". */
  the(id: Json | undefined): Said;
  /** "de l’Archer". */
  ofThe(id: Json | undefined): Said;
  /** "e" where the name is feminine, "s" where it is several: the ending of a participle. */
  ending(id: Json | undefined): string;
}

export function frenchCards(
  printed: (id: Json | undefined) => Part,
  names: Readonly<Record<string, string>>,
): FrenchCards {
  const put = (id: Json | undefined, before: (noun: FrenchNoun) => string): [string, Part] => {
    const part = printed(id);
    const named = names[String(id)];
    if (named === undefined || typeof part === 'string') return ['', part];
    const noun = nounOf(named);
    return [before(noun), { ...part, text: noun.name }];
  };
  return {
    card: id => put(id, () => '')[1],
    a: id => said`${put(id, ({ gender }) => A[gender])}`,
    the: id => said`${put(id, the)}`,
    ofThe: id => said`${put(id, ofThe)}`,
    ending: id => {
      const { gender } = nounOf(names[String(id)] ?? 'm ');
      return { m: '', f: 'e', mp: 's', fp: 'es', x: '' }[gender];
    },
  };
}

/** What stands on the card. */
export function frenchName(noun: string): string {
  return nounOf(noun).name;
}

/** "d’Anna", "de Ben": a name after "de". */
export function ofName(name: Part): Said {
  const text = typeof name === 'string' ? name : name.text;
  return said`${SILENT.test(text) ? 'd’' : 'de '}${name}`;
}

/** The names of a new game, for each of the places that need one. */
export interface Naming {
  /** Its folder, and its name in saves and commands: `dragon-hoard`. */
  readonly id: string;
  /** The title on the box: `Dragon Hoard`. */
  readonly title: string;
  /** In code: `dragonHoard`. */
  readonly variable: string;
  /** The prefix of its clause numbers: `DH`. */
  readonly clauses: string;
}

/** Why a game can't have this name, and what to do. */
export class BadName extends Error {}

/** What saves accept as a game's name, without hyphens at the end or next to each other. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

/** Reserved words, and names that some systems do not allow for folders. */
const RESERVED = new Set(
  [
    'arguments async await break case catch class const constructor continue debugger default delete do else enum eval export',
    'extends false finally for function if implements import in instanceof interface let new null package private protected',
    'public return static super switch this throw true try typeof undefined var void while with yield',
    'aux con nul prn com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9',
    'about game rules shelf toy market-day',
  ].flatMap(line => line.split(' ')),
);

/** `taken`: the names of existing games and packages. */
export function namingOf(id: string, taken: readonly string[]): Naming {
  if (!ID.test(id) || id.length > LONGEST) {
    const meant = suggestion(id);
    throw new BadName(
      `"${id}" can't be the name of a game: it must be small letters and digits, words joined by one hyphen, at most ${LONGEST} in all, the first a letter` +
        (meant === null ? ', as in dragon-hoard.' : `. Try ${meant}.`),
    );
  }
  if (RESERVED.has(id))
    throw new BadName(`"${id}" is a word that means something else already. Try the-${id}.`);
  if (taken.includes(id))
    throw new BadName(
      `There is something called ${id} already. Choose another name, or delete games/${id} first if it is a game of yours that you don't want.`,
    );
  const words = id.split('-');
  return {
    id,
    title: words.map(capital).join(' '),
    variable: [words[0]!, ...words.slice(1).map(capital)].join(''),
    clauses: (words.length === 1 ? id.slice(0, 2) : words.map(word => word[0]!).join(''))
      .slice(0, 4)
      .toUpperCase(),
  };
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** The most similar valid name; null if nothing is left. */
function suggestion(id: string): string | null {
  const words = id
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '');
  const meant = words
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  return ID.test(meant) ? meant : null;
}

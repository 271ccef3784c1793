import type { Game, Json, Part, Phrase, Who, Words } from '@castellan/kernel';

/** A card in a sentence: what is before its name, its name, and what comes after. */
export interface SaidCard {
  readonly pattern: string;
  readonly id: string;
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** A sentence with a place for a card: any card of these kinds can stand there. */
interface Pattern {
  readonly phrase: Phrase;
  readonly slot: string;
  readonly kinds: Set<string>;
}

const who: Who = seat => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat] ?? 'Nobody';

/** Every card in every sentence in which it can stand. The phrases are those that games say. */
export function saidCards(game: Game, words: Words, phrases: readonly Phrase[]): SaidCard[] {
  const kindOf = new Map(game.ledger().map(({ id, kind }) => [id, kind]));
  const patterns = new Map<string, Pattern>();
  for (const phrase of phrases) {
    for (const [slot, value] of Object.entries(phrase)) {
      const kind = kindOf.get(String(first(value)));
      if (kind === undefined || slot === 'say') continue;
      const key = `${phrase.say} ${slot} ${Array.isArray(value) ? value.length : ''}`;
      const pattern = patterns.get(key) ?? { phrase, slot, kinds: new Set() };
      patterns.set(key, pattern);
      pattern.kinds.add(kind);
    }
  }
  return [...patterns].flatMap(([pattern, { phrase, slot, kinds }]) =>
    [...kindOf].flatMap(([id, kind]) => {
      if (!kinds.has(kind)) return [];
      const said = saidIn(words, { ...phrase, [slot]: put(phrase[slot], id) }, id, pattern);
      // What comes later in a list is as the first of them.
      return Array.isArray(phrase[slot]) ? said.slice(0, 1) : said;
    }),
  );
}

const first = (value: Json | undefined): Json | undefined =>
  Array.isArray(value) ? value[0] : value;

const put = (value: Json | undefined, id: string): Json =>
  Array.isArray(value) ? [id, ...value.slice(1)] : id;

/** Where the card stands in the sentence; nothing where the sentence does not name it. */
function saidIn(words: Words, phrase: Phrase, id: string, pattern: string): SaidCard[] {
  const parts = words.parts!(phrase, who);
  const texts = parts.map(part => (typeof part === 'string' ? part : part.text));
  const isCard = (part: Part): part is Extract<Part, { card: string }> =>
    typeof part !== 'string' && 'card' in part;
  return parts.flatMap((part, i) => {
    if (!isCard(part) || !part.card.endsWith(`:${id}`)) return [];
    const [, open, name, close] = QUOTED.exec(part.text)!;
    return [
      {
        pattern: `${pattern} ${parts.slice(0, i).filter(isCard).length}`,
        id,
        before: `${texts.slice(0, i).join('')}${open}`,
        name: name!,
        after: `${close}${texts.slice(i + 1).join('')}`,
      },
    ];
  });
}

/** A title keeps its quotation marks with it. */
const QUOTED = /^(„|«\u00a0|)(.*?)(“|\u00a0»|)$/u;

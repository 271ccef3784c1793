// What the texts of every language may ask about the cards.
import type { Piece, Said, Value } from '@castellan/kernel';
import { GameSpeaker, gameSpeech, labelOf } from '@castellan/powers';
import type { GameSpeech, MadeCatalogue } from '@castellan/powers';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns } from '../cards/types.ts';
import type { Triple } from '../cards/types.ts';
import { characterFaces, questFaces } from '../figures.ts';
import { terms } from '../vocabulary/terms.ts';
import type { Args } from './made/index.ts';

const GAME = {
  title: 'Shadowgate',
  terms,
  cards: { adventure: adventures, quest: questFaces, character: characterFaces },
};

const adventure = (id: Value) => adventures.find(card => card.id === id);
const character = (id: Value) => characterFaces.find(card => card.id === id)!;

/** What texts may call. */
export class Functions extends GameSpeaker<typeof terms> {
  constructor(made: MadeCatalogue<Args, Functions>) {
    super(GAME, made as never);
  }

  /** The type of an item; null for what is none. */
  TYPE(card: Value): string | null {
    return adventure(card)?.type ?? null;
  }

  CLASS(card: Value): string | null {
    const type = this.TYPE(card);
    return type === null || type === 'wild' ? null : classOf[type as keyof typeof classOf];
  }

  /** What a card or a quest costs, and what a card gives as resources: a number for each column. */
  COST(id: Value): Triple {
    return adventure(id)?.cost ?? questFaces.find(face => face.id === id)?.cost ?? [0, 0, 0];
  }

  GIVES(id: Value): Triple {
    return adventure(id)?.resources ?? [0, 0, 0];
  }

  /** "2 might and 1 wit"; columns with 0 are left out. Of several bills, the first. */
  COLUMNS(numbers: Value): Said {
    const [first] = numbers as readonly Value[];
    const row = (Array.isArray(first) ? first : numbers) as Triple;
    const amounts = columns.flatMap((column, i) =>
      row[i] === 0
        ? []
        : [{ n: row[i]!, column: this.rows.resources[column][row[i] === 1 ? 0 : 1] }],
    );
    return amounts.length === 0
      ? [this.grammar.amounts([])]
      : this.EACH(amounts, { text: 'amount' });
  }

  /** Of a cost that is out of reach: each column that it asks for, and what there is. */
  SHORT(needs: Value, has: Value): Value {
    const [asked, there] = [needs, has] as unknown as readonly [Triple, Triple];
    return columns.flatMap((column, i) =>
      asked[i] === 0 ? [] : [{ column, n: asked[i]!, has: there[i]! }],
    );
  }

  /** What a type or a class is called; of several, a list to be joined. */
  KIND(word: Value): Piece {
    if (Array.isArray(word)) return (word as readonly Value[]).map(one => this.KIND(one));
    const { rows } = this;
    const name = String(word);
    return labelOf(rows, `type:${name}`) ?? labelOf(rows, `class:${name}`) ?? name;
  }

  /** "fire + magic". */
  PLUS(kinds: Piece): string {
    return (kinds as readonly string[]).join(' + ');
  }

  STATS(id: Value): string {
    return character(id).stats.join(', ');
  }

  BASES(id: Value): Value {
    return character(id).baseTypes;
  }
}

export const speak = (made: MadeCatalogue<Args, Functions>): GameSpeech<Args, Functions> =>
  gameSpeech(GAME.title, made, new Functions(made));

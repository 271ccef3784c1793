import type { Phrase } from './json.ts';
import type { Said } from './said.ts';
import type { Seat } from './seat.ts';

/** What a seat is called at this table. */
export interface Who {
  (seat: Seat): string;
  /** The seat of the reader, who is called "you". */
  readonly you?: Seat | undefined;
}

/** A game's words in one language: turns phrases (prompts, notes, reasons, events, score lines) into sentences. */
export interface Words {
  say(phrase: Phrase, who: Who): string;
  /**
   * The same in pieces, so that a screen knows which text stands for a card, an amount or a seat. Without it,
   * everything is plain text.
   */
  parts?(phrase: Phrase, who: Who): Said;
  /** What belongs to a phrase under a name of its own: of a question, what its answer does in a word or two. Null: nothing. */
  attribute?(phrase: Phrase, name: string, who: Who): string | null;
  /** The name of the opponent that the rules play (seat -1), if there is one. */
  readonly rival?: string;
}

/** How text output marks things: a terminal uses colours, a log stays plain. */
export interface Pen {
  strong(text: string): string;
  faint(text: string): string;
  /** In the colour of a thing: `gold`, `magic`, `seat1` … */
  paint(thing: string, text: string): string;
}

/** How to draw a board: no line takes more columns than `width`, not counting what the pen adds. */
export interface BoardText {
  readonly pen: Pen;
  readonly width: number;
  readonly who: Who;
}

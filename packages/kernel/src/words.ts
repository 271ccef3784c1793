import type { Phrase } from './json.ts';
import type { Said } from './said.ts';
import type { Seat } from './seat.ts';

/** What a seat is called at this table. */
export type Who = (seat: Seat) => string;

/** A game's words in one language: turns phrases (prompts, notes, reasons, events, score lines) into sentences. */
export interface Words {
  say(phrase: Phrase, who: Who): string;
  /** The same in pieces: which text stands for a card, an amount, a seat. Without it, all is text. */
  parts?(phrase: Phrase, who: Who): Said;
  /** What the opponent that the rules play (seat -1) is called, where there is one. */
  readonly rival?: string;
}

/** How a text view marks things; a terminal paints, a log leaves it plain. */
export interface Pen {
  strong(text: string): string;
  faint(text: string): string;
  /** Painted in the colour of a thing: `gold`, `magic`, `seat1` … */
  paint(thing: string, text: string): string;
}

/** How a board is to be drawn: no line takes more columns than `width`, whatever the pen adds. */
export interface BoardText {
  readonly pen: Pen;
  readonly width: number;
  readonly who: Who;
}

/** The version of these messages. A page with another one is told to reload. */
export const PROTOCOL = 6;

/** The longest message that a server reads: an answer to the largest decision has a tenth of it. */
export const LONGEST_MESSAGE = 16_384;

/** Faces that can be shown without a common language. */
export const FACES = ['hello', 'well-played', 'laugh', 'ouch', 'think', 'hurry', 'thanks'] as const;
export type Face = (typeof FACES)[number];

/** The phrase book: what can be said without typing. Only its key is sent, and people read it in their own language. */
export const PHRASES = [
  'hello-all',
  'good-luck',
  'your-turn',
  'one-moment',
  'no-hurry',
  'nice-move',
  'my-mistake',
  'yes',
  'no',
  'good-game',
  'once-more',
  'must-go',
] as const;
export type PhraseKey = (typeof PHRASES)[number];

/** What came over the wire is not a message of ours; says what is wrong with it. */
export class BadMessage extends Error {
  constructor(why: string) {
    super(`Not understood: ${why}`);
    this.name = 'BadMessage';
  }
}

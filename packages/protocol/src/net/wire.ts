/** The version of these messages. A page with another one is told to reload. */
export const PROTOCOL = 5;

/** The longest message that a server reads: an answer to the largest decision has a tenth of it. */
export const LONGEST_MESSAGE = 16_384;

/** Faces that can be shown without a common language. */
export const FACES = ['hello', 'well-played', 'laugh', 'ouch', 'think', 'hurry', 'thanks'] as const;
export type Face = (typeof FACES)[number];

/** What came over the wire is not a message of ours; says what is wrong with it. */
export class BadMessage extends Error {
  constructor(why: string) {
    super(`Not understood: ${why}`);
    this.name = 'BadMessage';
  }
}

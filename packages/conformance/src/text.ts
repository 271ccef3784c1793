const ESCAPE = String.fromCharCode(27);
const PAINT = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');
const SLIPS = /undefined|\[object|NaN/;
const WIDE =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const NO_WIDTH = /\p{Mark}|\u200d/u;

/** What is wrong with a text for people; null if nothing is. */
export function faultOfText(text: unknown): string | null {
  if (typeof text !== 'string') return 'it is no text';
  if (text.trim() === '') return 'it is empty';
  const slip = SLIPS.exec(text);
  return slip === null ? null : `it says "${slip[0]}"`;
}

/** The text without its colours. */
export function unpainted(text: string): string {
  return text.replaceAll(PAINT, '');
}

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const sign of text) sum += NO_WIDTH.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1;
  return sum;
}

/**
 * What steers a terminal or turns the direction of writing instead of being read: the control characters (C0, DEL, C1), the
 * breaks of lines and paragraphs, the marks, embeddings, overrides and isolates of bidirectional text, and what
 * annotates text. Joiners stay: names in some scripts need them.
 */
const STEERING =
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/g;

export function isPlainText(text: string): boolean {
  return text.search(STEERING) < 0;
}

export function withoutSteering(text: string, instead: string): string {
  return text.replaceAll(STEERING, instead);
}

/** What a person is called may be this long. */
const LONGEST_NAME = 40;

/** A text from outside as it may be shown: one line, nothing in it that steers. */
export function plainText(text: string, most: number): string {
  // Cut twice: first what is far too long, then what is left of it.
  const some = withoutSteering(text.slice(0, most * 4), ' ').toWellFormed();
  return [...some.replaceAll(/ {2,}/g, ' ').trim()].slice(0, most).join('');
}

/** What a person or a bot is called. */
export function plainName(name: string): string {
  return plainText(name, LONGEST_NAME);
}

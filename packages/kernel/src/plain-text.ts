/**
 * Characters that control a terminal or the writing direction instead of being read: control characters (C0, DEL,
 * C1), line and paragraph separators, marks, embeddings, overrides and isolates of bidirectional text, and
 * annotations. Joiners stay: names in some scripts need them.
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

/** The longest name for a person. */
const LONGEST_NAME = 40;

/** A text from outside, made safe to show: one line without control characters. */
export function plainText(text: string, most: number): string {
  // Cut twice: first to keep the work small, then to the final length.
  const some = withoutSteering(text.slice(0, most * 4), ' ').toWellFormed();
  return [...some.replaceAll(/ {2,}/g, ' ').trim()].slice(0, most).join('');
}

/**
 * What can be seen: letters, digits, signs. Not what joins or decorates others, nor what has a letter's rank and no
 * shape: fillers, the empty braille cell, a note without a head, the place of something that is not there.
 */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name for a person or a bot, made safe to show; empty if nothing of it could be seen. */
export function plainName(name: string): string {
  const plain = keptName(name);
  return SEEN.test(plain) ? plain : '';
}

/** The name in a save, made safe to show. It stays what was promised, also if nobody could be called that today. */
export function keptName(name: string): string {
  return plainText(name, LONGEST_NAME);
}

/** Where a word may be broken on a narrow plate: an invisible hyphen. */
const SOFT = '\u00ad';
const VOWELS = 'aeiouyäöüéèêâîôû';
/** Letters that stay together, most of them where a syllable begins. */
const TOGETHER =
  'bl br ch ck cl cr dr fl fr gl gn gr hl hm hn hr hw kl kn kr pf ph pl pr qu sc sh sl sp st th tr zw';
/** Fewer letters than these are not left alone on a line. */
const LEAST = 3;

/** A long word with a place to break it, as near to its middle as it sounds right. */
export function hyphenated(word: string): string {
  const letters = word.toLowerCase();
  const isVowel = (at: number): boolean => VOWELS.includes(letters[at]!);
  const isPair = (at: number): boolean => TOGETHER.includes(letters.slice(at, at + 2));
  const isPlace = (at: number): boolean =>
    !isVowel(at) && !isPair(at - 1) && (isVowel(at + 1) || isPair(at));
  const off = (at: number): number => Math.abs(at - word.length / 2);
  let best = 0;
  for (let at = LEAST; at <= word.length - LEAST; at++)
    if (isPlace(at) && off(at) < off(best)) best = at;
  return best === 0 ? word : `${word.slice(0, best)}${SOFT}${word.slice(best)}`;
}

/** Words shorter than these find their room. */
const LONG = 9;

/** All long words of a text with a place to break them. */
export const hyphenatedWords = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, word => (word.length < LONG ? word : hyphenated(word)));

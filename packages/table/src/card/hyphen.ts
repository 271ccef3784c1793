/** Where a word may be broken on a narrow plate: an invisible hyphen. */
const SOFT = '\u00ad';
const VOWELS = 'aeiouyäöüéèêâîôû';
/** Two letters that are one sound. */
const ONE_SOUND = new Set(['ch', 'ck', 'ph', 'sh', 'th', 'qu']);
/** What ends with a letter that goes with those before or after it: "Belagerungs-", "-schmied". */
const JOINED = /(?:ungs?|sch[lmnrw])$/;
/** Fewer letters than these are not left alone on a line. */
const LEAST = 3;

/** A long word with a place to break it, as near to its middle as it sounds right. */
export function hyphenated(word: string): string {
  const letters = word.toLowerCase();
  const isVowel = (at: number): boolean => VOWELS.includes(letters[at]!);
  const isPlace = (at: number): boolean => {
    if (isVowel(at) || ONE_SOUND.has(letters.slice(at - 1, at + 1))) return false;
    if (letters.startsWith('sch', at - 1) || JOINED.test(letters.slice(0, at + 1))) return false;
    return isVowel(at - 1) ? isVowel(at + 1) : true;
  };
  const middle = word.length / 2;
  const places = Array.from({ length: word.length }, (_, at) => at)
    .slice(LEAST, 1 - LEAST)
    .filter(isPlace)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const [best] = places;
  return best === undefined ? word : `${word.slice(0, best)}${SOFT}${word.slice(best)}`;
}

/** Words shorter than these find their room. */
const LONG = 9;

/** All long words of a text with a place to break them. */
export const hyphenatedWords = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, word => (word.length < LONG ? word : hyphenated(word)));

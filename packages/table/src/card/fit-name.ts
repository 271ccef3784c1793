/** How wide Cinzel's letters are when bold, in hundredths of their size, two figures each: from A to Z, six signs, from a to z. */
const LETTERS =
  '72677883636084863938766295868866887558678273977370660000000000006460687556537375353467558678785977665160706487656461';
const SIGNS: Readonly<Record<string, number>> = {
  ' ': 25,
  "'": 20,
  '’': 24,
  '-': 38,
  '.': 22,
  ',': 23,
  '&': 81,
  ß: 103,
};
const UNKNOWN = 80;

/** How wide a text is, in multiples of its font size. A letter with an accent is as wide as without. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) {
    const at = 2 * (letter.normalize('NFD').charCodeAt(0) - 65);
    // Not `slice`: what comes before A would be counted from the end.
    sum += SIGNS[letter] ?? (Number(LETTERS.substring(at, at + 2)) || UNKNOWN);
  }
  return sum / 100;
}

/** A plate for a name: how wide it is, and how large a name may be on one line, on two, and at the least. All in the same unit. */
export interface Plate {
  readonly width: number;
  readonly one: number;
  readonly two: number;
  readonly least: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: 1 | 2;
}

/** The largest size at which a name fits: on one line if that costs little, else on two, never below the smallest. */
export function fitName(name: string, { width, one, two, least }: Plate): Fitted {
  const single = Math.min(one, width / widthOf(name));
  const split = Math.min(two, width / narrowest(name));
  const lines = single >= split || single >= one * 0.86 ? 1 : 2;
  return { size: Math.max(least, Math.floor((lines === 1 ? single : split) * 100) / 100), lines };
}

/** How wide a name is when it is broken at the best of its spaces; not less than its longest word. */
export function narrowest(name: string): number {
  const words = name.split(' ');
  const breaks = words
    .slice(1)
    .map((_, i) =>
      Math.max(widthOf(words.slice(0, i + 1).join(' ')), widthOf(words.slice(i + 1).join(' '))),
    );
  return Math.min(...breaks, widthOf(name));
}

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

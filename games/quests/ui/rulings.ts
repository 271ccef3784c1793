import type { settled as english } from './rulings-en.ts';

/** In every language what there is in English. */
export type Settled = Readonly<Record<keyof typeof english, string>>;

/** What of it holds for single Citizens [QV R7–R9, R17]. */
const RULINGS: Readonly<Record<string, readonly (keyof Settled)[]>> = {
  'citizen:warlord': ['equals'],
  'citizen:baker': ['equals'],
  'citizen:priestess': ['equals'],
  'citizen:knight': ['hires'],
  'citizen:peasant': ['hires'],
  'citizen:cleric': ['hires'],
  'citizen:bard': ['paysItself'],
  'citizen:butcher': ['paysItself', 'anyone'],
  'citizen:baron': ['paysItself', 'hires'],
  'citizen:necromancer': ['paysItself', 'hires'],
  'citizen:captain': ['nothingReserved', 'hires'],
  'citizen:bishop': ['notHired', 'anyone'],
  'citizen:assassin': ['anyone'],
  'citizen:champion': ['anyone'],
  'citizen:sapper': ['anyone'],
  'citizen:squire': ['anyone'],
  'citizen:thief': ['anyone'],
  'citizen:mage': ['gap'],
  'citizen:sorceress': ['gap'],
  'citizen:merchant': ['gap'],
  'citizen:summoner': ['gap'],
};

/** What has been settled about each card, in the words of a language. */
export const rulingsIn = (words: Settled): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(RULINGS).map(([card, settled]) => [card, settled.map(one => words[one])]),
  );

/** What a lobby shows about a game before the rest of the game is loaded. */
export interface About {
  /** The title on the box. */
  readonly name: string;
  /** The numbers of players it can be played with. */
  readonly players: readonly [least: number, most: number];
  /** How many players a beginner's game has, the beginner included. */
  readonly company: number;
  /** The picture on the box, its author, and the colours behind it. */
  readonly box: {
    readonly picture: string;
    readonly author: string;
    readonly from: string;
    readonly to: string;
  };
  /** By language; `en` is always there. */
  readonly words: Readonly<Record<string, AboutWords>> & { readonly en: AboutWords };
}

export interface AboutWords {
  readonly name: string;
  /** One sentence. */
  readonly line: string;
  readonly minutes: string;
  /** How the solo game is played, if there is one. */
  readonly solo: string | null;
}

/** The texts in one language, or in English if the game lacks that language. */
export function aboutIn({ words }: About, locale: string): AboutWords {
  return words[locale] ?? words.en;
}

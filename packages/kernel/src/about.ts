/** What a lobby tells of a game, before anything else of it is there. */
export interface About {
  /** As it stands on the box. */
  readonly name: string;
  /** The numbers of players it can be played with. */
  readonly players: readonly [least: number, most: number];
  /** How many a beginner sits down with. */
  readonly company: number;
  /** The picture on its box and who made it, and the colours behind it. */
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
  /** How it is played alone, if it can be. */
  readonly solo: string | null;
}

/** What is told in a language, or in English where that is missing. */
export function aboutIn({ words }: About, locale: string): AboutWords {
  return words[locale] ?? words.en;
}

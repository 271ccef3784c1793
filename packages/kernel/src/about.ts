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
  /** How long a game takes: `30–60`. */
  readonly minutes: string;
  /** By language, what a catalogue says under `about-name` and `about-line`; `en` is always there. */
  readonly words: Readonly<Record<string, AboutWords>> & { readonly en: AboutWords };
}

export interface AboutWords {
  readonly name: string;
  /** One sentence. */
  readonly line: string;
}

/** What is said in one language, or in English if the game lacks that language. */
export function aboutIn(about: About, locale: string): AboutWords & Pick<About, 'minutes'> {
  return { minutes: about.minutes, ...(about.words[locale] ?? about.words.en) };
}

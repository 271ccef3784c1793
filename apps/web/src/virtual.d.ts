/** The pictures that a game uses: `virtual:pictures/<game>`. */
declare module 'virtual:pictures/*' {
  export const pictures: Readonly<Record<string, string>>;
}

/** Who made the pictures that are used anywhere. */
declare module 'virtual:credits' {
  export const credits: readonly {
    readonly picture: string;
    readonly author: string;
    readonly licence: string;
  }[];
}

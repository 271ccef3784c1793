/** How many faces are made from a name. People choose one of them; it is the first if they say nothing. */
export const PORTRAITS = 5;

/** From what was kept or sent by others, which may be anything. */
export const portraitIn = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < PORTRAITS ? Number(value) : 0;

/** For where only a choice is written down. */
export const chosenPortrait = (portrait = 0): { readonly portrait?: number } =>
  portrait === 0 ? {} : { portrait };

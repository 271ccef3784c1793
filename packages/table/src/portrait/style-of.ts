/** The style of a bot, from the seed of its face: `bot:steward-builder:Ida`; null for everyone else. */
export const styleOf = (seed: string): string | null =>
  /^bot:[a-z]+-([a-z]+)(?::|$)/.exec(seed)?.[1] ?? null;

/** Whose face somebody has: people one made from their name, a bot somebody's in the clothes of its level. */
export const seedOf = (name: string, bot: string | null): string =>
  bot === null ? name : name === '' ? `bot:${bot}` : `bot:${bot}:${name}`;

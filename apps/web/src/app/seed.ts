/**
 * Whose face somebody has: people one of those made from their name, a bot somebody's in the clothes of its level.
 * `portrait`: which of them; the first is as old as the names.
 */
export function seedOf(name: string, bot: string | null, portrait = 0): string {
  if (bot === null) return portrait === 0 ? name : `${name}#${portrait}`;
  return name === '' ? `bot:${bot}` : `bot:${bot}:${name}`;
}

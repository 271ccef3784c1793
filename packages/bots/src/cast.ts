/** The styles that the games have between them. Each game has some of them, by its own `styles`. */
export const CAST = ['slayer', 'builder', 'recruiter', 'schemer', 'hoarder', 'daredevil'] as const;

/** The levels that play in a style. */
export const STYLED = ['page', 'greedy', 'squire', 'steward', 'castellan'] as const;

/** Every chair with a style, by its name: `castellan-slayer`. */
export const styledChairs: readonly string[] = STYLED.flatMap(level =>
  CAST.map(style => `${level}-${style}`),
);

/** A style behind a level, and how long it thinks: `castellan-slayer`, `steward-builder@24`. */
const NAME = new RegExp(`^(${STYLED.join('|')})-(${CAST.join('|')})(.*)$`);

/** What there is to a name: who plays, and in which style; no style: null. */
export function partsOf(name: string): { readonly level: string; readonly style: string | null } {
  const styled = NAME.exec(name);
  return styled === null
    ? { level: name, style: null }
    : { level: `${styled[1]!}${styled[3]!}`, style: styled[2]! };
}

import type { CSSProperties, ComponentChildren } from 'preact';

interface MiniProps {
  readonly columns: number;
  /** How wide a cell is at most, and how high. */
  readonly cell: readonly [width: number, height: number];
  /** The colour of each cell. */
  readonly colours: readonly string[];
  /** What lies on a cell. */
  readonly on?: ((cell: number) => ComponentChildren) | undefined;
}

/** A track in little room: a cell for each of its places. */
export function Mini({ columns, cell: [width, height], colours, on }: MiniProps) {
  const style = { '--cols': columns, '--wide': `${width}px`, '--high': `${height}px` };
  return (
    <span className="mg-mini" style={style as CSSProperties}>
      {colours.map((background, i) => (
        <i key={i} style={{ background }}>
          {on?.(i)}
        </i>
      ))}
    </span>
  );
}

export const EMPTY_CELL = '#0006';

/** The colour of a guild. */
export const guildColour = (guild: string): string => `var(--${guild})`;

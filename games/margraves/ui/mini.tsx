import type { CSSProperties, ComponentChildren } from 'preact';

interface MiniProps {
  readonly columns: number;
  /** How wide a cell is at most, and how high. */
  readonly cell: readonly [width: number, height: number];
  /** The colour of each cell; null: nothing is there. */
  readonly colours: readonly (string | null)[];
  /** What lies on a cell. */
  readonly on?: ((cell: number) => ComponentChildren) | undefined;
}

/** A track in little room: a cell for each of its places. */
export function Mini({ columns, cell: [width, height], colours, on }: MiniProps) {
  const style = { '--cols': columns, '--wide': `${width}px`, '--high': `${height}px` };
  return (
    <span className="mg-mini" style={style as CSSProperties}>
      {colours.map((colour, i) => (
        <i key={i} style={{ background: colour ?? '#0006' }}>
          {on?.(i)}
        </i>
      ))}
    </span>
  );
}

/** The colour of a guild. */
export const guildColour = (guild: string): string => `var(--${guild})`;

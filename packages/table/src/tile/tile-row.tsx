import type { CSSProperties, ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Size } from '../stage/solve.ts';
import { TileSizeContext } from '../stage/stage-context.ts';
import { listItems } from '../view.ts';

export interface TileRowProps {
  /** How large its tiles are, where that is not as large as those of the zone; whole pixels. */
  readonly size?: Size | undefined;
  readonly className?: string | undefined;
  /** What flights call the place. */
  readonly place?: string | undefined;
  readonly label?: string | undefined;
  /** A tile or something else for each place; or list items. */
  readonly children: ComponentChildren;
}

/** Tiles beside one another, as a list. */
export function TileRow({ size, className, place, label, children }: TileRowProps) {
  const { width, height } = size ?? { width: 0, height: 0 };
  const sizes = useMemo(() => ({ place: { width, height }, isTall: false }), [width, height]);
  const style = { '--tile-w': `${width}px`, '--tile-h': `${height}px` } as CSSProperties;
  const row = (
    <ul className={className} style={size && style} data-ref={place} aria-label={label}>
      {listItems(children)}
    </ul>
  );
  return size === undefined ? row : <TileSizeContext value={sizes}>{row}</TileSizeContext>;
}

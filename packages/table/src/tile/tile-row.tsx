import type { CSSProperties, ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Size } from '../stage/solve.ts';
import { TileSizeContext } from '../stage/stage-context.ts';

export interface TileRowProps {
  /** How large its tiles are; whole pixels. */
  readonly size: Size;
  readonly className?: string | undefined;
  /** What flights call the place. */
  readonly place?: string | undefined;
  readonly label?: string | undefined;
  /** List items. */
  readonly children: ComponentChildren;
}

/** A list whose tiles have a size of their own, not that of the stage. */
export function TileRow({ size, className, place, label, children }: TileRowProps) {
  const { width, height } = size;
  const sizes = useMemo(() => ({ place: { width, height }, isTall: false }), [width, height]);
  const style = { '--tile-w': `${width}px`, '--tile-h': `${height}px` } as CSSProperties;
  return (
    <TileSizeContext value={sizes}>
      <ul className={className} style={style} data-ref={place} aria-label={label}>
        {children}
      </ul>
    </TileSizeContext>
  );
}

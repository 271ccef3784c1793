import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTable } from '../context.tsx';
import type { Size } from './solve.ts';
import { usePlan } from './stage-context.ts';
import { useEnlarged } from './use-enlarged.ts';

export interface EnlargedProps {
  /** The zone that it fills. */
  readonly zone: string;
  /** What the two buttons are called. */
  readonly larger: string;
  readonly smaller: string;
  /** Draws one element of this size. */
  children(size: Size): ComponentChildren;
}

/** A drawing that fills a zone: where there is little room, two fingers or buttons make it larger than that. */
export function Enlarged({ zone, larger, smaller, children }: EnlargedProps) {
  const { decision } = useTable().lit;
  const { boxes, mode } = usePlan();
  const { width, height } = boxes.get(zone)!;
  const { zoom, view, grow, shrink } = useEnlarged({ width, height }, decision?.id);
  const size = useMemo(
    () => ({ width: Math.round(width * zoom), height: Math.round(height * zoom) }),
    [width, height, zoom],
  );
  return (
    <>
      <div ref={view} className="ct-enlarged" data-larger={zoom === 1 ? undefined : ''}>
        {children(size)}
      </div>
      {/* Where there is no room for them, two fingers do it. */}
      {mode !== 'wide' && mode !== 'low' && (
        <div className="ct-enlarge">
          <button type="button" aria-label={larger} disabled={!grow} onClick={grow}>
            +
          </button>
          <button type="button" aria-label={smaller} disabled={!shrink} onClick={shrink}>
            −
          </button>
        </div>
      )}
    </>
  );
}

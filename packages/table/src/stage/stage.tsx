import type { CSSProperties, ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { StageSpec } from './composition.ts';
import type { Plan, Size } from './solve.ts';
import { solve } from './solve.ts';
import { useFinger } from '../thing/use-finger.ts';
import { Laying, LayingContext, useIsOver } from './laying.ts';
import { StageContext } from './stage-context.ts';

export interface StageProps {
  readonly spec: StageSpec;
  readonly players: number;
  /** Somebody here is to decide: what can't be done now steps back. */
  readonly isAsked: boolean;
  /** It is laid part by part, what is asked first; without it, all at once. */
  readonly inTurn?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ComponentChildren;
}

/** The table: lays out the zones that are drawn inside it, once for each size of the window. */
export function Stage({ spec, players, isAsked, inTurn, className, children }: StageProps) {
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  useFinger(element);
  const [laying] = useState(() => (inTurn ? new Laying() : null));
  useLayoutEffect(() => void laying?.begin(), [laying]);
  const isLaid = useIsOver(laying);
  const stage = useMemo(
    () => (size === null ? null : { spec, plan: solve(spec, size, players) }),
    [spec, size, players],
  );
  return (
    <div
      ref={element}
      className={`ct-stage ${className ?? ''}`}
      // A phone is drawn alike however it is held; where parts fold, it says so.
      data-mode={stage?.plan.isSmall ? 'phone' : stage?.plan.mode}
      data-low={stage?.plan.isLow ? '' : undefined}
      data-surface={spec.surface}
      data-asked={isAsked ? '' : undefined}
      aria-busy={isLaid ? undefined : true}
      style={stage === null ? undefined : measures(stage.plan)}
    >
      {stage !== null && (
        <LayingContext value={laying}>
          <StageContext value={stage}>{children}</StageContext>
        </LayingContext>
      )}
    </div>
  );
}

function measures({ scale, tile, gap, pad }: Plan): CSSProperties {
  return {
    '--ct-scale': scale,
    '--tile-w': `${tile.width}px`,
    '--tile-h': `${tile.height}px`,
    '--tile-gap': `${gap}px`,
    '--zone-pad': `${pad}px`,
  } as CSSProperties;
}

/** The room there is inside; watched, since windows and telephones turn. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize(last => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}

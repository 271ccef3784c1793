import type { CSSProperties, ComponentChildren } from 'preact';
import { useLooks } from '../context.tsx';
import { useCarried } from '../decision/use-lights.ts';

export interface PieceProps {
  /** What flights and carries call it: `margrave:0`. */
  readonly of: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ComponentChildren;
}

/** Something on the table that no option is about, but that may be carried. It says nothing: what it lies on does. */
export function Piece({ of, className, style, children }: PieceProps) {
  const { lights } = useLooks();
  const isCarried = useCarried(lights, of);
  return (
    <span
      className={className}
      style={style}
      data-ref={of}
      data-carry={isCarried ? '' : undefined}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

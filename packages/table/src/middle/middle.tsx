import type { ComponentChildren } from 'preact';
import { Zone } from '../stage/zone.tsx';

export interface MiddleProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** What is going on, and the end of the turn. */
  readonly children: ComponentChildren;
}

/** The middle of the table, for a game whose turns are ended there. Its parts lie beside one another; where it is narrow, below. */
export function Middle({ label, className = '', children }: MiddleProps) {
  return (
    <Zone id="action" label={label} ground="leather" className={`ct-middle ${className}`}>
      <div className="ct-middle__slab">{children}</div>
    </Zone>
  );
}

export interface NowProps {
  /** Several matters at once: of each its picture, and below it what is told of it. */
  readonly many?: boolean | undefined;
  /** Matters, a tray, things to choose from; or a word of advice. */
  readonly children: ComponentChildren;
}

/** What is going on. */
export function Now({ many, children }: NowProps) {
  return (
    <div className="ct-now" data-many={many ? '' : undefined}>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}

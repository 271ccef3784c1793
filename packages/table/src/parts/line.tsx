import { Children } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import './parts.css';

export interface LineProps {
  readonly label: string;
  /** Wraps on wide screens instead of scrolling. */
  readonly wrap?: boolean | undefined;
  /** Cards lie over each other by this part of their width, 0 to 0.8. */
  readonly overlap?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Cards in a row. On small screens it scrolls and stops at a card. */
export function Line({ label, wrap, overlap = 0, className, children }: LineProps) {
  return (
    <ul
      className={`ct-line ${className ?? ''}`}
      aria-label={label}
      data-wrap={wrap ? '' : undefined}
      style={{ '--overlap': overlap } as CSSProperties}
    >
      {Children.map(children, child =>
        child === null || child === undefined || child === false ? null : <li>{child}</li>,
      )}
    </ul>
  );
}

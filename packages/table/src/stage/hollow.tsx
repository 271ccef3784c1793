import type { ReactNode } from 'react';
import { Picture } from '../icon/picture.tsx';

export interface HollowProps {
  /** What the place is for, for those who don't see it; empty: what it lies in says it. */
  readonly label: string;
  readonly picture?: string | undefined;
  readonly children?: ReactNode;
}

/** A place where nothing lies now. */
export function Hollow({ label, picture, children }: HollowProps) {
  const voice = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className="ct-hollow" {...voice}>
      {picture !== undefined && <Picture name={picture} />}
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}

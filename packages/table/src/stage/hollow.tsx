import type { ComponentChildren } from 'preact';
import { Picture } from '../icon/picture.tsx';
import { voice } from '../icon/voice.ts';

export interface HollowProps {
  /** What the place is for, for those who don't see it; empty: what it lies in says it. */
  readonly label: string;
  readonly picture?: string | undefined;
  readonly children?: ComponentChildren;
}

/** A place where nothing lies now. */
export function Hollow({ label, picture, children }: HollowProps) {
  return (
    <span className="ct-hollow" {...voice(label === '' ? undefined : label)}>
      {picture !== undefined && <Picture name={picture} />}
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}

import type { ComponentChildren, HTMLAttributes } from 'preact';
import { Emblem } from '../icon/picture.tsx';
import type { View } from './views.ts';
import type { Pictured } from './use-picture.ts';
import { usePicture } from './use-picture.ts';

export interface CardArtProps extends HTMLAttributes<HTMLSpanElement> {
  readonly face: Pictured;
  readonly view: View;
  /** The class of its emblem, which is there until the picture is painted. */
  readonly emblem?: string | undefined;
  readonly children?: ComponentChildren;
}

/** The picture of a card, and what lies on it. One element: the picture is its background. */
export function CardArt({ face, view, emblem, children, ...rest }: CardArtProps) {
  const { background, isPainted } = usePicture(face, view);
  return (
    <span {...rest} style={{ backgroundImage: background }}>
      {!isPainted && <Emblem name={face.emblem} className={emblem} isBrief />}
      {children}
    </span>
  );
}

import type { ComponentChildren } from 'preact';
import type { CaptionProps } from '../parts/caption.tsx';
import { Caption } from '../parts/caption.tsx';

export interface MatterProps {
  /** Its card, or what stands for it. */
  readonly picture?: ComponentChildren;
  readonly name?: ComponentChildren;
  /** How it stands: "being paid". */
  readonly words?: string | undefined;
  /** What is told in signs: what it lacks. */
  readonly children?: ComponentChildren;
}

/** Something that is going on: its card, and beside it what is to be known of it. */
export function Matter({ picture, name, words, children }: MatterProps) {
  return (
    <figure className="ct-matter">
      {picture}
      <figcaption>
        {name !== undefined && <b>{name}</b>}
        {words !== undefined && <span>{words}</span>}
        {children}
      </figcaption>
    </figure>
  );
}

export interface ToldProps extends CaptionProps {
  /** The card that it is about, where there is room for it. */
  readonly picture?: ComponentChildren;
}

/** Something that was done: its card, and beside it the words for it. */
export function Told({ picture, ...caption }: ToldProps) {
  return (
    <figure className="ct-matter">
      {picture}
      <Caption {...caption} />
    </figure>
  );
}

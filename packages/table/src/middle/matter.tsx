import type { Phrase } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useLooks } from '../context.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';

export interface MatterProps {
  /** Its card, or what stands for it. */
  readonly picture?: ComponentChildren;
  readonly name?: ComponentChildren;
  /** Its state: "being paid". */
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

export interface CaptionProps {
  /** What was done; null: nothing yet. */
  readonly event: Phrase | null;
  /** Where there is little room: fewer words for it. */
  readonly words?: string | undefined;
  /** Beside the words: what it brought. */
  readonly children?: ComponentChildren;
}

/** What somebody did last, in words. It keeps its place while there is nothing to tell. */
export function Caption({ event, words, children }: CaptionProps) {
  const { say } = useLooks();
  const { seat } = (event ?? {}) as { readonly seat?: number };
  return (
    <p className="ct-caption" data-empty={event === null ? '' : undefined}>
      {seat !== undefined && seat >= 0 && <SeatShield seat={seat} />}
      <span>{event !== null && (words ?? say(event))}</span>
      {children}
    </p>
  );
}

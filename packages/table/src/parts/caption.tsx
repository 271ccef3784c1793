import type { Phrase } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useLooks } from '../context.tsx';
import { SeatShield } from './seat-shield.tsx';

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

import type { Phrase } from '@castellan/kernel';
import { isAside, saidText } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useLooks } from '../context.tsx';
import { logEntry } from '../log/entry.ts';
import { SeatShield } from './seat-shield.tsx';

export interface CaptionProps {
  /** What was done; null: nothing yet. */
  readonly event: Phrase | null;
  /** Beside the words: what it brought. */
  readonly children?: ComponentChildren;
}

/** What somebody did last, in words; asides apart, for where there is little room. It keeps its place while there is nothing to tell. */
export function Caption({ event, children }: CaptionProps) {
  const looks = useLooks();
  const parts = event === null ? [] : logEntry(looks, event, '').parts;
  const { seat } = (event ?? {}) as { readonly seat?: number };
  return (
    <p className="ct-caption" data-empty={event === null ? '' : undefined}>
      {seat !== undefined && seat >= 0 && <SeatShield seat={seat} />}
      <span>
        {parts.map((part, i) => {
          const text = saidText([part]);
          return isAside(part) ? <span key={i}>{text}</span> : text;
        })}
      </span>
      {children}
    </p>
  );
}

import type { ComponentChildren } from 'preact';

export interface NoteProps {
  /** `call`: do something with it. `plain`: it says something. `bad`: what is lost with it, what is lacking. */
  readonly tone?: 'call' | 'plain' | 'bad' | undefined;
  /** At the upper edge of what it lies on, or at its foot. */
  readonly at?: 'top' | 'side' | 'foot' | undefined;
  readonly children: ComponentChildren;
}

/** A word on a card. */
export function Note({ tone = 'plain', at = 'foot', children }: NoteProps) {
  return (
    <b className="ct-note" data-tone={tone} data-at={at}>
      {children}
    </b>
  );
}

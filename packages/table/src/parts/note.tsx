import type { ComponentChildren } from 'preact';

export interface NoteProps {
  /** `call`: do something with it. `plain`: it says something. `bad`: what is lost with it, what is lacking. */
  readonly tone?: 'call' | 'plain' | 'bad' | undefined;
  /** At the upper edge of what it lies on, beside the points there, or at its foot. */
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

export interface TagProps {
  /** `can`: it can be paid. `soon`: with what is coming. `lack`: something is missing. */
  readonly state: 'can' | 'soon' | 'lack';
  readonly children: ComponentChildren;
}

/** Hangs below a card: whether it can be had, and what is missing. As high as `--tag`. */
export function Tag({ state, children }: TagProps) {
  return (
    <span className="ct-tag" data-state={state}>
      {children}
    </span>
  );
}

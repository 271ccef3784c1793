import type { ComponentChildren } from 'preact';

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

import type { ComponentChildren } from 'preact';

export interface ListProps<T> {
  readonly of: readonly T[];
  readonly className?: string | undefined;
  /** What it is called, for those who don't see it. */
  readonly label?: string | undefined;
  /** What flights call the place of all. */
  readonly place?: string | undefined;
  /** Said where there is none. */
  readonly empty?: string | undefined;
  /** What flights call the place of each. */
  readonly places?: ((item: T, i: number) => string | undefined) | undefined;
  /** Draws one of them. */
  children(item: T, i: number): ComponentChildren;
}

/** Things beside one another: a list for those who don't see it. */
export function List<T>({ of, className, label, place, empty, places, children }: ListProps<T>) {
  return (
    <ul className={className} aria-label={label} data-ref={place}>
      {of.map((item, i) => (
        <li key={i} data-ref={places?.(item, i)}>
          {children(item, i)}
        </li>
      ))}
      {of.length === 0 && empty !== undefined && <li>{empty}</li>}
    </ul>
  );
}

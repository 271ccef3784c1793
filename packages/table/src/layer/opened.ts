import { useLayoutEffect, useRef } from 'preact/hooks';

/** What lies open above the page, the topmost last. The page's way back closes it before it leads anywhere else. */
export class Opened {
  #closers: (() => void)[] = [];
  readonly #ears = new Set<() => void>();

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  isAny(): boolean {
    return this.#closers.length > 0;
  }

  /** Something has opened: how to close it. Gives how to say that it is closed. */
  add(close: () => void): () => void {
    // Made again, so that each is told from the others.
    const closer = (): void => close();
    this.#change([...this.#closers, closer]);
    return () => {
      if (this.#closers.includes(closer)) this.#change(this.#closers.filter(one => one !== closer));
    };
  }

  closeTop(): void {
    const top = this.#closers.at(-1);
    if (top === undefined) return;
    this.#change(this.#closers.slice(0, -1));
    top();
  }

  #change(closers: (() => void)[]): void {
    this.#closers = closers;
    for (const hear of this.#ears) hear();
  }
}

/** Of this page: it has one way back. */
export const opened: Opened = new Opened();

/** Says that something lies open, as long as it does. */
export function useOpened(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => (isOpen ? opened.add(() => latest.current()) : undefined), [isOpen]);
}

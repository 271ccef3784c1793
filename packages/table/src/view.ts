// What screens are made with that Preact does not have.
import type { ComponentChild, ComponentChildren, CSSProperties } from 'preact';
import type { FunctionComponent } from 'preact';
import { Component, createElement, isValidElement, toChildArray } from 'preact';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/** Lengths as a style has them. */
export const inPixels = (lengths: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));

/** The items of a list: what is none yet becomes one. */
export const listItems = (children: ComponentChildren): ComponentChild[] =>
  toChildArray(children).map((one, i) => {
    const key = (isValidElement(one) && one.key) || i;
    return isValidElement(one) && one.type === 'li' ? one : createElement('li', { key }, one);
  });

/** Draws again only when what it is given has changed. */
export function memo<P extends object>(
  Drawn: FunctionComponent<P>,
  isSame: (before: P, after: P) => boolean = isAlike,
): FunctionComponent<P> {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isSame(this.props, next);
    }

    override render(): ComponentChild {
      return createElement(Drawn, this.props);
    }
  }
  return Kept as unknown as FunctionComponent<P>;
}

function isAlike(before: object, after: object): boolean {
  for (const name in before) if (!(name in after)) return false;
  for (const name in after) {
    if (!Object.is(before[name as keyof object], after[name as keyof object])) return false;
  }
  return true;
}

/** What somebody else keeps, as it is now; drawn again when it changes. `subscribe` must stay the same. */
export function useStore<T>(subscribe: (hear: () => void) => () => void, get: () => T): T {
  const now = get();
  const latest = useRef({ now, get });
  latest.current = { now, get };
  const [, draw] = useReducer((times: number, _: void) => times + 1, 0);
  useLayoutEffect(() => {
    const hear = (): void => {
      const { now, get } = latest.current;
      if (!Object.is(now, get())) draw();
    };
    // It may have changed since it was drawn.
    hear();
    return subscribe(hear);
  }, [subscribe]);
  return now;
}

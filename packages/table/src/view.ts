// What screens are made with that Preact does not have.
import type { ComponentChild, ComponentChildren, CSSProperties, FunctionComponent } from 'preact';
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

/** Draws again only when what it is given has changed. A board makes faces and lists again as it is drawn: most of them alike. */
export function memo<P extends object>(Drawn: FunctionComponent<P>): FunctionComponent<P> {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isAlike(this.props, next);
    }

    // Called, not drawn as a part of its own: there are hundreds of them on a table.
    override render(): ComponentChild {
      return Drawn(this.props) as ComponentChild;
    }
  }
  return Kept as unknown as FunctionComponent<P>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether two values say the same: plain data, and what is to be drawn. Anything else is alike only if it is the same. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, i) => isAlike(one, b[i]));
  if (isValidElement(a))
    return isValidElement(b) && a.type === b.type && a.key === b.key && haveAlike(a.props, b.props);
  return isPlain(a) && isPlain(b) && haveAlike(a as Fields, b as Fields);
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

function haveAlike(a: Fields, b: Fields): boolean {
  for (const name in a) if (!(name in b)) return false;
  for (const name in b) if (!isAlike(a[name], b[name])) return false;
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

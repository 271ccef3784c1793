import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

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

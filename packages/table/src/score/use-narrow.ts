import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** In pixels. */
const NARROW = 480;

/** Whether a chart's own place is narrow, as a rail is on a large screen too: it is drawn smaller there, so that its letters are not. */
export function useNarrow(figure: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = figure.current!;
    const look = (): void => setIsNarrow(element.clientWidth < NARROW);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [figure]);
  return isNarrow;
}

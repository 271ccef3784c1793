import { useLayoutEffect, useState } from 'preact/hooks';
import { useLooks } from './context.tsx';

/**
 * How many parts of a table are to be drawn now: one more with each task, so that a press, a key or a picture of the browser's
 * never waits for all of them. Once all are there, they stay.
 */
export function useSlices(parts: number): number {
  const { lights } = useLooks();
  const [drawn, setDrawn] = useState(() => {
    // Where there is no page, all that is drawn is drawn at once.
    if (typeof MessageChannel === 'undefined' || typeof document === 'undefined') return parts;
    lights.await(true);
    return 0;
  });
  useLayoutEffect(() => {
    if (drawn >= parts) {
      lights.await(false);
      return undefined;
    }
    return soon(() => setDrawn(drawn + 1));
  }, [lights, drawn, parts]);
  return drawn;
}

/** In a task of its own, and sooner than a timer. */
function soon(then: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then, { once: true });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}

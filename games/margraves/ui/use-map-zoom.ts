import type { Size } from '@castellan/table';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Up to so much larger than the map as a whole. */
const MOST = 2.4;
const STEP = 1.5;

const within = (zoom: number): number => {
  const clamped = Math.min(MOST, Math.max(1, zoom));
  // Almost whole is whole.
  return clamped < 1.08 ? 1 : clamped;
};

export interface MapZoom {
  readonly zoom: number;
  /** What scrolls, and has the land inside it. */
  readonly view: RefObject<HTMLDivElement | null>;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  grow(): void;
  shrink(): void;
}

/** A place on the land, as a share of its width and height, and where on the screen it stays. */
interface Held {
  readonly share: readonly [x: number, y: number];
  readonly at: readonly [x: number, y: number];
}

/** The map as large as one wishes: by two fingers or by buttons. What was in the middle stays there. */
export function useMapZoom({ width, height }: Size, asked: string | undefined): MapZoom {
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const held = useRef<Held | null>(null);
  const now = useRef({ zoom, width, height });
  now.current = { zoom, width, height };

  const hold = (x: number, y: number): Held => {
    const { scrollLeft, scrollTop } = view.current!;
    const { zoom: scale, width: w, height: h } = now.current;
    return {
      share: [(scrollLeft + x) / (w * scale), (scrollTop + y) / (h * scale)],
      at: [x, y],
    };
  };
  const change = (by: number): void => {
    held.current = hold(width / 2, height / 2);
    setZoom(within(zoom * by));
  };

  useLayoutEffect(() => {
    const element = view.current;
    if (element === null || held.current === null) return;
    const { share, at } = held.current;
    element.scrollTo(share[0] * width * zoom - at[0], share[1] * height * zoom - at[1]);
    held.current = null;
  }, [zoom, width, height]);

  // Fingers draw the land larger at once; it is laid out anew when they leave.
  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    let pinch: { readonly apart: number; readonly held: Held; by: number } | null = null;
    const land = (): HTMLElement => element.firstElementChild as HTMLElement;
    const onStart = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return;
      const { left, top } = element.getBoundingClientRect();
      const [a, b] = [event.touches[0]!, event.touches[1]!];
      const x = (a.clientX + b.clientX) / 2 - left;
      const y = (a.clientY + b.clientY) / 2 - top;
      pinch = { apart: apartOf(event), held: hold(x, y), by: 1 };
    };
    const onMove = (event: TouchEvent): void => {
      if (pinch === null || event.touches.length !== 2) return;
      event.preventDefault();
      pinch.by = within((now.current.zoom * apartOf(event)) / pinch.apart) / now.current.zoom;
      const [x, y] = pinch.held.share;
      land().style.transformOrigin = `${x * 100}% ${y * 100}%`;
      land().style.transform = `scale(${pinch.by})`;
    };
    const onEnd = (event: TouchEvent): void => {
      if (pinch === null || event.touches.length === 2) return;
      land().style.transform = '';
      held.current = pinch.held;
      setZoom(within(now.current.zoom * pinch.by));
      pinch = null;
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
    };
  }, []);

  // What is asked about comes into sight.
  useEffect(() => {
    if (zoom === 1 || asked === undefined) return;
    const lit = view.current?.querySelector('[data-lit="can"]');
    if (!lit) return;
    const [box, around] = [lit.getBoundingClientRect(), view.current!.getBoundingClientRect()];
    const isSeen =
      box.left >= around.left &&
      box.right <= around.right &&
      box.top >= around.top &&
      box.bottom <= around.bottom;
    if (!isSeen) lit.scrollIntoView({ block: 'center', inline: 'center' });
    // Once for each decision.
  }, [asked]);

  return {
    zoom,
    view,
    canGrow: zoom < MOST,
    canShrink: zoom > 1,
    grow: () => change(STEP),
    shrink: () => change(1 / STEP),
  };
}

function apartOf({ touches }: TouchEvent): number {
  const [a, b] = [touches[0]!, touches[1]!];
  return Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY));
}

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from './solve.ts';

/** Up to so much larger than its place. */
const MOST = 2.4;
const STEP = 1.5;

const within = (zoom: number): number => {
  const clamped = Math.min(MOST, Math.max(1, zoom));
  // Almost whole is whole.
  return clamped < 1.08 ? 1 : clamped;
};

export interface Enlarging {
  readonly zoom: number;
  /** What scrolls, and has the drawing inside it. */
  readonly view: RefObject<HTMLDivElement | null>;
  /** Undefined where it can't grow or shrink further. */
  readonly grow: (() => void) | undefined;
  readonly shrink: (() => void) | undefined;
}

/** A place on the drawing, as a share of its width and height, and where on the screen it stays. */
interface Held {
  readonly share: readonly [x: number, y: number];
  readonly at: readonly [x: number, y: number];
}

/** A drawing as large as one wishes: by two fingers or by buttons. What was in the middle stays there. */
export function useEnlarged({ width, height }: Size, asked: string | undefined): Enlarging {
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const held = useRef<Held | null>(null);

  const hold = (x: number, y: number): Held => {
    const { scrollLeft, scrollTop } = view.current!;
    return {
      share: [(scrollLeft + x) / (width * zoom), (scrollTop + y) / (height * zoom)],
      at: [x, y],
    };
  };
  const change = (by: number): void => {
    held.current = hold(width / 2, height / 2);
    setZoom(within(zoom * by));
  };

  useLayoutEffect(() => {
    if (held.current === null) return;
    const { share, at } = held.current;
    view.current!.scrollTo(share[0] * width * zoom - at[0], share[1] * height * zoom - at[1]);
    held.current = null;
  }, [zoom, width, height]);

  // Fingers draw it larger at once; it is laid out again when they leave.
  useEffect(
    () =>
      onPinch(view.current!, zoom, hold, (middle, by) => {
        held.current = middle;
        setZoom(within(zoom * by));
      }),
    [zoom, width, height],
  );

  // What is asked about comes into sight, once for each decision.
  useEffect(() => {
    const lit = zoom === 1 ? null : view.current!.querySelector('[data-lit="can"]');
    lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [asked]);

  return {
    zoom,
    view,
    grow: zoom < MOST ? () => change(STEP) : undefined,
    shrink: zoom > 1 ? () => change(1 / STEP) : undefined,
  };
}

function apartOf({ touches }: TouchEvent): number {
  const [a, b] = [touches[0]!, touches[1]!];
  return Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY));
}

/** Tells how much larger two fingers have drawn it, when they leave, and around what. Returns what ends it. */
function onPinch(
  element: HTMLElement,
  zoom: number,
  hold: (x: number, y: number) => Held,
  enlarge: (held: Held, by: number) => void,
): () => void {
  const drawing = element.firstElementChild as HTMLElement;
  let pinch: { readonly apart: number; readonly held: Held; by: number } | null = null;
  const onStart = (event: TouchEvent): void => {
    if (event.touches.length !== 2) return;
    const { left, top } = element.getBoundingClientRect();
    const [a, b] = [event.touches[0]!, event.touches[1]!];
    const middle = hold((a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top);
    pinch = { apart: apartOf(event), held: middle, by: 1 };
  };
  const onMove = (event: TouchEvent): void => {
    if (pinch === null || event.touches.length !== 2) return;
    event.preventDefault();
    pinch.by = within((zoom * apartOf(event)) / pinch.apart) / zoom;
    const [x, y] = pinch.held.share;
    drawing.style.transformOrigin = `${x * 100}% ${y * 100}%`;
    drawing.style.transform = `scale(${pinch.by})`;
  };
  const onEnd = (event: TouchEvent): void => {
    if (pinch === null || event.touches.length === 2) return;
    drawing.style.transform = '';
    enlarge(pinch.held, pinch.by);
    pinch = null;
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('touchstart', onStart, { passive: true, signal });
  element.addEventListener('touchmove', onMove, { passive: false, signal });
  element.addEventListener('touchend', onEnd, { signal });
  element.addEventListener('touchcancel', onEnd, { signal });
  return () => listening.abort();
}

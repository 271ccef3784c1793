import type { TargetedEvent, TargetedPointerEvent } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Layers } from '../layer/layers.ts';
import { spotOf } from '../layer/layers.ts';

const REST_MS = 420;
const HOLD_MS = 480;
/** How far a finger may tremble and still hold, in pixels. */
const STILL = 8;

interface Hold {
  readonly layers: Layers;
  readonly of: string;
  readonly card: string | null;
  readonly lines: readonly string[];
  readonly preview: boolean;
}

/** A pointer that rests on a thing shows its card or a tip; a finger that stays opens the card; focus shows the tip. */
export function useHold(hold: Hold) {
  const now = useRef(hold);
  const timer = useRef(0);
  const held = useRef(-Infinity);
  const isPointed = useRef(false);
  const pressed = useRef({ x: 0, y: 0 });
  now.current = hold;
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    /** True for the click that ends a long press, should one come. */
    const isHeld = (): boolean => performance.now() - held.current < 1500;
    const stop = (): void => clearTimeout(timer.current);
    const leave = (): void => {
      stop();
      now.current.layers.hush();
    };
    const rest = (element: Element): void => {
      const { layers, of, card, lines, preview } = now.current;
      if (!element.isConnected) return;
      const spot = spotOf(element);
      if (card !== null && preview) layers.show({ preview: { card, of, spot }, tip: null });
      else if (lines.length > 0) layers.show({ tip: { lines, spot } });
    };
    const stay = (element: Element): void => {
      const { layers, of, card, lines } = now.current;
      held.current = performance.now();
      if (card !== null) layers.show({ zoom: { card, of }, preview: null, tip: null });
      else if (lines.length > 0) layers.show({ tip: { lines, spot: spotOf(element) } });
    };
    const handlers = {
      // What comes to lie under a pointer at rest was not pointed at: only a pointer that moves opens anything.
      onPointerEnter: () => {
        isPointed.current = false;
      },
      onPointerMove: (event: TargetedPointerEvent<Element>) => {
        // A finger that moves scrolls or carries: it no longer holds.
        const { x, y } = pressed.current;
        if (
          event.pointerType !== 'mouse' &&
          Math.hypot(event.clientX - x, event.clientY - y) > STILL
        )
          stop();
        const isMoved = event.movementX !== 0 || event.movementY !== 0;
        if (event.pointerType !== 'mouse' || isPointed.current || !isMoved) return;
        const element = event.currentTarget;
        isPointed.current = true;
        stop();
        timer.current = window.setTimeout(() => rest(element), REST_MS);
      },
      onPointerLeave: leave,
      onPointerCancel: leave,
      onPointerDown: (event: TargetedPointerEvent<Element>) => {
        const element = event.currentTarget;
        stop();
        held.current = -Infinity;
        pressed.current = { x: event.clientX, y: event.clientY };
        if (event.pointerType !== 'mouse')
          timer.current = window.setTimeout(() => stay(element), HOLD_MS);
      },
      onPointerUp: stop,
      onContextMenu: (event: TargetedEvent<Element>) => {
        if (isHeld()) event.preventDefault();
      },
      onFocus: (event: TargetedEvent<Element>) => {
        const { layers, lines } = now.current;
        const element = event.currentTarget;
        if (lines.length > 0 && element.matches(':focus-visible'))
          layers.show({ tip: { lines, spot: spotOf(element) } });
      },
      onBlur: leave,
    };
    return { handlers, isHeld };
  }, []);
}

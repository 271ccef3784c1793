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
    const stay = (element: Element): void => {
      held.current = performance.now();
      showLarge(now.current, element);
    };
    const handlers = {
      // What comes to lie under a pointer at rest was not pointed at: only a pointer that moves opens anything.
      onPointerEnter: () => {
        isPointed.current = false;
      },
      onPointerMove: (event: TargetedPointerEvent<Element>) => {
        // A finger that moves scrolls or carries: it no longer holds.
        const { x, y } = pressed.current;
        const isFar = Math.hypot(event.clientX - x, event.clientY - y) > STILL;
        if (event.pointerType !== 'mouse' && isFar) stop();
        const isMoved = event.movementX !== 0 || event.movementY !== 0;
        if (event.pointerType !== 'mouse' || isPointed.current || !isMoved) return;
        const element = event.currentTarget;
        isPointed.current = true;
        stop();
        timer.current = window.setTimeout(() => showBeside(now.current, element), REST_MS);
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
        if (event.currentTarget.matches(':focus-visible'))
          showTip(now.current, event.currentTarget);
      },
      onBlur: leave,
    };
    return { handlers, isHeld };
  }, []);
}

function showTip({ layers, lines }: Hold, element: Element): void {
  if (lines.length > 0) layers.show({ tip: { lines, spot: spotOf(element) } });
}

/** What a resting pointer shows. */
function showBeside(hold: Hold, element: Element): void {
  const { layers, of, card, preview } = hold;
  if (!element.isConnected) return;
  if (card !== null && preview)
    layers.show({ preview: { card, of, spot: spotOf(element) }, tip: null });
  else showTip(hold, element);
}

/** What a finger shows that stays. */
function showLarge(hold: Hold, element: Element): void {
  const { layers, of, card } = hold;
  if (card !== null) layers.show({ zoom: { card, of }, preview: null, tip: null });
  else showTip(hold, element);
}
